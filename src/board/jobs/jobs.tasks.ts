import { defineTasks } from '#platform/tasks/tasks.ts'

declare module '#platform/tasks/tasks.ts' {
  interface TaskPayloads {
    'close-expired-jobs': NoPayload
  }
}

export const jobTasks = defineTasks({
  'close-expired-jobs': { cron: '* * * * *', run: (_, { jobs }) => jobs.closeExpiredJobs() },
})
