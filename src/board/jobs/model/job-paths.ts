import { CATEGORIES_WITH_PAGE } from '#trade/categories-with-page.ts'
import { slugOf } from '#trade/job-texts.ts'
import { searchQuery, type JobSearch, type SearchPosition } from '#board/search/search.ts'

/** The one canonical path of a job's page. */
export function jobPath({ id, title }: { id: string; title: string }): string {
  const slug = slugOf(title)
  return slug ? `/jobDetails/${id}/${slug}` : `/jobDetails/${id}`
}

/** The path of a list: parameters in a fixed order, without default values. */
export function jobsPath(
  search: Partial<JobSearch>,
  position: Partial<SearchPosition> = {},
): string {
  const query = searchQuery(search, position)
  return query ? `/jobs?${query}` : '/jobs'
}

/**
 * The filtered list in place of a page about a category or town, which exists only in English. Only the server renders
 * other languages.
 */
export function listPathOf({ category, town }: { category: string | null; town: string | null }) {
  return jobsPath({ ...(category && { category }), ...(town && { place: town }) })
}

/** The path of the page about a category, a town, or a category in a town. */
export function landingPath(about: { category: string | null; place: string | null }): string {
  const { category, place } = about
  if (category === null) return `/jobs/in/${place}`
  if (place !== null) return `/jobs/${category}/${place}`
  return CATEGORIES_WITH_PAGE.has(category) ? `/${category}` : `/jobs/${category}`
}
