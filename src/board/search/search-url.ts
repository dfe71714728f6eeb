import { jobsPath } from '#board/jobs/model/job-paths.ts'
import { FACET_NAMES, searchQuery } from './search.ts'
import type { JobSearch, SearchPosition, Interpretation } from './search.ts'

// Searches with more filters are too specific for search engines.
const MOST_INDEXED = 2

/**
 * The canonical URL to redirect a search to, because a form without a script also sends its empty fields. Null if the
 * URL is canonical already, or if there are problems to report on the page.
 */
export function canonicalRedirect(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  query: string,
  problems: string[],
): string | null {
  if (problems.length > 0 || search.slice(1) === query) return null
  return query ? `${pathname}?${query}` : pathname
}

/** The canonical path for search engines: the place by its slug, in the default order. */
export function canonicalPath(
  search: JobSearch,
  { place }: Pick<Interpretation, 'place'>,
  position: SearchPosition,
): string {
  return jobsPath({ ...search, place: place?.slug ?? search.place, sort: null }, position)
}

/** Whether search engines should list it: the first page of a common search. An occupation has its own page. */
export function isWorthIndexing(search: JobSearch, { page, after }: SearchPosition): boolean {
  const filters = FACET_NAMES.filter((name) => search[name]).length + (search.place ? 1 : 0)
  const isFirst = page === 1 && after === null
  const hasOwnPage = search.occupationCode !== null
  return isFirst && !search.q && !search.title && !hasOwnPage && filters <= MOST_INDEXED
}

/** The path of a feed with the newest jobs of a search. */
export function feedPath(format: 'rss' | 'atom', search: JobSearch): string {
  const query = searchQuery({ ...search, sort: null })
  return `/feeds/search.${format}${query && `?${query}`}`
}
