import { sql } from 'kysely'
import type { Db } from '#server/platform/database/database.ts'
import type { FacetName, SortOrder } from '#contract/search.ts'
import { allOf, baseConditions, filterCondition, type Condition } from './conditions.ts'
import { chosenFilters, type Criteria } from './criteria.ts'
import { VERDICT_CODE } from '../verdict-codes.ts'
import type { Position } from './position.ts'
import type { Slice } from './scan.ts'
import { withVersions, type FoundId } from './versions.ts'

// How many rows are looked at before a walk gives up: few first, which is enough for most and leaves the
// database no doubt that following the index is best. Words lie out of line: reading them costs ten
// times as much as the row itself.
const ROWS_TO_SAMPLE = 4000
const MAX_ROWS_TO_PASS = { withWords: [1000, 4000], without: [1000, 40_000] }

/**
 * Filters that an index in the list's order begins with or ends at: they cost nothing on the way. Of
 * those an index begins with only one, for no index knows two.
 */
function indexedFilters(criteria: Criteria): FacetName[] {
  const { sort, category, country, days, pay } = criteria
  if (sort === 'pay') return pay ? ['pay'] : []
  const first: FacetName[] = category ? ['category'] : country ? ['country'] : []
  return days ? [...first, 'days'] : first
}

/**
 * A page by following an index in the list's own order: as quick at a million jobs as at a thousand,
 * where many of them match. It looks at some thousand rows only: fewer than asked for may mean that it
 * gave up.
 */
export async function scanByIndex(
  db: Db,
  criteria: Criteria,
  slice: Slice,
  rank = 0,
): Promise<FoundId[]> {
  const { limit, offset } = slice
  const order = criteria.sort === 'pay' ? sql`pay` : sql.lit(rank)
  let found: FoundId[] = []
  for (const most of MAX_ROWS_TO_PASS[criteria.text?.all ? 'withWords' : 'without']) {
    if (most <= offset) continue
    const page = sql`
      select id, ${order} as rank, posted_at
      from (${indexRange(criteria, slice.after, most)}) as range
      where ${allOf(remainingConditions(criteria))}
      limit ${limit} offset ${offset}`
    found = (await withVersions(page).execute(db)).rows
    if (found.length === limit) break
  }
  return found
}

/** The filters' columns of the first matching rows on the way, to tell which values surely occur. */
export async function sampleRows(db: Db, criteria: Criteria, most: number) {
  const { rows } = await sql<{
    category: string
    type: string | null
    country: string
    isRemote: boolean
    pay: number
    postedAt: string
    checks: number | null
  }>`
    select category, type, country, is_remote, pay, posted_at, ${VERDICT_CODE} as checks
    from (${indexRange({ ...criteria, sort: 'newest' }, null, ROWS_TO_SAMPLE)}) as range
    where ${allOf(remainingConditions(criteria))}
    limit ${most}`.execute(db)
  return rows
}

/**
 * The rows to pass, in order. No condition that another index knows stands in here: the database
 * would take that index and sort all it finds.
 */
function indexRange(criteria: Criteria, after: Position | null, most: number) {
  const { sort } = criteria
  const conditions = [
    ...indexedFilters(criteria).map((name) => filterCondition(name, criteria)),
    ...(after ? [isAfter(sort, after)] : []),
  ]
  return sql`
    select * from job_search where ${allOf(conditions)}
    order by ${sort === 'pay' ? sql`pay desc, ` : sql``}posted_at desc, id desc
    limit ${sql.lit(most)}`
}

function remainingConditions(criteria: Criteria): Condition[] {
  const indexed = indexedFilters(criteria)
  const filters = chosenFilters(criteria).filter((name) => !indexed.includes(name))
  return [...baseConditions(criteria), ...filters.map((name) => filterCondition(name, criteria))]
}

/** Rows behind a position, said so that the index in this order can start there. */
function isAfter(sort: SortOrder, { rank, postedAt, id }: Position): Condition {
  return sort === 'pay'
    ? sql`(pay, posted_at, id) < (${rank}::integer, ${postedAt}::timestamptz, ${id}::text)`
    : sql`(posted_at, id) < (${postedAt}::timestamptz, ${id}::text)`
}
