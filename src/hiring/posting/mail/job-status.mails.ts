import { defineMails } from '#platform/outbox/mails.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'

declare module '#platform/outbox/mails.ts' {
  interface MailKinds {
    /** To a member: jobs that went live or are held. A list of rows has its own report, and none of these. */
    'job-status': { status: 'open' | 'held'; jobIds: Id[] }
  }
}

export const jobStatusMails = defineMails({
  'job-status': { compose: (mail, { postings }) => postings.composeStatusMail(mail) },
})
