import type { TaskHandlers } from '#server/platform/tasks/tasks.ts'
import type { Applications } from './applications.service.ts'

type Handled = 'send-application-mail' | 'share-details' | 'sweep-resumes'

export function applicationTasks({
  deliver,
  details,
  resumes,
}: Applications): Pick<TaskHandlers, Handled> {
  return {
    'send-application-mail': ({ mailId }) => deliver(mailId),
    'share-details': () => details.shareWithProved(),
    'sweep-resumes': () => resumes.sweep(),
  }
}
