import { CATEGORY_PAGES } from '#app/marketing/category-pages.ts'
import { slugOf } from '#contract/job-texts.ts'
import { searchQuery, type JobSearch, type SearchPosition } from '#contract/search.ts'

/** A job's one canonical address. */
export function jobPath({ id, title }: { id: string; title: string }): string {
  const slug = slugOf(title)
  return slug ? `/jobDetails/${id}/${slug}` : `/jobDetails/${id}`
}

/** A list's address: always the same order, nothing that is the default. */
export function jobsPath(
  search: Partial<JobSearch>,
  position: Partial<SearchPosition> = {},
): string {
  const query = searchQuery(search, position)
  return query ? `/jobs?${query}` : '/jobs'
}

/** The address of the page about a kind of work, about a town, or about a kind of work in a town. */
export function landingPath(about: { category: string | null; place: string | null }): string {
  const { category, place } = about
  if (category === null) return `/jobs/in/${place}`
  if (place !== null) return `/jobs/${category}/${place}`
  return CATEGORY_PAGES.has(category) ? `/${category}` : `/jobs/${category}`
}
