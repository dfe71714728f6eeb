import { sql, type RawBuilder } from 'kysely'
import type { Answer } from '#trade/questions/answers.ts'
import { CHECK_FACETS, type FacetName } from '#board/search/search.ts'
import type { SearchTotal } from '#platform/primitives/paging.ts'
import type { Db } from '#platform/database/database.ts'
import { toLikePattern } from '#platform/database/like-pattern.ts'
import {
  answersOfProfile,
  DATED_PROFILE,
  answersOf,
  DATED_CODE,
  VERDICT_CODE,
  decodeVerdict,
} from '#board/search/finding/answer-codes.ts'
import {
  allOf,
  baseConditions,
  conditionsOf,
  daysBucket,
  filterCondition,
  PAY_BUCKET,
  withoutIndex,
  type Condition,
} from './conditions.ts'
import { chosenFilters, type Criteria } from './criteria.ts'
import { afterPosition, firstPart, rankOf, type Position } from './order.ts'

/** The part of a list to return. */
export interface Slice {
  limit: number
  offset: number
  after: Position | null
}

/** The number of jobs with each value of one facet; `value` null is the total. */
export interface FacetRow {
  facet: FacetName | null
  value: string | number | boolean | null
  count: number
}

const GROUP_COLUMNS = {
  category: 'category',
  type: 'type',
  country: 'country',
  pay: 'pay_bucket',
  days: 'days_bucket',
  remote: 'is_remote',
  // All four results of the sponsorship check.
  checks: 'checks',
  // The meaning of the results for one class of applicants.
  profile: 'profile',
}
type GroupName = keyof typeof GROUP_COLUMNS
const NAMES = Object.keys(GROUP_COLUMNS) as GroupName[]

function groupNames({ forClass }: Criteria): GroupName[] {
  return forClass ? NAMES : NAMES.filter((name) => name !== 'profile')
}

interface GroupRow {
  facet: number
  value: string | null
  counts: number[]
}

/** Counts without a page. */
export const NO_PAGE: Slice = { limit: 0, offset: 0, after: null }

/**
 * Reads all matches once and returns page, total and every facet. With `limit` next to `@@` the database would follow
 * the dates instead of the index of words, for seconds. `withAllFilters` reads only rows that meet every filter, so an
 * active filter has no counts for its other values; `areWordsRare` finds the rows by their words or place only, not by
 * the index of a filter that many jobs meet.
 */
export async function scan(
  db: Db,
  criteria: Criteria,
  slice: Slice,
  { withAllFilters = false, areWordsRare = false } = {},
) {
  const chosen = withAllFilters ? [] : chosenFilters(criteria)
  const required = chosenFilters(criteria)
    .filter((name) => !chosen.includes(name))
    .map((name) => filterCondition(name, criteria))
    .map((condition) => (areWordsRare ? withoutIndex(condition) : condition))
  const { rows } = await sql<{ groups: GroupRow[] | null; ids: Position[] | null }>`
    with matching as materialized (${matching(criteria, chosen, required)}),
    groups as (${groups(chosen, groupNames(criteria))}),
    ids as (${pageOf(chosen, slice)})
    select
      (select json_agg(json_build_object('facet', facet, 'value', value, 'counts', counts)) from groups) as groups,
      (select json_agg(json_build_object('id', id, 'rank', rank, 'postedAt', posted_at)) from ids) as ids`.execute(
    db,
  )
  const { groups: groupRows, ids } = rows[0] ?? {}
  return {
    ids: (ids ?? []).map(withIsoDate),
    facets: toFacetRows(groupRows ?? [], chosen, criteria),
  }
}

/** The page without its counts. */
export async function scanPage(db: Db, criteria: Criteria, slice: Slice): Promise<Position[]> {
  const conditions = conditionsOf(criteria)
  const part = criteria.forClass && firstPart(criteria, slice.after)
  const alike = part ? [...conditions, ...part.conditions] : conditions
  const found = await scanMatching(db, criteria, slice, alike)
  if (!part || found.length === slice.limit) return found
  return scanMatching(db, criteria, slice, conditions)
}

async function scanMatching(
  db: Db,
  criteria: Criteria,
  slice: Slice,
  conditions: Condition[],
): Promise<Position[]> {
  const { rows } = await sql<Position>`
    with matching as materialized (
      select id, posted_at, ${rankOf(criteria)} as rank
      from job_search where ${allOf(conditions)}
    )
    ${pageOf([], slice)}`.execute(db)
  return rows
}

