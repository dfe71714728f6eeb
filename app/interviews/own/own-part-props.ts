import type { InterviewPageView } from '#contract/interviews.ts'
import type { InterviewRejection } from '../interview-actions.ts'

/** Props shared by the parts of the applicant’s page. */
export interface OwnPartProps {
  view: InterviewPageView
  path: string
  /** The applicant’s time zone. */
  zone: string
  /** The maximum length of a text, in characters. */
  limit: number
  rejection: InterviewRejection | undefined
}
