import type { TaskHandlers } from '#server/platform/tasks/tasks.ts'
import type { Jobs } from './jobs.service.ts'

export function jobTasks(jobs: Jobs): Pick<TaskHandlers, 'close-expired-jobs'> {
  return { 'close-expired-jobs': () => jobs.closeExpiredJobs() }
}
