import { sql } from 'kysely'
import { MANY_JOBS } from '#board/search/search.ts'
import type { SearchTotal } from '#platform/primitives/paging.ts'
import { IS_LISTED, isNewestCopy } from '#board/jobs/stored/copies.ts'
import type { Db } from '#platform/database/database.ts'
import { countByFilters, findIds, type Board } from '#board/search/finding/find-ids.ts'
import { chosenFilters, isFiltersOnly, type Criteria } from '#board/search/query/criteria.ts'
import { countMatches } from '#board/search/query/scan.ts'
import { quoteLexeme } from '#board/search/query/tsquery.ts'
import { MAX_OVERESTIMATE } from './facet-counts.ts'
import { estimateMatches, isPlaceWide } from './statistics.ts'

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

/** The number of open jobs with each of these concepts. */
export async function countConcepts(
  db: Db,
  lexemes: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ lexeme: string; count: number }>`
    select lexeme, (
      select count(*) from job_search
      where words @@ query::tsquery and ${IS_LISTED} and ${isNewestCopy([IS_LISTED])}
    ) as count
    from unnest(${[...lexemes]}::text[], ${lexemes.map(quoteLexeme)}::text[])
      as wanted (lexeme, query)`.execute(db)
  return new Map(rows.map(({ lexeme, count }) => [lexeme, count]))
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
