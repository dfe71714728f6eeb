import { ANSWER_NAMES } from '#trade/questions/answer-words.ts'
import { CATEGORIES } from '#trade/categories.ts'
import { COUNTRIES } from '#platform/places/names/countries.ts'
import { formatCount } from '#platform/primitives/formats.ts'
import { english } from '#platform/languages/english.ts'
import { fill } from '#platform/languages/fill.ts'
import { JobType } from '#trade/jobs.schema.ts'
import { ANSWERS, type Answer, type AnswersFor } from '#trade/questions/answers.ts'
import {
  DAY_STEPS,
  FACET_NAMES,
  PAY_STEPS,
  type CheckFacet,
  type FacetName,
  type FacetOption,
} from '#board/search/search.ts'
import type { SearchTotal } from '#platform/primitives/paging.ts'
import { chosenFilters, type Criteria } from '#board/search/query/criteria.ts'
import type { FacetRow } from '#board/search/query/scan.ts'

export type Facets = Record<FacetName, FacetOption[]>

export interface Counts {
  total: SearchTotal
  facets: Facets
}

const { words } = english

/** All values of each filter, in display order. */
const VALUES: Record<FacetName, { value: string; name: string }[]> = {
  answer: nameAnswers('newcomer'),
  category: CATEGORIES.map(({ slug, name }) => ({ value: slug, name })),
  type: JobType.options.map((value) => ({ value, name: value })),
  country: COUNTRIES.map(({ code, name }) => ({ value: code, name })),
  pay: PAY_STEPS.map((step) => ({
    value: String(step),
    name: fill(words.filters.orMore, { sum: `£${formatCount(step)}` }),
  })),
  days: DAY_STEPS.map((days) => ({
    value: String(days),
    name: days === 1 ? words.filters.lastDay : fill(words.filters.lastDays, { days }),
  })),
  remote: [{ value: '1', name: words.search.remote }],
  licence: nameVerdicts('licence'),
  occupation: nameVerdicts('occupation'),
  rate: nameVerdicts('rate'),
  wording: nameVerdicts('wording'),
}

function nameVerdicts(name: CheckFacet) {
  const verdicts = ['pass', 'unknown', 'fail'] as const
  return verdicts.map((value) => ({ value, name: words.filters[`${name}-${value}`] }))
}

function nameAnswers(whom: AnswersFor) {
  const names = ANSWERS.map((value) => ({ value, name: ANSWER_NAMES[whom][value] }))
  return [...names, { value: '', name: words.answers.all }]
}

/** The counts with the answers named for this person: cached ones may be those of another person of the class. */
export function namedFor(whom: AnswersFor, chosen: Answer | null, counts: Counts): Counts {
  const names = nameAnswers(whom)
  if (whom === 'settled' && !chosen) return { ...counts, facets: { ...counts.facets, answer: [] } }
  const answer = counts.facets.answer.map((option, at) => ({ ...option, ...names[at] }))
  return { ...counts, facets: { ...counts.facets, answer } }
}

/** Counts as facets: only values with jobs, and the chosen one. */
export function toCounts(rows: FacetRow[], criteria: Criteria): Counts {
  const found = new Map<FacetName, Map<string, number>>()
  let total = 0
  for (const { facet, value, count } of rows) {
    if (facet === null) total = count
    else if (value !== null) {
      const counts = valuesOf(found, facet)
      counts.set(String(value), (counts.get(String(value)) ?? 0) + count)
    }
  }
  const countOf = {
    answer: (value: string) => valuesOf(found, 'answer').get(value) ?? 0,
    category: (value: string) => valuesOf(found, 'category').get(value) ?? 0,
    type: (value: string) => valuesOf(found, 'type').get(value) ?? 0,
    country: (value: string) => valuesOf(found, 'country').get(value) ?? 0,
    pay: (_: string, index: number) =>
      sumOf(valuesOf(found, 'pay'), (bucket) => bucket >= index + 1),
    days: (_: string, index: number) =>
      sumOf(valuesOf(found, 'days'), (bucket) => bucket <= index + 1),
    remote: () => valuesOf(found, 'remote').get('true') ?? 0,
    licence: (value: string) => valuesOf(found, 'licence').get(value) ?? 0,
    occupation: (value: string) => valuesOf(found, 'occupation').get(value) ?? 0,
    rate: (value: string) => valuesOf(found, 'rate').get(value) ?? 0,
    wording: (value: string) => valuesOf(found, 'wording').get(value) ?? 0,
  } satisfies Record<FacetName, (value: string, index: number) => number>
  return { total: { count: total, isExact: true }, facets: buildFacetOptions(countOf, criteria) }
}

type FacetCounter = Record<FacetName, (value: string, index: number) => number | null>

/** A null count means that such jobs exist but were not counted. */
export function buildFacetOptions(countOf: FacetCounter, criteria: Criteria): Facets {
  const chosen = new Set(chosenFilters(criteria))
  const entries = FACET_NAMES.map((name) => [
    name,
    VALUES[name]
      .map((option, index) => ({ ...option, count: countOf[name](option.value, index) }))
      .filter(
        ({ value, count }) =>
          name === 'answer' ||
          count !== 0 ||
          (chosen.has(name) && value === chosenValue(name, criteria)),
      ),
  ])
  return Object.fromEntries(entries)
}

/** The value of a filter as one of its options. */
export function chosenValue(name: FacetName, criteria: Criteria): string {
  return name === 'remote' ? '1' : String(criteria[name])
}

function valuesOf(found: Map<FacetName, Map<string, number>>, facet: FacetName) {
  const values = found.get(facet) ?? new Map<string, number>()
  found.set(facet, values)
  return values
}

function sumOf(counts: Map<string, number>, isIn: (bucket: number) => boolean) {
  let sum = 0
  for (const [bucket, count] of counts) if (isIn(Number(bucket))) sum += count
  return sum
}
