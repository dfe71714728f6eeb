import type { TaskHandlers } from '#server/platform/tasks/tasks.ts'
import type { Jobs } from './jobs.service.ts'

export function jobTasks(jobs: Jobs) {
  return {
    'close-expired-jobs': () => jobs.closeExpiredJobs(),
  } satisfies Partial<TaskHandlers>
}
