import { chosenName } from '#contract/describe-search.ts'
import { jobsPath } from '#contract/paths/job-paths.ts'
import { ANY_SEARCH, FACET_NAMES } from '#contract/search.ts'
import type { JobSearch, SearchAnswer, SponsorshipWords } from '#contract/search.ts'

type Facets = SearchAnswer['facets']

/** A filter that is set. */
export interface AppliedFilter {
  name: string
  label: string
  /** Leads to the search without it. */
  removeHref: string
}

/** For a loader: the filters that are set, in the order they are shown. */
export function appliedFilters(
  search: JobSearch,
  facets: Facets,
  said: SponsorshipWords | null,
): AppliedFilter[] {
  const applied: AppliedFilter[] = FACET_NAMES.flatMap((name) => {
    const label = chosenName(name, search, facets)
    return label
      ? [{ name, label, removeHref: jobsPath({ ...search, [name]: ANY_SEARCH[name] }) }]
      : []
  })
  if (said?.answer === null) {
    const label = `“${said.typed}”: all jobs`
    applied.push({ name: 'sponsorship', label, removeHref: jobsPath(search) })
  }
  if (!search.title) return applied
  const label = `“${search.title}” in the title`
  return [...applied, { name: 'title', label, removeHref: jobsPath({ ...search, title: '' }) }]
}

/** The search with its words and place alone. */
export function withoutFilters({ q, place, radius, sort }: JobSearch): JobSearch {
  return { ...ANY_SEARCH, q, place, radius, sort }
}
