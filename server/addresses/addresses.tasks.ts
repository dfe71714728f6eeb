import { defineTasks } from '#server/platform/tasks/tasks.ts'

declare module '#server/platform/tasks/tasks.ts' {
  interface TaskPayloads {
    'send-address-request': { organisationId: string; emailKey: string }
  }
}

export const addressTasks = defineTasks({
  'send-address-request': { run: (request, { addresses }) => addresses.deliver(request) },
})
