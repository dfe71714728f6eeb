import { defineTasks } from '#platform/tasks/tasks.ts'

declare module '#platform/tasks/tasks.ts' {
  interface TaskPayloads {
    /** Reminds of planned days between an offer and the first day. */
    'remind-arrivals': NoPayload
  }
}

export const arrivalTasks = defineTasks({
  'remind-arrivals': { cron: '11 6-20 * * *', run: (_, { arrival }) => arrival.remind() },
})
