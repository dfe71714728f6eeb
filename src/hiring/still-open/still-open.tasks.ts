import { defineTasks } from '#platform/tasks/tasks.ts'

declare module '#platform/tasks/tasks.ts' {
  interface TaskPayloads {
    /** Asks employers about adverts that nobody has confirmed for long. */
    'ask-if-still-open': NoPayload
  }
}

export const stillOpenTasks = defineTasks({
  'ask-if-still-open': { cron: '41 7 * * *', run: (_, { stillOpen }) => stillOpen.requestAll() },
})
