import type { Answer, AnswersFor } from '#trade/questions/answers.ts'
import { JOB_LIMITS } from '#trade/limits/job-limits.ts'
import type { JobCard, JobFilter } from '#trade/jobs.schema.ts'
import type { SearchTotal } from '#platform/primitives/paging.ts'
import type { Place } from '#platform/places/places.ts'
import type { ClosedWork } from '#sponsorship/headline/closed-work.ts'
import type { Verdict } from '#trade/headline/criteria.ts'

/** Maximum lengths of the text fields, in characters. */
export const SEARCH_LIMITS = { keywords: 300, place: 120, title: JOB_LIMITS.title } as const

/** Miles around a place. */
export const RADII = [1, 3, 5, 10, 15, 25, 50, 100] as const
export type Radius = (typeof RADII)[number]
export const DEFAULT_RADIUS: Radius = 10

/** The count above which a big board only shows a minimum: '5,000+ jobs'. */
export const MANY_JOBS = 5_000

/** Pounds a year, as a minimum for the lower end of the advertised pay. */
export const PAY_STEPS = [20_000, 25_000, 30_000, 35_000, 40_000, 50_000, 60_000, 80_000] as const
export type PayStep = (typeof PAY_STEPS)[number]

/** Days since a job was posted, at most. */
export const DAY_STEPS = [1, 3, 7, 14, 30] as const
export type DayStep = (typeof DAY_STEPS)[number]

export const SORT_ORDERS = ['relevance', 'newest', 'pay', 'surest'] as const
export type SortOrder = (typeof SORT_ORDERS)[number]

/** All criteria of a job search. Empty and null ones are ignored. */
export interface JobSearch extends JobFilter {
  /** Keywords as typed, with "phrases" and -exclusions. */
  q: string
  /** A part of the title, case-insensitive. */
  title: string
  /** A place as typed, or the slug of one. */
  place: string
  /** Miles around the place. */
  radius: Radius
  pay: PayStep | null
  days: DayStep | null
  remote: boolean
  answer: Answer | null
  /** Results of the sponsorship check. */
  licence: Verdict | null
  occupation: Verdict | null
  rate: Verdict | null
  wording: Verdict | null
  /** The SOC 2020 code. */
  occupationCode: string | null
  /** Null: best match first with keywords, otherwise newest first. */
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
  answer: null,
  licence: null,
  occupation: null,
  rate: null,
  wording: null,
  occupationCode: null,
  sort: null,
}

/** The criteria of the sponsorship check that are filters. `rate` is its pay; `pay` is the filter in pounds. */
export const CHECK_FACETS = ['licence', 'occupation', 'rate', 'wording'] as const
export type CheckFacet = (typeof CHECK_FACETS)[number]

/** The filters with counted values. */
export const FACET_NAMES = [
  'answer',
  'category',
  'type',
  'country',
  'pay',
  'days',
  'remote',
  ...CHECK_FACETS,
] as const
export type FacetName = (typeof FACET_NAMES)[number]

/**
 * A value of a filter, and the number of jobs left with it and all other criteria. The answer always has all its
 * values, including '' for no answer filter; for settled people, to whom all jobs are open, it has no values unless one
 * is selected.
 */
export interface FacetOption {
  value: string
  name: string
  /** Null if counting would take too long; at least one such job exists, except for the answer. */
  count: number | null
}

/** A similar search with results, offered when a search has none. */
export interface AlternativeSearch {
  kind: 'wider' | 'anywhere' | 'fewer-words' | 'fewer-filters'
  search: JobSearch
  total: SearchTotal
  /** 'Look within 25 miles of Leeds', 'Search for “nurse” alone'. */
  label: string
}

/** The sponsorship terms in a search. They set its answer and are not searched for. */
export interface SponsorshipWords {
  typed: string
  /** Null if the words ask for no sponsorship, which filters nothing. */
  answer: Answer | null
  /** A sentence about their interpretation. */
  note: string
  /** The keywords to search for these words literally. */
  literal: string
}

/** The name of a place among the keywords, which is not searched for as a word. */
export interface PlaceWords {
  /** A sentence about it. */
  note: string
  /** The keywords to search for the name literally. */
  literal: string
}

/** The interpretation of the search. */
export interface Interpretation {
  place: Place | null
  /** Whether the place is missing from the gazetteer, so that adverts are matched by its name. */
  isPlaceUnknown: boolean
  /**
   * The typed words had no results, or hardly any, so these were searched for. `asTyped` searches for the typed ones
   * anyway; omitted if they have no results.
   */
  corrected: { from: string; to: string; asTyped?: string } | null
  /** No job has the words for rank or band along with the others, so only `used` was searched for. */
  dropped: { used: string; said: string } | null
  /** Abbreviations: 'RMN' means 'mental health nurse'. */
  meanings: { typed: string; means: string }[]
  sponsorship: SponsorshipWords | null
  placeWords: PlaceWords | null
  /** The title of the occupation searched for. */
  occupation: string | null
  problems: string[]
}

export interface SearchAnswer {
  /** The search as run: words about sponsorship have become its answer. */
  search: JobSearch
  items: JobCard[]
  /** Position after the last item; null on the last page. */
  next: string | null
  total: SearchTotal
  facets: Record<FacetName, FacetOption[]>
  answersFor: AnswersFor
  interpretation: Interpretation
  /** Empty unless nothing matches. */
  alternatives: AlternativeSearch[]
  /** Set if the work searched for is closed from abroad, and so are nearly all of the jobs. */
  closed: ClosedWork | null
}

export interface SearchPosition {
  page: number
  after: string | null
}

/** The canonical query string of a search: in a fixed order, without defaults. */
export function searchQuery(
  search: Partial<JobSearch>,
  { page = 1, after = null }: Partial<SearchPosition> = {},
): string {
  const { q, title, place, radius, category, type, country, pay, days, remote } = search
  const { answer, licence, occupation, rate, wording, occupationCode, sort } = search
  // Forms send it as text.
  const hasOwnRadius = place && radius !== undefined && Number(radius) !== DEFAULT_RADIUS
  const criteria = Object.entries({
    q,
    title,
    place,
    radius: hasOwnRadius ? radius : null,
    category,
    type,
    country,
    pay,
    days,
    remote: remote ? '1' : null,
    answer,
    licence,
    occupation,
    rate,
    wording,
    occupationCode,
    sort: sort === defaultSort(search) ? null : sort,
    after,
    page: !after && page > 1 ? page : null,
  })
  const parameters = criteria.flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  return new URLSearchParams(parameters).toString()
}

/** The order if none is selected. */
export function defaultSort({ q }: Partial<JobSearch>): SortOrder {
  return q ? 'relevance' : 'newest'
}
