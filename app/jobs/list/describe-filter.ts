import type { JobFacets, JobFilter } from '#contract/jobs.ts'

/** What a list is called: 'Full-time Nursing jobs in Ireland'. */
export function describeFilter({ category, type, country }: JobFilter, facets: JobFacets): string {
  const categoryName = facets.categories.find(({ value }) => value === category)?.name
  const countryName = facets.countries.find(({ value }) => value === country)?.name
  const words = [type, categoryName, type || categoryName ? 'jobs' : 'All open jobs']
  if (countryName) words.push('in', countryName)
  return words.filter(Boolean).join(' ')
}
