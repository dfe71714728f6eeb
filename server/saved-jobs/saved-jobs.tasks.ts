import { defineTasks } from '#server/platform/tasks/tasks.ts'

declare module '#server/platform/tasks/tasks.ts' {
  interface TaskPayloads {
    /** Finds what has become of saved jobs, and queues the mails. */
    'tell-saved-jobs': NoPayload
    'send-saved-mail': { mailId: string }
  }
}

export const savedJobTasks = defineTasks({
  // By day: nobody is woken by a mail about a list.
  'tell-saved-jobs': {
    cron: '23 7-20 * * *',
    run: (_, { savedJobs }) => savedJobs.mails.notifyAll(),
  },
  'send-saved-mail': { run: (mail, { savedJobs }) => savedJobs.mails.deliver(mail) },
})
