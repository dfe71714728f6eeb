import { defineTasks } from '#platform/tasks/tasks.ts'

declare module '#platform/tasks/tasks.ts' {
  interface TaskPayloads {
    /** Ends the interview of an application that was withdrawn or decided, or whose job closed or was deleted. */
    'end-interview': { applicationId: string; isJobClosed?: boolean }
  }
}

export const interviewTasks = defineTasks({
  'end-interview': { run: (ended, { interviews }) => interviews.endOfApplication(ended) },
})
