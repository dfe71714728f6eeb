import { chosenName } from '#board/search/describe-search.ts'
import type { Language } from '#platform/languages/language.ts'
import { jobsPath } from '#board/jobs/model/job-paths.ts'
import { ANY_SEARCH, FACET_NAMES } from '#board/search/search.ts'
import type { Interpretation, JobSearch, SearchAnswer } from '#board/search/search.ts'

type Found = Pick<SearchAnswer, 'facets'> & {
  interpretation: Pick<Interpretation, 'sponsorship' | 'occupation'>
}

/** An active filter. */
export interface AppliedFilter {
  name: string
  label: string
  /** The search without it. */
  removeHref: string
}

/** The active filters in display order; for a loader. */
export function appliedFilters(
  search: JobSearch,
  { facets, interpretation }: Found,
  { words, format }: Language,
): AppliedFilter[] {
  const { sponsorship: said, occupation } = interpretation
  const applied: AppliedFilter[] = FACET_NAMES.flatMap((name) => {
    const label = chosenName(name, search, facets)
    return label
      ? [{ name, label, removeHref: jobsPath({ ...search, [name]: ANY_SEARCH[name] }) }]
      : []
  })
  if (occupation) {
    const removeHref = jobsPath({ ...search, occupationCode: null })
    applied.push({ name: 'occupationCode', label: occupation, removeHref })
  }
  if (said?.answer === null) {
    const label = `“${said.typed}”: all jobs`
    applied.push({ name: 'sponsorship', label, removeHref: jobsPath(search) })
  }
  if (!search.title) return applied
  const label = format(words.list.inTitle, { words: search.title })
  return [...applied, { name: 'title', label, removeHref: jobsPath({ ...search, title: '' }) }]
}

/** A link to the search with only its words and place; for a loader. */
export function clearHref({ q, place, radius, sort }: JobSearch): string {
  return jobsPath({ q, place, radius, sort })
}
