import type { TaskHandlers } from '#server/platform/tasks/tasks.ts'
import type { Applications } from './applications.service.ts'

type Handled =
  | 'send-application-mail'
  | 'share-details'
  | 'sweep-resumes'
  | 'tell-job-change'
  | 'tell-status'
  | 'tell-applicants-licence'

export function applicationTasks({
  deliver,
  details,
  resumes,
  notices,
}: Applications): Pick<TaskHandlers, Handled> {
  return {
    'send-application-mail': ({ mailId }) => deliver(mailId),
    'share-details': () => details.shareWithProved(),
    'sweep-resumes': () => resumes.sweep(),
    'tell-job-change': notices.tellJobChange,
    'tell-status': notices.tellStatus,
    'tell-applicants-licence': notices.tellLicence,
  }
}
