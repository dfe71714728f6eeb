import { chosenName } from '#contract/describe-search.ts'
import { formatCount } from '#contract/formats.ts'
import { jobsPath } from '#contract/paths/job-paths.ts'
import { ANY_SEARCH, FACET_NAMES } from '#contract/search.ts'
import type { FacetName, JobSearch, SearchAnswer } from '#contract/search.ts'

type Facets = SearchAnswer['facets']

/** A filter that is set. */
export interface AppliedFilter {
  name: string
  label: string
  /** Leads to the search without it. */
  removeHref: string
}

/** Of each filter the values that can be chosen, in display order, with their labels. */
export type FilterOptions = Record<FacetName, Record<string, string>>

/** For a loader: the filters that are set, in the order they are shown. */
export function appliedFilters(search: JobSearch, facets: Facets): AppliedFilter[] {
  const applied = FACET_NAMES.flatMap((name) => {
    const label = chosenName(name, search, facets)
    return label
      ? [{ name, label, removeHref: jobsPath({ ...search, [name]: ANY_SEARCH[name] }) }]
      : []
  })
  if (!search.title) return applied
  const label = `“${search.title}” in the title`
  return [...applied, { name: 'title', label, removeHref: jobsPath({ ...search, title: '' }) }]
}

/**
 * For a loader. The count says how many jobs a choice would leave. Plain objects, because there are
 * hundreds of options, and the router takes three times as long to encode them as objects of their own.
 * They order values that are numbers by size, whatever order the facet has: pay and days must ascend.
 */
export function toFilterOptions(facets: Facets): FilterOptions {
  const options = FACET_NAMES.map((name) => {
    const labels = facets[name].map(({ value, name, count }) => [
      value,
      count === null ? name : `${name} (${formatCount(count)})`,
    ])
    return [name, Object.fromEntries(labels)]
  })
  return Object.fromEntries(options) as FilterOptions
}

/** The search with its words and place alone. */
export function withoutFilters({ q, place, radius, sort }: JobSearch): JobSearch {
  return { ...ANY_SEARCH, q, place, radius, sort }
}