/** The number of jobs that match, with all filters; a lower bound from `limit` on. */
export async function countMatches(
  db: Db,
  criteria: Criteria,
  limit: number,
  { isPlaceWide = false } = {},
): Promise<SearchTotal> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from job_search where ${allOf(conditionsOf(criteria, { isPlaceWide }))} limit ${sql.lit(limit + 1)}
    ) as found`.execute(db)
  return totalOf(rows[0]?.count ?? 0, limit)
}

/** The filter columns of a match, or of several that share them, with their highest pay and newest date. */
export interface SampleRow {
  category: string
  type: string | null
  country: string
  isRemote: boolean
  pay: number
  postedAt: string
  verdicts: number | null
}

/** Reads matches up to `limit`, roughly oldest first: their number, and the values they share. */
export async function sampleMatches(db: Db, criteria: Criteria, limit: number) {
  const { rows } = await sql<SampleRow & { count: number }>`
    select category, type, country, is_remote, verdicts,
      max(pay) as pay, max(posted_at) as posted_at, count(*) as count
    from (
      select category, type, country, is_remote, pay, posted_at, ${VERDICT_CODE} as verdicts
      from job_search where ${allOf(conditionsOf(criteria, { areWordsRare: true }))}
      limit ${sql.lit(limit + 1)}
    ) as found
    group by category, type, country, is_remote, verdicts`.execute(db)
  return {
    sample: rows,
    total: totalOf(
      rows.reduce((sum, { count }) => sum + count, 0),
      limit,
    ),
  }
}

function totalOf(count: number, limit: number): SearchTotal {
  return count > limit ? { count: limit, isExact: false } : { count, isExact: true }
}

/** The number of titles that contain `part`, up to `limit`. */
export async function countTitles(db: Db, part: string, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from job_search where title ilike ${toLikePattern(part)} limit ${limit}
    ) as found`.execute(db)
  return rows[0]?.count ?? 0
}

/** Rows that fail at most one filter, with a column for each filter that says whether they pass it. */
function matching(criteria: Criteria, chosen: FacetName[], required: Condition[]) {
  const verdicts = chosen.map((name) => [name, filterCondition(name, criteria)] as const)
  const columns = verdicts.map(
    ([name, verdict]) => sql`, coalesce(${verdict}, false) as ${fits(name)}`,
  )
  const inner = sql`
    select id, posted_at, category, type, country, is_remote, ${DATED_CODE} as checks, ${DATED_PROFILE} as profile,
      ${rankOf(criteria)} as rank,
      ${PAY_BUCKET} as pay_bucket, ${daysBucket()} as days_bucket
      ${columns.length > 0 ? sql.join(columns, sql``) : sql``}
    from job_search where ${allOf([...baseConditions(criteria), ...required])}`
  const [only] = chosen
  if (!only || chosen.length === 1) return inner
  const refusals = chosen.map((name) => sql`(not ${fits(name)})::integer`)
  return sql`select * from (${inner}) as checked where ${sql.join(refusals, sql` + `)} <= 1`
}

/** The values of each facet with their counts: first with all filters, then without each chosen one. */
function groups(chosen: FacetName[], names: GroupName[]) {
  const all = names.map((name) => GROUP_COLUMNS[name])
  const sets = sql.raw(all.map((column) => `(${column})`).join(', '))
  const columns = sql.raw(all.join(', '))
  const values = sql.raw(all.map((column) => `${column}::text`).join(', '))
  const counts = [null, ...chosen].map((lifted) => countWithout(lifted, chosen))
  return sql`
    select grouping(${columns}) as facet, coalesce(${values}) as value,
      json_build_array(${sql.join(counts)}) as counts
    from matching group by grouping sets (${sets}, ())`
}

function countWithout(lifted: FacetName | null, chosen: FacetName[]) {
  const others = chosen.filter((name) => name !== lifted).map(fits)
  return others.length > 0
    ? sql`count(*) filter (where ${sql.join(others, sql` and `)})`
    : sql`count(*)`
}

function pageOf(chosen: FacetName[], { limit, offset, after }: Slice) {
  const conditions = [...chosen.map(fits), ...(after ? [afterPosition(after)] : [])]
  return sql`
    select id, rank, posted_at from matching where ${allOf(conditions)}
    order by rank desc, posted_at desc, id desc limit ${limit} offset ${offset}`
}

function fits(name: FacetName): RawBuilder<boolean> {
  return sql.ref(`fits_${name}`)
}

/**
 * The groups by the bits of `grouping`, which are set for each column that the row is not grouped by, the first column
 * highest.
 */
function groupsByBits(names: GroupName[]) {
  const all = (1 << names.length) - 1
  return new Map(names.map((name, index) => [all - (1 << (names.length - 1 - index)), name]))
}

function toFacetRows(rows: GroupRow[], chosen: FacetName[], criteria: Criteria): FacetRow[] {
  const groupOf = groupsByBits(groupNames(criteria))
  const { forClass } = criteria
  return rows.flatMap(({ facet: bits, value, counts }): FacetRow[] => {
    const group = groupOf.get(bits) ?? null
    const countOf = (facet: FacetName) => counts[chosen.indexOf(facet) + 1] ?? 0
    if (group === null) return [{ facet: null, value, count: counts[0] ?? 0 }]
    if (group !== 'checks' && group !== 'profile')
      return [{ facet: group, value, count: countOf(group) }]
    const all = { facet: 'answer' as const, value: '', count: countOf('answer') }
    // Jobs abroad are not checked.
    const number = value === null ? null : Number(value)
    const toAnswers = (answers: Answer[]) => [all, ...answers.map((value) => ({ ...all, value }))]
    if (group === 'profile')
      return forClass ? toAnswers(number === null ? [] : answersOfProfile(number, forClass)) : []
    const answers = forClass ? [] : toAnswers(number === null ? [] : answersOf(number))
    if (number === null) return answers
    const verdicts = CHECK_FACETS.map((facet) => ({
      facet,
      value: decodeVerdict(facet, number),
      count: countOf(facet),
    }))
    return [...answers, ...verdicts]
  })
}

function withIsoDate(found: Position): Position {
  return { ...found, postedAt: new Date(found.postedAt).toISOString() }
}
