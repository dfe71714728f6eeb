import { defineTasks } from '#platform/tasks/tasks.ts'

declare module '#platform/tasks/tasks.ts' {
  interface TaskPayloads {
    /** Emails members once a day about new applicants. */
    'send-applicant-digests': NoPayload
  }
}

export const digestTasks = defineTasks({
  'send-applicant-digests': {
    cron: '5 7 * * *',
    run: (_, { applications }) => applications.digest.sendAll(),
  },
})
