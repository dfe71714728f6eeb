import { sql } from 'kysely'
import type { Db } from '#server/platform/database/database.ts'
import type { FacetName, SortOrder } from '#contract/search.ts'
import { allOf, baseConditions, filterCondition, type Condition } from './conditions.ts'
import { chosenFilters, type Criteria } from './criteria.ts'
import type { Position } from './position.ts'
import type { FoundId, Slice } from './scan.ts'

// How many rows are looked at before a walk gives up. Words lie out of line: reading them costs ten
// times as much as the row itself.
const LONGEST_WALK = { withWords: 4000, without: 40_000 }

/** Filters that an index in the list's order begins with or ends at: they cost nothing on the way. */
function filtersIn(criteria: Criteria): FacetName[] {
  const indexed = ['category', 'country', criteria.sort === 'pay' ? 'pay' : 'days']
  return chosenFilters(criteria).filter((name) => indexed.includes(name))
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
  const { rows } = await sql<FoundId>`
    select id, ${rank} as rank, posted_at
    from (${stretch(criteria, slice.after)}) as stretch
    where ${allOf(conditionsOnTheWay(criteria))}
    limit ${limit} offset ${offset}`.execute(db)
  return rows
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
  }>`
    select category, type, country, is_remote, pay, posted_at
    from (${stretch({ ...criteria, sort: 'newest' }, null)}) as stretch
    where ${allOf(conditionsOnTheWay(criteria))}
    limit ${most}`.execute(db)
  return rows
}

/**
 * The rows to pass, in order. No condition that another index knows stands in here: the database
 * would take that index and sort all it finds.
 */
function stretch(criteria: Criteria, after: Position | null) {
  const { sort, text, town, within } = criteria
  const conditions = [
    ...filtersIn(criteria).map((name) => filterCondition(name, criteria)),
    ...(town ? [sql<boolean>`place = ${town}`] : []),
    ...(within ? [sql<boolean>`country = ${within}`] : []),
    ...(after ? [isBehind(sort, after)] : []),
  ]
  const most = text?.all ? LONGEST_WALK.withWords : LONGEST_WALK.without
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
