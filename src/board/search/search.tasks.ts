import { defineTasks } from '#platform/tasks/tasks.ts'

declare module '#platform/tasks/tasks.ts' {
  interface TaskPayloads {
    'maintain-search': NoPayload
  }
}

export const searchTasks = defineTasks({
  'maintain-search': {
    cron: '7 * * * *',
    isSingleton: true,
    run: (_, { search }, context) => search.maintain(context),
  },
})
