import { defineTasks } from '#platform/tasks/tasks.ts'

declare module '#platform/tasks/tasks.ts' {
  interface TaskPayloads {
    /** Finds changes of saved jobs, and queues the emails. */
    'tell-saved-jobs': NoPayload
  }
}

export const savedJobTasks = defineTasks({
  // In the daytime: an email about a list must not wake anyone.
  'tell-saved-jobs': {
    cron: '23 7-20 * * *',
    run: (_, { savedJobs }) => savedJobs.mails.notifyAll(),
  },
})
