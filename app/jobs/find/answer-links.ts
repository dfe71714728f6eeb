import { jobsPath } from '#contract/paths/job-paths.ts'
import type { Answer, FacetOption, JobSearch } from '#contract/search.ts'

/** One of the three lists that the answer of the sponsorship check makes of a search. */
export interface AnswerLink {
  name: string
  /** How many jobs it has; null where that was not counted. */
  count: number | null
  /** Null where a page does not lead to an empty list. */
  href: string | null
  isCurrent: boolean
}

/** For a loader: the answers in their order, the last one being all. */
export function toAnswerLinks(
  search: Partial<JobSearch>,
  options: FacetOption[],
  { isOnThisPage = true } = {},
): AnswerLink[] {
  return options.map(({ value, name, count }) => ({
    name,
    count,
    href:
      isOnThisPage || count !== 0
        ? jobsPath({ ...search, answer: (value || null) as Answer | null })
        : null,
    isCurrent: isOnThisPage && value === (search.answer ?? ''),
  }))
}
