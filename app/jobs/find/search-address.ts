import { jobsPath } from '#app/jobs/job-addresses.ts'
import { FACET_NAMES, searchQuery } from '#contract/search.ts'
import type { JobSearch, SearchPosition, Understanding } from '#contract/search.ts'

// More than so many at once are too special to be looked for from outside.
const MOST_INDEXED = 2

/**
 * Where a search should have been asked for: a form without a script sends its empty fields, too. Null
 * where it was asked for there, or where there is something to say about it.
 */
export function betterAddress(
  { pathname, search }: URL,
  query: string,
  problems: string[],
): string | null {
  if (problems.length > 0 || search.slice(1) === query) return null
  return query ? `${pathname}?${query}` : pathname
}

/** The one address for search engines: the place by its own name, in the usual order. */
export function canonicalPath(
  search: JobSearch,
  { place }: Pick<Understanding, 'place'>,
  position: SearchPosition,
): string {
  return jobsPath({ ...search, place: place?.slug ?? search.place, sort: null }, position)
}

/** Whether search engines should list it: a first page that many would look for. */
export function isWorthIndexing(search: JobSearch, { page, after }: SearchPosition): boolean {
  const filters = FACET_NAMES.filter((name) => search[name]).length + (search.place ? 1 : 0)
  const isFirst = page === 1 && after === null
  return isFirst && !search.q && !search.title && filters <= MOST_INDEXED
}

/** A feed of the newest jobs of a search. */
export function feedPath(format: 'rss' | 'atom', search: JobSearch): string {
  const query = searchQuery({ ...search, sort: null })
  return `/feeds/search.${format}${query && `?${query}`}`
}
