import type { Answer } from '#trade/questions/answers.ts'
import type { DayStep, FacetName, JobSearch, PayStep, SortOrder } from '#board/search/search.ts'
import { defaultSort } from '#board/search/search.ts'
import type { JobFilter } from '#trade/jobs.schema.ts'
import type { Verdict } from '#trade/headline/criteria.ts'
import type { ClassAnswers } from '#board/search/finding/class-answers.ts'
import type { TextQuery } from './tsquery.ts'

/** A circle on the map. */
export interface Around {
  latitude: number
  longitude: number
  miles: number
}

/** A search with its words and its place resolved, ready to be a query. */
export interface Criteria extends JobFilter {
  text: TextQuery | null
  title: string
  around: Around | null
  /** Slug of a place that is not in the gazetteer: adverts are matched by its name. */
  town: string | null
  /** Code of the country, when the searched place is one. */
  within: string | null
  pay: PayStep | null
  days: DayStep | null
  remote: boolean
  answer: Answer | null
  licence: Verdict | null
  occupation: Verdict | null
  rate: Verdict | null
  wording: Verdict | null
  occupationCode: string | null
  sort: SortOrder
  /** The class whose answers are meant; null for a newcomer from abroad. */
  forClass: ClassAnswers | null
}

const IS_CHOSEN: Record<FacetName, (criteria: Criteria) => boolean> = {
  category: ({ category }) => category !== null,
  type: ({ type }) => type !== null,
  country: ({ country }) => country !== null,
  pay: ({ pay }) => pay !== null,
  days: ({ days }) => days !== null,
  remote: ({ remote }) => remote,
  answer: ({ answer }) => answer !== null,
  licence: ({ licence }) => licence !== null,
  occupation: ({ occupation }) => occupation !== null,
  rate: ({ rate }) => rate !== null,
  wording: ({ wording }) => wording !== null,
}

/** The active filters, always in the same order. */
export function chosenFilters(criteria: Criteria): FacetName[] {
  return (Object.keys(IS_CHOSEN) as FacetName[]).filter((name) => IS_CHOSEN[name](criteria))
}

/** Whether the search has filters only: neither words nor a place. */
export function isFiltersOnly({ text, title, around, town, within }: Criteria): boolean {
  return !text && !title && !around && !town && !within
}

/** A key for searches with the same counts, whatever their order. */
export function countsKey(criteria: Criteria): string {
  const { forClass, ...rest } = criteria
  return JSON.stringify({ ...rest, sort: null, forClass: forClass?.applicantClass })
}

export function sortOf(search: JobSearch, text: TextQuery | null): SortOrder {
  const sort = search.sort ?? defaultSort(search)
  return sort === 'relevance' && !text?.wanted ? 'newest' : sort
}
