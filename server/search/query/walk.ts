import { sql } from 'kysely'
import type { Db } from '#server/platform/database/database.ts'
import type { FacetName, SortOrder } from '#contract/search.ts'
import { allOf, baseConditions, filterCondition, type Condition } from './conditions.ts'
import { chosenFilters, type Criteria } from './criteria.ts'
import { CHECKS } from '../packed-checks.ts'
import type { Position } from './position.ts'
import type { Slice } from './scan.ts'
import { withVersions, type FoundId } from './versions.ts'

// How many rows are looked at before a walk gives up: few first, which is enough for most and leaves the
// database no doubt that following the index is best. Words lie out of line: reading them costs ten
// times as much as the row itself.
const SAMPLED = 4000
const STRETCHES = { withWords: [1000, 4000], without: [1000, 40_000] }

/**
 * Filters that an index in the list's order begins with or ends at: they cost nothing on the way. Of
 * those an index begins with only one, for no index knows two.
 */
function filtersIn(criteria: Criteria): FacetName[] {
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
export async function walk(
  db: Db,
  criteria: Criteria,
  slice: Slice,
  rankOnTheWay = 0,
): Promise<FoundId[]> {
  const { limit, offset } = slice
  const rank = criteria.sort === 'pay' ? sql`pay` : sql.lit(rankOnTheWay)
  let found: FoundId[] = []
  for (const most of STRETCHES[criteria.text?.all ? 'withWords' : 'without']) {
    if (most <= offset) continue
    const page = sql`
      select id, ${rank} as rank, posted_at
      from (${stretch(criteria, slice.after, most)}) as stretch
      where ${allOf(conditionsOnTheWay(criteria))}
      limit ${limit} offset ${offset}`
    found = (await withVersions(page).execute(db)).rows
    if (found.length === limit) break
  }
  return found
}

/** The filters' columns of the first matching rows on the way, to tell which values surely occur. */
export async function sampleOnTheWay(db: Db, criteria: Criteria, most: number) {
  const { rows } = await sql<{
    category: string
    type: string | null
    country: string
    isRemote: boolean
    pay: number
    postedAt: string
    checks: number | null
  }>`
    select category, type, country, is_remote, pay, posted_at, ${CHECKS} as checks
    from (${stretch({ ...criteria, sort: 'newest' }, null, SAMPLED)}) as stretch
    where ${allOf(conditionsOnTheWay(criteria))}
    limit ${most}`.execute(db)
  return rows
}

/**
 * The rows to pass, in order. No condition that another index knows stands in here: the database
 * would take that index and sort all it finds.
 */
function stretch(criteria: Criteria, after: Position | null, most: number) {
  const { sort } = criteria
  const conditions = [
    ...filtersIn(criteria).map((name) => filterCondition(name, criteria)),
    ...(after ? [isBehind(sort, after)] : []),
  ]
  return sql`
    select * from job_search where ${allOf(conditions)}
    order by ${sort === 'pay' ? sql`pay desc, ` : sql``}posted_at desc, id desc
    limit ${sql.lit(most)}`
}

function conditionsOnTheWay(criteria: Criteria): Condition[] {
  const held = filtersIn(criteria)
  const filters = chosenFilters(criteria).filter((name) => !held.includes(name))
  return [...baseConditions(criteria), ...filters.map((name) => filterCondition(name, criteria))]
}

/** Rows behind a position, said so that the index in this order can start there. */
function isBehind(sort: SortOrder, { rank, postedAt, id }: Position): Condition {
  return sort === 'pay'
    ? sql`(pay, posted_at, id) < (${rank}::integer, ${postedAt}::timestamptz, ${id}::text)`
    : sql`(posted_at, id) < (${postedAt}::timestamptz, ${id}::text)`
}
