import type { InterviewPageView } from '#contract/interviews.ts'
import type { InterviewRejection } from '../interview-actions.ts'

/** What each part of the applicant’s page is about. */
export interface OwnPartProps {
  view: InterviewPageView
  path: string
  /** The reader’s. */
  zone: string
  /** Of a text, in characters. */
  limit: number
  rejection: InterviewRejection | undefined
}
