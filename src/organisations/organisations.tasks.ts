import { REST } from '#platform/tasks/batches.ts'
import { defineTasks } from '#platform/tasks/tasks.ts'

declare module '#platform/tasks/tasks.ts' {
  interface TaskPayloads {
    /** Queues the emails of organisations and indexes their remaining jobs. */
    'tend-organisations': NoPayload
  }
}

export const organisationTasks = defineTasks({
  'tend-organisations': {
    cron: '* * * * *',
    async run(_, { organisations, outbox }, { signal }) {
      await outbox.queueSaved()
      await organisations.tend({ rest: REST, signal })
    },
  },
})
