import type { FacetName, JobSearch, SortOrder } from '#board/search/search.ts'
import { defaultSort } from '#board/search/search.ts'
import type { ClassAnswers } from '#board/search/finding/answer-codes.ts'
import type { TextQuery } from './tsquery.ts'

/** A circle on the map. */
export interface Around {
  latitude: number
  longitude: number
  miles: number
}

/** A search with its words and its place resolved, ready to be a query. */
export interface Criteria extends Omit<JobSearch, 'q' | 'place' | 'radius' | 'sort'> {
  text: TextQuery | null
  around: Around | null
  /** Slug of a place that is not in the gazetteer: adverts are matched by its name. */
  town: string | null
  /** Code of the country, when the searched place is one. */
  within: string | null
  sort: SortOrder
  /** The class whose answers are meant; null for a newcomer from abroad. */
  forClass: ClassAnswers | null
  /** Whether the best matches are those in the UK. */
  isUkFirst?: boolean
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

/** Whether jobs of any country are wanted. */
export function isAnywhere({ around, town, within, country }: Criteria): boolean {
  return !around && !town && !within && !country
}

/** A key for searches with the same counts, whatever their order. */
export function countsKey(criteria: Criteria): string {
  const { forClass, isUkFirst: _order, ...rest } = criteria
  return JSON.stringify({ ...rest, sort: null, forClass: forClass?.applicantClass })
}

export function sortOf(search: JobSearch, text: TextQuery | null): SortOrder {
  const sort = search.sort ?? defaultSort(search)
  return sort === 'relevance' && !text?.wanted ? 'newest' : sort
}
