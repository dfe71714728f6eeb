import { defineTasks } from '#platform/tasks/tasks.ts'

declare module '#platform/tasks/tasks.ts' {
  interface TaskPayloads {
    'send-address-request': { organisationId: string; emailKey: string }
  }
}

export const addressTasks = defineTasks({
  'send-address-request': { run: (request, { addresses }) => addresses.deliver(request) },
})
