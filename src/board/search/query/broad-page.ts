import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { allOf, conditionsOf } from './conditions.ts'
import type { Criteria } from './criteria.ts'
import { mayFillPage, scanByIndex } from './index-scan.ts'
import { afterPosition, rankOf, TITLE_RANK, type Position } from './order.ts'
import { scanPage, type Slice } from './scan.ts'

/**
 * A page of a search with too many matches to read them all: first the jobs with every word in the title, best first,
 * then the others, newest first. `share` is the estimated share of all jobs that match.
 */
export async function findBroadPage(
  db: Db,
  criteria: Criteria,
  slice: Slice,
  { canRankTitles, share }: { canRankTitles: boolean; share: number },
): Promise<Position[]> {
  const { sort, text } = criteria
  if (sort !== 'relevance' || !text?.wanted) return scanByIndexOrFully(db, criteria, slice, share)

  const { wanted } = text
  const isPastTitles = slice.after !== null && slice.after.rank < TITLE_RANK
  const findTitles = canRankTitles ? findBestTitles : findNewestTitles
  const inTitle = isPastTitles ? [] : await findTitles(db, criteria, wanted, slice)
  if (inTitle.length === slice.limit) return inTitle
  const others = { ...criteria, sort: 'newest' as const, text: { ...text, notInTitle: wanted } }
  const rest = {
    ...slice,
    limit: slice.limit - inTitle.length,
    after: isPastTitles ? slice.after : null,
  }
  return [...inTitle, ...(await scanByIndexOrFully(db, others, rest, share))]
}

/**
 * The newest jobs with the words in the title, for titles that may be too many to rank: all count as equal, so that
 * they are found along the dates.
 */
async function findNewestTitles(db: Db, criteria: Criteria, wanted: string, slice: Slice) {
  const text = criteria.text && { ...criteria.text, inTitle: wanted }
  const isOnlyWanted = text?.all === wanted
  const inTitle = {
    ...criteria,
    sort: 'newest' as const,
    text: text && isOnlyWanted ? { ...text, all: '' } : text,
  }
  const found = await scanByIndex(db, inTitle, slice, TITLE_RANK)
  if (found.length === slice.limit) return found
  // Words common in titles may rarely occur together. The next page continues after these, so they come in the same
  // order.
  return scanTitles(db, criteria, wanted, slice, sql.lit(TITLE_RANK))
}

function findBestTitles(db: Db, criteria: Criteria, wanted: string, slice: Slice) {
  return scanTitles(db, criteria, wanted, slice, rankOf(criteria))
}

/** Ranks titles, which are short and stored in the row. */
async function scanTitles(
  db: Db,
  criteria: Criteria,
  wanted: string,
  slice: Slice,
  rank: RawBuilder<number>,
): Promise<Position[]> {
  const { text } = criteria
  const conditions = [
    sql<boolean>`title_words @@ ${wanted}::tsquery`,
    // The words include those of the title: they are only needed to exclude some.
    ...conditionsOf(
      { ...criteria, text: text?.all === wanted ? null : text },
      { areWordsRare: true },
    ),
  ]
  const { rows } = await sql<Position>`
    with matching as materialized (
      select id, posted_at, ${rank} as rank
      from job_search where ${allOf(conditions)}
    )
    select id, rank, posted_at from matching
    ${slice.after ? sql`where ${afterPosition(slice.after)}` : sql``}
    order by rank desc, posted_at desc, id desc limit ${slice.limit}`.execute(db)
  return rows
}

async function scanByIndexOrFully(db: Db, criteria: Criteria, slice: Slice, share: number) {
  if (!mayFillPage(criteria, slice, share)) return scanPage(db, criteria, slice)
  const found = await scanByIndex(db, criteria, slice)
  return found.length === slice.limit ? found : scanPage(db, criteria, slice)
}
