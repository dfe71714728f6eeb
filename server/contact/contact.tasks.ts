import type { TaskHandlers } from '#server/platform/tasks/tasks.ts'
import type { Contact } from './contact.service.ts'

export function contactTasks(contact: Contact): Pick<TaskHandlers, 'send-contact-message'> {
  return { 'send-contact-message': ({ messageId }) => contact.deliver(messageId) }
}
