import type { TaskHandlers } from '#server/platform/tasks/tasks.ts'
import type { Applications } from './applications.service.ts'

type Handled =
  | 'send-application-mail'
  | 'share-details'
  | 'sweep-resumes'
  | 'tell-job-change'
  | 'send-waiting-messages'
  | 'tell-messages'
  | 'tell-applicants-licence'
  | 'send-applicant-share'

export function applicationTasks({
  actions,
  deliver,
  details,
  resumes,
  notices,
  talk,
  sharing,
}: Applications): Pick<TaskHandlers, Handled> {
  return {
    'send-application-mail': ({ mailId }) => deliver(mailId),
    'share-details': () => details.shareWithProved(),
    'sweep-resumes': () => Promise.all([resumes.sweep(), talk.sweep(), actions.sweep()]),
    'tell-job-change': notices.notifyJobChange,
    'send-waiting-messages': actions.sendWaiting,
    'tell-messages': talk.notifyMessages,
    'tell-applicants-licence': notices.notifyLicence,
    'send-applicant-share': ({ shareId }) => sharing.deliver(shareId),
  }
}
