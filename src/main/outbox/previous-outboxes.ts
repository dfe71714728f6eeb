import type { Services } from '#platform/services.ts'
import { defineTasks } from '#platform/tasks/tasks.ts'

interface MailToSend {
  mailId: string
}

declare module '#platform/tasks/tasks.ts' {
  interface TaskPayloads {
    'send-application-mail': MailToSend
    'send-arrival-mail': MailToSend
    'send-case-mail': MailToSend
    'send-interview-mail': MailToSend
    'send-organisation-mail': MailToSend
    'send-saved-mail': MailToSend
    'send-applicant-share': { shareId: string }
    'send-contact-message': { messageId: string }
    'send-startup-receipt': { requestIds: string[] }
    'send-startup-request': { requestId: string }
    'send-takedown': { entryId: number }
    'send-warning': { applicationId: string }
    'tell-licence-held': { accountId: string; loadId: number; jobIds: string[] }
    'tell-worker-licence': { accountId: string; sponsorId: string; loadId: number }
  }
}

const task = {
  run: ({ mailId }: MailToSend, { outbox }: Services) => outbox.deliver(mailId),
}

/**
 * Tasks of the version before, whose features had an outbox each, or a task for each email. Its processes enqueue and
 * run them during the release; the database copies the emails of the first six to the outbox and back (migration 48).
 * The next release deletes this file and the queues.
 */
export const previousMailTasks = defineTasks({
  'send-application-mail': task,
  'send-arrival-mail': task,
  'send-case-mail': task,
  'send-interview-mail': task,
  'send-organisation-mail': task,
  'send-saved-mail': task,
  'send-applicant-share': {
    run: ({ shareId: subject }, { outbox }) =>
      outbox.deliverUnsaved({ kind: 'applicant-share', subject, about: {} }),
  },
  'send-contact-message': {
    run: ({ messageId: subject }, { outbox }) =>
      outbox.deliverUnsaved({ kind: 'contact', subject, about: {} }),
  },
  'send-startup-receipt': {
    run: (about, { outbox }) =>
      outbox.deliverUnsaved({ kind: 'startup-receipt', subject: '', about }),
  },
  'send-startup-request': {
    run: ({ requestId: subject }, { outbox }) =>
      outbox.deliverUnsaved({ kind: 'startup', subject, about: {} }),
  },
  'send-takedown': {
    run: (about, { outbox }) => outbox.deliverUnsaved({ kind: 'takedown', subject: '', about }),
  },
  'send-warning': {
    run: ({ applicationId: subject }, { outbox }) =>
      outbox.deliverUnsaved({ kind: 'warning', subject, about: {} }),
  },
  'tell-licence-held': {
    run: ({ accountId: subject, ...about }, { outbox }) =>
      outbox.deliverUnsaved({ kind: 'licence-held', subject, about }),
  },
  'tell-worker-licence': {
    run: ({ accountId: subject, ...about }, { outbox }) =>
      outbox.deliverUnsaved({ kind: 'workplace', subject, about }),
  },
})
