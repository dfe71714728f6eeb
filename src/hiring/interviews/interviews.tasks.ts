import { defineTasks } from '#platform/tasks/tasks.ts'

declare module '#platform/tasks/tasks.ts' {
  interface TaskPayloads {
    /** Ends the interview of an application that was withdrawn or rejected. */
    'end-interview': { applicationId: string }
  }
}

export const interviewTasks = defineTasks({
  'end-interview': { run: (ended, { interviews }) => interviews.endOfApplication(ended) },
})
