import { defineTasks } from '#platform/tasks/tasks.ts'

declare module '#platform/tasks/tasks.ts' {
  interface TaskPayloads {
    /** Counts the answers of organisations in the last 90 days. */
    'count-answers': NoPayload
  }
}

export const answerRateTasks = defineTasks({
  'count-answers': { cron: '29 * * * *', run: (_, { answerRate }) => answerRate.recount() },
})
