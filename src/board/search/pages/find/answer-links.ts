import { jobsPath } from '#board/jobs/model/job-paths.ts'
import type { Answer } from '#trade/questions/answers.ts'
import type { FacetOption, JobSearch } from '#board/search/search.ts'

/** One of the three lists that a search splits into by the check's answer. */
export interface AnswerLink {
  name: string
  /** The number of jobs; null if not counted. */
  count: number | null
  /** Null if the list is empty and the page does not link to it. */
  href: string | null
  isCurrent: boolean
}

/** The links to the answers in order, ending with ‘all’; for a loader. */
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
