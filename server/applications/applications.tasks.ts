import type { TaskHandlers } from '#server/platform/tasks/tasks.ts'
import type { Applications } from './applications.service.ts'

type Handled =
  | 'send-application-mail'
  | 'share-details'
  | 'sweep-resumes'
  | 'tell-job-change'
  | 'tell-status'
  | 'tell-messages'
  | 'tell-applicants-licence'

export function applicationTasks({
  deliver,
  details,
  resumes,
  notices,
  talk,
}: Applications): Pick<TaskHandlers, Handled> {
  return {
    'send-application-mail': ({ mailId }) => deliver(mailId),
    'share-details': () => details.shareWithProved(),
    'sweep-resumes': () => Promise.all([resumes.sweep(), talk.sweep()]),
    'tell-job-change': notices.notifyJobChange,
    'tell-status': notices.notifyStatus,
    'tell-messages': talk.notifyMessages,
    'tell-applicants-licence': notices.notifyLicence,
  }
}
