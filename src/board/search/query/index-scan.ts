import { sql, type RawBuilder } from 'kysely'
import type { FacetName } from '#board/search/search.ts'
import { CARD_COLUMNS, CHECK_COLUMNS, type CardRow } from '#board/jobs/stored/job-rows.ts'
import { OTHER_COPIES } from '#board/jobs/stored/copies.ts'
import type { Db } from '#platform/database/database.ts'
import { SURENESS, VERDICT_CODE } from '#board/search/finding/answer-codes.ts'
import {
  allOf,
  filterCondition,
  matchConditions,
  occupationCondition,
  shownOnce,
  type Condition,
} from './conditions.ts'
import { chosenFilters, type Criteria } from './criteria.ts'
import { firstPart, type Position } from './order.ts'
import type { SampleRow, Slice } from './scan.ts'

// The number of rows a scan looks at before it gives up. It starts with few, which is mostly enough and makes the
// planner certain that following the index is best. Words are stored out of line: reading them costs ten times as much
// as the row itself. Titles that so many rows lack are found by the index of their words.
const SAMPLE_ROWS = 4000
const MAX_ROWS = { words: [1000, 4000], titles: [1000, 8000], filters: [1000, 40_000] }

// As text, because references would be rebuilt for every search.
const CARD = sql.raw([...CARD_COLUMNS, ...CHECK_COLUMNS].map(toSnakeCase).join(', '))

/**
 * Filters that an index in the order of the list starts or ends with, which cost nothing. Only one can be at the start,
 * because no index has two of them.
 */
function indexedFilters(criteria: Criteria): FacetName[] {
  const { sort, category, country, days, pay, forClass } = criteria
  // No index has the answers of a class.
  const answer = forClass ? null : criteria.answer
  if (sort === 'pay') return pay ? ['pay'] : []
  if (sort === 'surest' && !forClass) return answer ? ['answer'] : []
  const first: FacetName[] =
    answer === 'pass' ? ['answer'] : category ? ['category'] : country ? ['country'] : []
  const leading = indexedOccupation(criteria).length > 0 ? [] : first
  return days ? [...leading, 'days'] : leading
}

/**
 * The occupation as a condition on the index. It is rarer than what the other filters leave, so its index comes first.
 */
function indexedOccupation({ sort, occupationCode }: Criteria): Condition[] {
  return occupationCode && sort === 'newest' ? [occupationCondition(occupationCode)] : []
}

/** The column before the date in the index order; null if there is none. */
function firstInOrder({ sort, forClass }: Criteria) {
  if (sort === 'pay') return sql<number>`pay`
  return sort === 'surest' && !forClass ? SURENESS : null
}

/**
 * Finds a page by following an index in the order of the list: if many jobs match, that is as fast among a million as
 * among a thousand. It looks at a limited number of rows, so it may return fewer jobs than exist.
 */
export async function scanByIndex(
  db: Db,
  criteria: Criteria,
  slice: Slice,
  rank = 0,
): Promise<Position[]> {
  return scanDeeper(criteria, slice, (maxRows) =>
    pageQuery(criteria, slice, maxRows, rank).execute(db),
  )
}

/** Like `scanByIndex`, with the cards, which saves a list the second query. */
export async function scanCardsByIndex(
  db: Db,
  criteria: Criteria,
  slice: Slice,
): Promise<(Position & CardRow)[]> {
  return scanDeeper(criteria, slice, (maxRows) =>
    sql<Position & CardRow>`
      select page.rank, ${CARD}, ${OTHER_COPIES} as other_copies
      from (${pageQuery(criteria, slice, maxRows)}) as page
      join job on job.id = page.id
      join job_search on job_search.id = page.id
      left join job_check on job_check.id = page.id
      order by page.rank desc, page.posted_at desc, page.id desc`.execute(db),
  )
}

/** Whether the rows that a scan looks at should include enough matches, if this share of all jobs matches. */
export function mayFillPage({ text }: Criteria, { limit, offset }: Slice, share: number): boolean {
  const [, maxRows = 0] = maxRowsFor(text)
  return share * maxRows >= limit + offset
}

