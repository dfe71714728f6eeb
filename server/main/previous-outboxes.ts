import type { Services } from '#server/platform/services.ts'
import { defineTasks } from '#server/platform/tasks/tasks.ts'

interface MailToSend {
  mailId: string
}

declare module '#server/platform/tasks/tasks.ts' {
  interface TaskPayloads {
    'send-application-mail': MailToSend
    'send-arrival-mail': MailToSend
    'send-case-mail': MailToSend
    'send-interview-mail': MailToSend
    'send-organisation-mail': MailToSend
    'send-saved-mail': MailToSend
  }
}

const task = {
  run: ({ mailId }: MailToSend, { outbox }: Services) => outbox.deliver(mailId),
}

/**
 * Tasks of the version before, whose features had an outbox each. Its processes enqueue and run them during the
 * release; the database copies their emails to the outbox and back (migration 48). The next release deletes this file
 * and the queues.
 */
export const previousMailTasks = defineTasks({
  'send-application-mail': task,
  'send-arrival-mail': task,
  'send-case-mail': task,
  'send-interview-mail': task,
  'send-organisation-mail': task,
  'send-saved-mail': task,
})
