import { sql, type RawBuilder } from 'kysely'
import { CHECK_FACETS, type FacetName } from '#contract/search.ts'
import type { Db } from '#server/platform/database/database.ts'
import { VERDICT_CODE, decodeVerdict } from '../verdict-codes.ts'
import {
  allOf,
  baseConditions,
  containing,
  daysBucket,
  filterCondition,
  PAY_BUCKET,
} from './conditions.ts'
import { chosenFilters, type Criteria } from './criteria.ts'
import { afterPosition, rankOf } from './order.ts'
import type { Position } from './position.ts'
import { withVersions, type FoundId } from './versions.ts'

/** The part of a list that is asked for. */
export interface Slice {
  limit: number
  offset: number
  after: Position | null
}

/** How many jobs there are of each value of one facet; `value` null is the total. */
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
  // All lines of the sponsorship check at once.
  checks: 'checks',
}
type GroupName = keyof typeof GROUP_COLUMNS
const NAMES = Object.keys(GROUP_COLUMNS) as GroupName[]

interface GroupRow {
  facet: number
  value: string | null
  counts: number[]
}

/** Nothing of the page, only its counts. */
export const NO_PAGE: Slice = { limit: 0, offset: 0, after: null }

/**
 * Page, total and every facet from one reading of what matches: a `limit` beside `@@` would lead the
 * database to walk the dates instead of the words' index, for seconds.
 */
export async function scan(
  db: Db,
  criteria: Criteria,
  slice: Slice,
  { withAllFilters = false } = {},
) {
  const chosen = withAllFilters ? [] : chosenFilters(criteria)
  const { rows } = await sql<{ groups: GroupRow[] | null; ids: FoundId[] | null }>`
    with matching as materialized (${matching(criteria, chosen)}),
    groups as (${groups(chosen)}),
    ids as (${withVersions(pageOf(chosen, slice))})
    select
      (select json_agg(json_build_object('facet', facet, 'value', value, 'counts', counts)) from groups) as groups,
      (select json_agg(json_build_object('id', id, 'rank', rank, 'postedAt', posted_at,
        'version', version)) from ids) as ids`.execute(db)
  const { groups: groupRows, ids } = rows[0] ?? {}
  return { ids: (ids ?? []).map(withIsoDate), facets: toFacetRows(groupRows ?? [], chosen) }
}

/** The page alone, where the counts are known. */
export async function scanPage(db: Db, criteria: Criteria, slice: Slice): Promise<FoundId[]> {
  const conditions = [
    ...baseConditions(criteria),
    ...chosenFilters(criteria).map((name) => filterCondition(name, criteria)),
  ]
  const { rows } = await sql<FoundId>`
    with matching as materialized (
      select id, posted_at, ${rankOf(criteria.sort, criteria.text)} as rank
      from job_search where ${allOf(conditions)}
    )
    ${withVersions(pageOf([], slice))}`.execute(db)
  return rows
}

/** How many titles contain this, up to `most`. */
export async function countTitles(db: Db, part: string, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from job_search where title ilike ${containing(part)} limit ${most}
    ) as found`.execute(db)
  return rows[0]?.count ?? 0
}

/** Rows that no more than one filter speaks against, each with what every filter says of it. */
function matching(criteria: Criteria, chosen: FacetName[]) {
  const required = chosenFilters(criteria)
    .filter((name) => !chosen.includes(name))
    .map((name) => filterCondition(name, criteria))
  const verdicts = chosen.map((name) => [name, filterCondition(name, criteria)] as const)
  const columns = verdicts.map(
    ([name, verdict]) => sql`, coalesce(${verdict}, false) as ${fits(name)}`,
  )
  const inner = sql`
    select id, posted_at, category, type, country, is_remote, ${VERDICT_CODE} as checks,
      ${rankOf(criteria.sort, criteria.text)} as rank,
      ${PAY_BUCKET} as pay_bucket, ${daysBucket()} as days_bucket
      ${columns.length > 0 ? sql.join(columns, sql``) : sql``}
    from job_search where ${allOf([...baseConditions(criteria), ...required])}`
  const [only] = chosen
  if (!only || chosen.length === 1) return inner
  const refusals = chosen.map((name) => sql`(not ${fits(name)})::integer`)
  return sql`select * from (${inner}) as judged where ${sql.join(refusals, sql` + `)} <= 1`
}

/** Of each facet its values with their counts: that of all filters first, then without each chosen one. */
function groups(chosen: FacetName[]) {
  const sets = sql.raw(NAMES.map((name) => `(${GROUP_COLUMNS[name]})`).join(', '))
  const columns = sql.raw(Object.values(GROUP_COLUMNS).join(', '))
  const values = sql.raw(
    Object.values(GROUP_COLUMNS)
      .map((column) => `${column}::text`)
      .join(', '),
  )
  const counts = [null, ...chosen].map((lifted) => countWithout(lifted, chosen))
  return sql`
    select grouping(${columns}) as facet, coalesce(${values}) as value,
      json_build_array(${sql.join(counts)}) as counts
    from matching group by grouping sets (${sets}, ())`
}

function countWithout(lifted: FacetName | null, chosen: FacetName[]) {
  const required = chosen.filter((name) => name !== lifted).map(fits)
  return required.length > 0
    ? sql`count(*) filter (where ${sql.join(required, sql` and `)})`
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

/** `grouping` has a bit for each column that the row was not grouped by, the first one highest. */
const GROUP_OF_BITS = new Map(
  NAMES.map((name, index) => [(1 << NAMES.length) - 1 - (1 << (NAMES.length - 1 - index)), name]),
)

function toFacetRows(rows: GroupRow[], chosen: FacetName[]): FacetRow[] {
  return rows.flatMap(({ facet: bits, value, counts }): FacetRow[] => {
    const group = GROUP_OF_BITS.get(bits) ?? null
    const countOf = (facet: FacetName) => counts[chosen.indexOf(facet) + 1] ?? 0
    if (group === null) return [{ facet: null, value, count: counts[0] ?? 0 }]
    if (group !== 'checks') return [{ facet: group, value, count: countOf(group) }]
    // A job abroad has none.
    if (value === null) return []
    return CHECK_FACETS.map((facet) => ({
      facet,
      value: decodeVerdict(facet, Number(value)),
      count: countOf(facet),
    }))
  })
}

function withIsoDate(found: FoundId): FoundId {
  return { ...found, postedAt: new Date(found.postedAt).toISOString() }
}
