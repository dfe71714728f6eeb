import { defineTasks } from '#server/platform/tasks/tasks.ts'

declare module '#server/platform/tasks/tasks.ts' {
  interface TaskPayloads {
    'send-warning': { applicationId: string }
  }
}

export const warningTasks = defineTasks({
  'send-warning': { run: ({ applicationId }, { warnings }) => warnings.send(applicationId) },
})
