import { defineTasks } from '#server/platform/tasks/tasks.ts'

declare module '#server/platform/tasks/tasks.ts' {
  interface TaskPayloads {
    'send-takedown': { entryId: number }
  }
}

export const adminTasks = defineTasks({
  'send-takedown': { run: ({ entryId }, { admin }) => admin.sendTakedownEmail(entryId) },
})
