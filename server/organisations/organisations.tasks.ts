import { defineTasks } from '#server/platform/tasks/tasks.ts'

declare module '#server/platform/tasks/tasks.ts' {
  interface TaskPayloads {
    /** Queues the emails of organisations and indexes their remaining jobs. */
    'tend-organisations': NoPayload
    'send-organisation-mail': { mailId: string }
    'lapse-proofs': NoPayload
  }
}

export const organisationTasks = defineTasks({
  'tend-organisations': { cron: '* * * * *', run: (_, { organisations }) => organisations.tend() },
  'send-organisation-mail': {
    run: ({ mailId }, { organisations }) => organisations.deliver(mailId),
  },
  'lapse-proofs': { cron: '29 3 * * *', run: (_, { organisations }) => organisations.lapse() },
})