function maxRowsFor(text: Criteria['text']) {
  if (text?.all) return MAX_ROWS.words
  return text?.inTitle ? MAX_ROWS.titles : MAX_ROWS.filters
}

/** Looks at more rows only if the page is not full. */
async function scanDeeper<Row>(
  { text }: Criteria,
  { limit, offset }: Slice,
  scan: (maxRows: number) => Promise<{ rows: Row[] }>,
): Promise<Row[]> {
  let found: Row[] = []
  for (const maxRows of maxRowsFor(text)) {
    if (maxRows <= offset) continue
    found = (await scan(maxRows)).rows
    if (found.length === limit) break
  }
  return found
}

function pageQuery(criteria: Criteria, slice: Slice, maxRows: number, rank = 0) {
  const part = firstPart(criteria, slice.after)
  const first = firstInOrder(criteria)
  const inOrder = first && part ? sql`${first} + ${sql.lit(part.extra)}` : first
  const rankColumn = inOrder ?? sql.lit(part?.rank ?? rank)
  const conditions = [shownOnce(criteria), ...(part?.conditions ?? [])]
  return sql<Position>`
    select id, ${rankColumn} as rank, posted_at
    from (${matchesInRange(criteria, slice.after, maxRows)}) as job_search
    where ${allOf(conditions)}
    limit ${slice.limit} offset ${slice.offset}`
}

/** The filter columns of some of the newest matches. */
export async function sampleNewest(
  db: Db,
  criteria: Criteria,
  limit: number,
): Promise<SampleRow[]> {
  const { rows } = await sql<SampleRow>`
    select category, type, country, is_remote, pay, posted_at, ${VERDICT_CODE} as verdicts
    from (${matchesInRange({ ...criteria, sort: 'newest' }, null, SAMPLE_ROWS)}) as job_search
    where ${shownOnce(criteria)}
    limit ${limit}`.execute(db)
  return rows
}

/**
 * The matches among the rows to look at. `offset 0` separates this from the outer query: otherwise the planner would
 * add the look-up of copies to the cost of each row, and read the whole table instead of following the index.
 */
function matchesInRange(criteria: Criteria, after: Position | null, maxRows: number) {
  return sql`
    select * from (${indexRange(criteria, after, maxRows)}) as range
    where ${allOf(remainingConditions(criteria))} offset 0`
}

/**
 * The rows to look at, in order. It has no condition that another index supports: the planner would use that index and
 * sort all results.
 */
function indexRange(criteria: Criteria, after: Position | null, limit: number) {
  const first = firstInOrder(criteria)
  const conditions = [
    ...indexedOccupation(criteria),
    ...indexedFilters(criteria).map((name) => filterCondition(name, criteria)),
    ...(after ? [isAfter(first, inIndex(criteria, after))] : []),
  ]
  return sql`
    select * from job_search where ${allOf(conditions)}
    order by ${first ? sql`${first} desc, ` : sql``}posted_at desc, id desc
    limit ${sql.lit(limit)}`
}

function remainingConditions(criteria: Criteria): Condition[] {
  const indexed = indexedFilters(criteria)
  const filters = chosenFilters(criteria).filter((name) => !indexed.includes(name))
  return [...matchConditions(criteria), ...filters.map((name) => filterCondition(name, criteria))]
}

/** Like `afterPosition`, in the columns of the index, so that the scan can start there. */
function isAfter(first: RawBuilder<number> | null, { rank, postedAt, id }: Position): Condition {
  return first
    ? sql`(${first}, posted_at, id) < (${rank}::integer, ${postedAt}::timestamptz, ${id}::text)`
    : sql`(posted_at, id) < (${postedAt}::timestamptz, ${id}::text)`
}

/** The position as the index has it, which does not know how old an advert is. */
function inIndex(criteria: Criteria, after: Position): Position {
  return { ...after, rank: after.rank - (firstPart(criteria, after)?.extra ?? 0) }
}

function toSnakeCase(column: string) {
  return column.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
