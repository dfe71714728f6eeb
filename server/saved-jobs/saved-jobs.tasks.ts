import type { TaskHandlers } from '#server/platform/tasks/tasks.ts'
import type { SavedJobs } from './saved-jobs.service.ts'

type Handled = 'tell-saved-jobs' | 'send-saved-mail' | 'sweep-saved-jobs'

export function savedJobTasks({ mails, sweep }: SavedJobs): Pick<TaskHandlers, Handled> {
  return {
    'tell-saved-jobs': () => mails.notifyAll(),
    'send-saved-mail': mails.deliver,
    'sweep-saved-jobs': () => sweep(),
  }
}
