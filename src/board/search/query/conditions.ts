import { sql, type RawBuilder } from 'kysely'
import { DAY_STEPS, PAY_STEPS, type FacetName } from '#board/search/search.ts'
import { IS_LISTED, isNewestCopy } from '#board/jobs/stored/copies.ts'
import { toLikePattern } from '#platform/database/like-pattern.ts'
import {
  answerConditionFor,
  VERDICT_CODE,
  codesWithVerdict,
} from '#board/search/finding/answer-codes.ts'
import { boundingBox, EARTH_MILES } from '#platform/places/distance.ts'
import { chosenFilters, type Around, type Criteria } from './criteria.ts'

const DAY_MS = 86_400_000

export type Condition = RawBuilder<boolean>

/** The conditions on every row of `job_search`, whatever the filters: it matches and is shown once. */
export function baseConditions(criteria: Criteria): Condition[] {
  return [...matchConditions(criteria), shownOnce(criteria)]
}

/**
 * All conditions on a row of the list, including filters. With `areWordsRare`, rows are found by their words or place
 * only, and with `isPlaceWide` not by their place.
 */
export function conditionsOf(
  criteria: Criteria,
  { areWordsRare = false, isPlaceWide = false } = {},
): Condition[] {
  const filters = chosenFilters(criteria).map((name) => filterCondition(name, criteria))
  const { around } = criteria
  return [
    ...matchConditions(isPlaceWide ? { ...criteria, around: null } : criteria),
    ...(isPlaceWide && around ? nearCondition(around).map(withoutIndex) : []),
    shownOnce(criteria),
    ...(areWordsRare ? filters.map(withoutIndex) : filters),
  ]
}

/**
 * The condition as an expression without an index, so that the planner does not join the index of a filter that many
 * jobs meet.
 */
export function withoutIndex(condition: Condition): Condition {
  return sql`coalesce(${condition}, false)`
}

/** Conditions for open rows that match the words and the place. */
export function matchConditions(criteria: Criteria): Condition[] {
  const { text, title, within, occupationCode } = criteria
  return [
    ...conditionsOfEachCopy(criteria),
    ...(text?.inTitle ? [sql<boolean>`title_words @@ ${text.inTitle}::tsquery`] : []),
    ...(text?.notInTitle ? [sql<boolean>`not title_words @@ ${text.notInTitle}::tsquery`] : []),
    ...(title ? [sql<boolean>`title ilike ${toLikePattern(title)}`] : []),
    ...(within ? [sql<boolean>`country = ${within}`] : []),
    ...(occupationCode ? [occupationCondition(occupationCode)] : []),
  ]
}

/** The condition that no newer copy of a row of `job_search` matches. */
export function shownOnce(criteria: Criteria): Condition {
  return isNewestCopy(conditionsOfEachCopy(criteria))
}

/** Conditions in which copies of an advert may differ. The words include those of its place. */
function conditionsOfEachCopy({ text, around, town }: Criteria): Condition[] {
  return [
    IS_LISTED,
    ...(text?.all ? [sql<boolean>`words @@ ${text.all}::tsquery`] : []),
    ...(around ? nearCondition(around) : []),
    ...(town ? [sql<boolean>`place = ${town}`] : []),
  ]
}

export function occupationCondition(code: string): Condition {
  return sql`occupation_code = ${code}`
}

/** Conditions for a circle: first the box around it, which the index supports. */
function nearCondition(around: Around): Condition[] {
  const { latitude, longitude, miles } = around
  const { south, north, west, east } = boundingBox(around, miles)
  return [
    sql<boolean>`spot <@ box(point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8))`,
    sql<boolean>`${2 * EARTH_MILES}::float8 * asin(least(1, sqrt(
      power(sind((spot[1] - ${latitude}::float8) / 2), 2)
      + cosd(${latitude}::float8) * cosd(spot[1])
        * power(sind((spot[0] - ${longitude}::float8) / 2), 2)))) <= ${miles}::float8`,
  ]
}

/** The condition of an active filter. */
export function filterCondition(name: FacetName, criteria: Criteria): Condition {
  switch (name) {
    case 'category':
      return sql`category = ${criteria.category}`
    case 'type':
      return sql`type = ${criteria.type}`
    case 'country':
      return sql`country = ${criteria.country}`
    case 'pay':
      return sql`pay >= ${criteria.pay}::integer`
    case 'days':
      return sql`posted_at > ${daysAgo(criteria.days ?? 0)}::timestamptz`
    case 'remote':
      return sql`is_remote`
    case 'answer':
      return answerConditionFor(criteria.answer ?? 'open', criteria.forClass)
    case 'licence':
    case 'occupation':
    case 'rate':
    case 'wording':
      // Literals, so that the planner knows how common they are.
      return sql`${VERDICT_CODE} = any(${sql.lit(`{${codesWithVerdict(name, criteria[name] ?? 'unknown').join()}}`)}::integer[])`
  }
}

/** The number, from 1, of the highest step that a job's pay reaches; null below the first. */
export const PAY_BUCKET = sql<number | null>`case ${sql.raw(
  PAY_STEPS.map((step, index) => `when pay >= ${step} then ${index + 1}`)
    .toReversed()
    .join(' '),
)} end`

/** The number, from 1, of the shortest period that a job was posted in. */
export function daysBucket() {
  const cases = DAY_STEPS.map(
    (days, index) => sql`when posted_at > ${daysAgo(days)}::timestamptz then ${sql.lit(index + 1)}`,
  )
  return sql<number | null>`case ${sql.join(cases, sql` `)} end`
}

function daysAgo(days: number) {
  return new Date(Date.now() - days * DAY_MS).toISOString()
}

export function allOf(conditions: Condition[]): Condition {
  return conditions.length > 0 ? sql`${sql.join(conditions, sql` and `)}` : sql`true`
}
