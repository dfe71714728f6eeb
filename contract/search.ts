import {
  CategoryFilter,
  CountryFilter,
  JOB_LIMITS,
  MAX_PAGE_NUMBER,
  TypeFilter,
  type JobCard,
  type JobFilter,
} from './jobs.ts'
import type { Place } from './places.ts'
import { Verdict } from './sponsorship/lines.ts'
import { asLine } from './texts.ts'

/** How long what is typed may be, in characters. */
export const SEARCH_LIMITS = { keywords: 300, place: 120, title: JOB_LIMITS.title } as const

/** Miles around a place. */
export const RADII = [1, 3, 5, 10, 15, 25, 50, 100] as const
export type Radius = (typeof RADII)[number]
export const DEFAULT_RADIUS: Radius = 10

/** Pounds a year that the bottom of the advertised pay reaches. */
export const PAY_STEPS = [20_000, 25_000, 30_000, 35_000, 40_000, 50_000, 60_000, 80_000] as const
export type PayStep = (typeof PAY_STEPS)[number]

/** Days since a job was posted, at most. */
export const DAY_STEPS = [1, 3, 7, 14, 30] as const
export type DayStep = (typeof DAY_STEPS)[number]

export const SORT_ORDERS = ['relevance', 'newest', 'pay'] as const
export type SortOrder = (typeof SORT_ORDERS)[number]

/** Everything a search for jobs can say; what is empty or null narrows nothing. */
export interface JobSearch extends JobFilter {
  /** Keywords as typed, with "phrases" and -exclusions. */
  q: string
  /** A part of the title, in any case. */
  title: string
  /** A place as typed, or the slug of one. */
  place: string
  /** Around the place. */
  radius: Radius
  pay: PayStep | null
  days: DayStep | null
  remote: boolean
  /** What the lines of the sponsorship check say. */
  licence: Verdict | null
  occupation: Verdict | null
  rate: Verdict | null
  wording: Verdict | null
  /** Null: best match first where there are keywords, else newest first. */
  sort: SortOrder | null
}

export const ANY_SEARCH: JobSearch = {
  q: '',
  title: '',
  place: '',
  radius: DEFAULT_RADIUS,
  category: null,
  type: null,
  country: null,
  pay: null,
  days: null,
  remote: false,
  licence: null,
  occupation: null,
  rate: null,
  wording: null,
  sort: null,
}

/** A line of the sponsorship check as a filter; `pay` is the other one, in pounds. */
export const CHECK_FACETS = ['licence', 'occupation', 'rate', 'wording'] as const
export type CheckFacet = (typeof CHECK_FACETS)[number]

/** The criteria a facet counts the values of. */
export const FACET_NAMES = [
  'category',
  'type',
  'country',
  'pay',
  'days',
  'remote',
  ...CHECK_FACETS,
] as const
export type FacetName = (typeof FACET_NAMES)[number]

/** A value of a filter, and how many jobs choosing it would leave given everything else. */
export interface FacetOption {
  value: string
  name: string
  /** Null where counting would cost too much; choosing it still finds some. */
  count: number | null
}

export interface SearchTotal {
  count: number
  /** False: there are at least this many. */
  isExact: boolean
}

/** Another search that finds something where this one found nothing. */
export interface WayOn {
  kind: 'wider' | 'anywhere' | 'fewer-words' | 'fewer-filters'
  search: JobSearch
  total: SearchTotal
  /** What it says: 'Within 25 miles of Leeds', 'Without “nights”'. */
  label: string
}

/** What was made of the search. */
export interface Understanding {
  place: Place | null
  /** Found by the name in the advert alone: the gazetteer does not know it. */
  isPlaceUnknown: boolean
  /** Found for other words than the typed ones, of which there are none. */
  corrected: { from: string; to: string } | null
  /** 'RMN' is taken as 'mental health nurse'. */
  meanings: { typed: string; means: string }[]
  problems: string[]
}

export interface SearchAnswer {
  items: JobCard[]
  /** Position after the last item; null on the last page. */
  next: string | null
  total: SearchTotal
  facets: Record<FacetName, FacetOption[]>
  understood: Understanding
  /** Only where nothing matches. */
  ways: WayOn[]
}

export interface SearchPosition {
  page: number
  after: string | null
}

export interface ReadSearch extends SearchPosition {
  search: JobSearch
  /** A sentence for each part of the address that could not be used. */
  problems: string[]
}

interface Schema<Value> {
  safeParse(value: unknown): { data?: Value; error?: { issues: { message: string }[] } }
}

/** Reads a search's address. What cannot be used is left out and said, so that a page always comes. */
export function readSearch(parameters: URLSearchParams): ReadSearch {
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
    const given = parameters.get(name)
    if (!given) return null
    const found = values.find((value) => String(value) === given)
    if (found === undefined) problems.push(sentence)
    return found ?? null
  }

  function verdict(name: CheckFacet) {
    return oneOf(name, Verdict.options, `Choose ${Verdict.options.join(', ')} for the ${name}.`)
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
    licence: verdict('licence'),
    occupation: verdict('occupation'),
    rate: verdict('rate'),
    wording: verdict('wording'),
    sort: oneOf('sort', SORT_ORDERS, `Sort by ${SORT_ORDERS.join(', ')}.`),
  }
  return { search, ...readPosition(parameters, problems), problems }
}

function readPosition(parameters: URLSearchParams, problems: string[]): SearchPosition {
  const page = Number(parameters.get('page') ?? 1)
  const isPage = Number.isInteger(page) && page >= 1 && page <= MAX_PAGE_NUMBER
  if (!isPage) {
    problems.push(`Page numbers go from 1 to ${MAX_PAGE_NUMBER}; this is the first page.`)
  }
  return { page: isPage ? page : 1, after: parameters.get('after') || null }
}

/** A search's one canonical query: always the same order, nothing that is the default. */
export function searchQuery(
  search: Partial<JobSearch>,
  { page = 1, after = null }: Partial<SearchPosition> = {},
): string {
  const { q, title, place, radius, category, type, country, pay, days, remote } = search
  const { licence, occupation, rate, wording, sort } = search
  const isRadiusSaid = place && radius !== undefined && radius !== DEFAULT_RADIUS
  const given = Object.entries({
    q,
    title,
    place,
    radius: isRadiusSaid ? radius : null,
    category,
    type,
    country,
    pay,
    days,
    remote: remote ? '1' : null,
    licence,
    occupation,
    rate,
    wording,
    sort: sort === defaultSort(search) ? null : sort,
    after,
    page: !after && page > 1 ? page : null,
  })
  const parameters = given.flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  return new URLSearchParams(parameters).toString()
}

/** The order where none is chosen. */
export function defaultSort({ q }: Partial<JobSearch>): SortOrder {
  return q ? 'relevance' : 'newest'
}
