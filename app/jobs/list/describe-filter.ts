import type { JobFilter } from '#contract/jobs.ts'
import type { SearchAnswer } from '#contract/search.ts'

/** What a list is called: 'Full-time Nursing jobs in Ireland'. */
export function describeFilter(
  { category, type, country }: JobFilter,
  facets: SearchAnswer['facets'],
): string {
  const categoryName = facets.category.find(({ value }) => value === category)?.name
  const countryName = facets.country.find(({ value }) => value === country)?.name
  const words = [type, categoryName, type || categoryName ? 'jobs' : 'All open jobs']
  if (countryName) words.push('in', countryName)
  return words.filter(Boolean).join(' ')
}
