import { defineTasks } from '#platform/tasks/tasks.ts'

declare module '#platform/tasks/tasks.ts' {
  interface TaskPayloads {
    /** Reads the lists of adverts that are due. */
    'read-sources': NoPayload
  }
}

export const sourceTasks = defineTasks({
  // One at a time in all processes, so that no host gets two requests at once.
  'read-sources': {
    cron: '* * * * *',
    isSingleton: true,
    run: (_, { sources }, { signal }) => sources.readDue(signal),
  },
})
