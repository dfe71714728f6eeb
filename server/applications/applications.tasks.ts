import type { TaskHandlers } from '#server/platform/tasks/tasks.ts'
import type { Applications } from './applications.service.ts'

type Handled = 'send-application-mail' | 'sweep-resumes'

export function applicationTasks({ deliver, resumes }: Applications): Pick<TaskHandlers, Handled> {
  return {
    'send-application-mail': ({ mailId }) => deliver(mailId),
    'sweep-resumes': () => resumes.sweep(),
  }
}
