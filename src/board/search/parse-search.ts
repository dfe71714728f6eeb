import { MAX_PAGE_NUMBER } from '#trade/limits/job-limits.ts'
import { CategoryFilter, CountryFilter, TypeFilter } from '#trade/jobs.schema.ts'
import { OCCUPATION_CODES, UNKNOWN_OCCUPATION_CODE } from '#trade/occupation-codes.ts'
import { ANSWERS } from '#trade/questions/answers.ts'
import {
  DAY_STEPS,
  DEFAULT_RADIUS,
  PAY_STEPS,
  RADII,
  SEARCH_LIMITS,
  SORT_ORDERS,
  type CheckFacet,
  type JobSearch,
  type SearchPosition,
} from './search.ts'
import { VERDICTS } from '#trade/headline/criteria.ts'
import { asLine } from '#platform/primitives/texts.schema.ts'

const CODES = [...OCCUPATION_CODES]

export interface ParsedSearch extends SearchPosition {
  search: JobSearch
  /** A sentence for each unusable part of the URL. */
  problems: string[]
}

interface Schema<Value> {
  safeParse(value: unknown): { data?: Value; error?: { issues: { message: string }[] } }
}

/** Parses a search's URL. An unusable part is ignored and becomes a problem, so that there is always a page. */
export function parseSearch(parameters: URLSearchParams): ParsedSearch {
  const problems: string[] = []

  function read<Value>(schema: Schema<Value>, name: string): Value | null {
    const { data, error } = schema.safeParse(parameters.get(name))
    if (error) problems.push(error.issues[0]?.message ?? '')
    return data ?? null
  }
  function text(name: 'q' | 'place' | 'title', limit: number, what: string) {
    const typed = asLine(parameters.get(name) ?? '')
    if (typed.length > limit)
      problems.push(`Only the first ${limit} characters of the ${what} were used.`)
    return typed.slice(0, limit).trim()
  }
  function oneOf<Value extends string | number>(
    name: string,
    values: readonly Value[],
    sentence: string,
  ): Value | null {
    const value = parameters.get(name)
    if (!value) return null
    const found = values.find((allowed) => String(allowed) === value)
    if (found === undefined) problems.push(sentence)
    return found ?? null
  }

  function verdict(name: CheckFacet) {
    return oneOf(name, VERDICTS, `Choose ${VERDICTS.join(', ')} for the ${name}.`)
  }

  const search: JobSearch = {
    q: text('q', SEARCH_LIMITS.keywords, 'keywords'),
    title: text('title', SEARCH_LIMITS.title, 'title'),
    place: text('place', SEARCH_LIMITS.place, 'place'),
    radius:
      oneOf('radius', RADII, `Choose a distance of ${RADII.join(', ')} miles.`) ?? DEFAULT_RADIUS,
    category: read(CategoryFilter, 'category'),
    type: read(TypeFilter, 'type'),
    country: read(CountryFilter, 'country'),
    pay: oneOf('pay', PAY_STEPS, 'Choose a pay from the list.'),
    days: oneOf('days', DAY_STEPS, `Choose ${DAY_STEPS.join(', ')} days.`),
    remote: oneOf('remote', ['1'], 'Remote is on (1) or left out.') !== null,
    answer: oneOf('answer', ANSWERS, `Choose ${ANSWERS.join(' or ')} for the answer.`),
    licence: verdict('licence'),
    occupation: verdict('occupation'),
    rate: verdict('rate'),
    wording: verdict('wording'),
    occupationCode: oneOf('occupationCode', CODES, UNKNOWN_OCCUPATION_CODE),
    sort: oneOf('sort', SORT_ORDERS, `Sort by ${SORT_ORDERS.join(', ')}.`),
  }
  return { search, ...parsePosition(parameters, problems), problems }
}

function parsePosition(parameters: URLSearchParams, problems: string[]): SearchPosition {
  const page = Number(parameters.get('page') ?? 1)
  const isPage = Number.isInteger(page) && page >= 1 && page <= MAX_PAGE_NUMBER
  if (!isPage) {
    problems.push(`Page numbers go from 1 to ${MAX_PAGE_NUMBER}; this is the first page.`)
  }
  return { page: isPage ? page : 1, after: parameters.get('after') || null }
}
