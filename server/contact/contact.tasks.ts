import { defineTasks } from '#server/platform/tasks/tasks.ts'

declare module '#server/platform/tasks/tasks.ts' {
  interface TaskPayloads {
    'send-contact-message': { messageId: string }
  }
}

export const contactTasks = defineTasks({
  'send-contact-message': { run: ({ messageId }, { contact }) => contact.deliver(messageId) },
})
