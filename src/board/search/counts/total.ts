import { sql } from 'kysely'
import { MANY_JOBS } from '#board/search/search.ts'
import type { SearchTotal } from '#platform/primitives/paging.ts'
import { IS_LISTED, isNewestCopy } from '#board/jobs/stored/copies.ts'
import type { Db } from '#platform/database/database.ts'
import { countByFilters, findIds, type Board } from '#board/search/finding/find-ids.ts'
import { chosenFilters, isFiltersOnly, type Criteria } from '#board/search/query/criteria.ts'
import { countMatches } from '#board/search/query/scan.ts'
import { conceptQuery, quoteLexeme, toTextQuery } from '#board/search/query/tsquery.ts'
import { MAX_OVERESTIMATE } from './facet-counts.ts'
import { estimateMatches, isPlaceWide } from './statistics.ts'
import type { Verdict } from '#trade/headline/criteria.ts'
import { CHECKED_COUNTRY, VERDICT_NUMBERS } from '#sponsorship/stored-checks/stored-check.ts'
import { withoutIndex } from '#board/search/query/conditions.ts'
import { findConcept } from '#board/search/words/concepts.ts'
import { parseKeywords } from '#board/search/words/keywords.ts'

/** The number of matching jobs, without a page and facets. */
export async function countTotal(board: Board, criteria: Criteria): Promise<SearchTotal> {
  if (isFiltersOnly(criteria)) return (await countByFilters(board, criteria)).total
  if (exceedsCountLimit(board, criteria)) return { count: MANY_JOBS, isExact: false }
  if (estimateMatches(criteria, board.statistics) >= MAX_OVERESTIMATE * board.maxMatches) {
    const { counts } = await findIds(board, criteria, { limit: 1, offset: 0, after: null })
    return counts.total
  }
  return countMatches(board.db, criteria, board.maxMatches, {
    isPlaceWide: isPlaceWide(criteria, board.statistics),
  })
}

/** True for one word and nothing else: the statistics know its share, but for several words only that of the rarest. */
function exceedsCountLimit({ statistics }: Board, criteria: Criteria) {
  const { text, occupationCode } = criteria
  const isOneWord = text?.stems.flat().length === 1 && text.all === text.wanted
  const isNarrowed = !isFiltersOnly({ ...criteria, text: null }) || occupationCode !== null
  return (
    isOneWord &&
    !isNarrowed &&
    chosenFilters(criteria).length === 0 &&
    estimateMatches(criteria, statistics) >= MAX_OVERESTIMATE * MANY_JOBS
  )
}

/** The number of open jobs that a search for each of these concepts finds; 0 if none has the concept itself. */
export async function countConcepts(
  db: Db,
  lexemes: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ lexeme: string; count: number }>`
    select lexeme, (
      select case when count(*) filter (where own is null or words @@ own::tsquery) > 0
        then count(*) else 0 end
      from job_search
      where words @@ query::tsquery and ${IS_LISTED} and ${isNewestCopy([IS_LISTED])}
    ) as count
    from unnest(${[...lexemes]}::text[], ${lexemes.map(conceptQuery)}::text[], ${lexemes.map(ownQuery)}::text[])
      as wanted (lexeme, query, own)`.execute(db)
  return new Map(rows.map(({ lexeme, count }) => [lexeme, count]))
}

/** The concept alone, if a search for it finds more; rows are read again only for those. */
function ownQuery(lexeme: string) {
  return findConcept(lexeme)?.also ? quoteLexeme(lexeme) : null
}

/** The number of open jobs of each occupation, by its code; those without any are left out. */
export async function countByOccupation(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ code: string; count: number }>`
    select occupation_code as code, count(*) as count from job_search
    where ${IS_LISTED} and occupation_code is not null and ${isNewestCopy([IS_LISTED])} group by 1`.execute(
    db,
  )
  return new Map(rows.map(({ code, count }) => [code, count]))
}

// Enough for a share. Counting 15,000 takes four times as long.
const MOST_READ = 2000

/**
 * The open UK jobs with some words in their title whose work is open from abroad, and those whose work is closed. Above
 * a limit, only some are counted.
 */
export interface TitleVerdicts {
  open: number
  closed: number
}

export async function countTitleVerdicts(db: Db, words: string): Promise<TitleVerdicts> {
  const text = await toTextQuery(db, parseKeywords(words).clauses)
  const { rows } = await sql<TitleVerdicts>`
    select ${countOf('pass')} as open, ${countOf('fail')} as closed from (
      select occupation from job_search
      where title_words @@ ${text?.wanted ?? ''}::tsquery
        and ${withoutIndex(sql`country = ${CHECKED_COUNTRY}`)} and ${IS_LISTED}
      limit ${sql.lit(MOST_READ)}
    ) as found`.execute(db)
  return rows[0] ?? { open: 0, closed: 0 }
}

function countOf(verdict: Verdict) {
  return sql`count(*) filter (where occupation = ${sql.lit(VERDICT_NUMBERS[verdict])})`
}
