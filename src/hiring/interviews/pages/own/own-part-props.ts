import type { InterviewPageView } from '#hiring/interviews/model/interviews.schema.ts'
import type { InterviewRejection } from '#hiring/interviews/pages/interview-actions.ts'

/** Props shared by the parts of the applicant’s page. */
export interface OwnPartProps {
  view: InterviewPageView
  path: string
  /** The applicant’s time zone. */
  zone: string
  rejection: InterviewRejection | undefined
}
