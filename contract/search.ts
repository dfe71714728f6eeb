import { JOB_LIMITS } from './job-limits.ts'
import type { JobCard, JobFilter } from './jobs.ts'
import type { SearchTotal } from './paging.ts'
import type { Place } from './places.ts'
import type { ClosedWork } from './sponsorship/closed-work.ts'
import type { Verdict } from './sponsorship/criteria.ts'

/** The most characters of each text field. */
export const SEARCH_LIMITS = { keywords: 300, place: 120, title: JOB_LIMITS.title } as const

/** Miles around a place. */
export const RADII = [1, 3, 5, 10, 15, 25, 50, 100] as const
export type Radius = (typeof RADII)[number]
export const DEFAULT_RADIUS: Radius = 10

/** From here on a big board says only that there are so many or more: '5,000+ jobs'. */
export const MANY_JOBS = 5_000

/** Pounds a year: the bottom of the advertised pay is at least this. */
export const PAY_STEPS = [20_000, 25_000, 30_000, 35_000, 40_000, 50_000, 60_000, 80_000] as const
export type PayStep = (typeof PAY_STEPS)[number]

/** Days since a job was posted, at most. */
export const DAY_STEPS = [1, 3, 7, 14, 30] as const
export type DayStep = (typeof DAY_STEPS)[number]

export const SORT_ORDERS = ['relevance', 'newest', 'pay', 'surest'] as const
export type SortOrder = (typeof SORT_ORDERS)[number]

/**
 * What the sponsorship check says as a whole. `pass`: licence, occupation and pay pass, and the wording does
 * not fail. `open`: nothing fails. Jobs abroad are not checked, so they are neither.
 */
export const ANSWERS = ['pass', 'open'] as const
export type Answer = (typeof ANSWERS)[number]

/**
 * For whom the answers of a list are: somebody new from abroad, the person who looks at it, that person once a
 * present permission to work has run out, or somebody who needs no sponsor.
 */
export type AnswersFor = 'newcomer' | 'me' | 'later' | 'settled'

/** All criteria of a search for jobs. An empty or null one is not applied. */
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
  /** Of SOC 2020. */
  occupationCode: string | null
  /** Null: best match first if there are keywords, else newest first. */
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

/** A criterion of the sponsorship check as a filter. `rate` is its pay; `pay` is the filter in pounds. */
export const CHECK_FACETS = ['licence', 'occupation', 'rate', 'wording'] as const
export type CheckFacet = (typeof CHECK_FACETS)[number]

/** The filters whose values are counted. */
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
 * A value of a filter, and how many jobs would be left with it and all other criteria. The answer always has
 * all its values, and the value '' for none of them; for settled people, to whom all jobs are open, it has none
 * unless one is chosen.
 */
export interface FacetOption {
  value: string
  name: string
  /** Null if counting would take too long; there is at least one such job, but for the answer. */
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

/** What the words of a search said of sponsorship. They became its answer and are not searched for. */
export interface SponsorshipWords {
  typed: string
  /** Null where no sponsorship is asked for, which narrows nothing. */
  answer: Answer | null
  /** What was made of them, in a sentence. */
  note: string
  /** The keywords that search for the words themselves. */
  literal: string
}

/** How the search was understood. */
export interface Interpretation {
  place: Place | null
  /** The gazetteer does not have this place, so adverts are matched by its name. */
  isPlaceUnknown: boolean
  /**
   * The typed words had no results, or hardly any, so these were searched for. `asTyped` searches for the
   * typed ones all the same; left out where nothing has them.
   */
  corrected: { from: string; to: string; asTyped?: string } | null
  /** No job has the words for rank or band beside the others, so that only `used` was searched for. */
  dropped: { used: string; said: string } | null
  /** 'RMN' means 'mental health nurse'. */
  meanings: { typed: string; means: string }[]
  sponsorship: SponsorshipWords | null
  /** The title of the occupation whose code is searched for. */
  occupation: string | null
  problems: string[]
}

export interface SearchAnswer {
  /** The search that was made: words for sponsorship have become its answer. */
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
  /** Set if the work that is searched for is closed from abroad, and so are nearly all of the jobs. */
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
  // A form has it as text.
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

/** The order if none is chosen. */
export function defaultSort({ q }: Partial<JobSearch>): SortOrder {
  return q ? 'relevance' : 'newest'
}
