import { defineMails } from '#platform/outbox/mails.ts'

declare module '#platform/outbox/mails.ts' {
  interface MailKinds {
    contact: Record<string, never>
    /** Texts passed on within an hour, such as ‘2026-11-29T08’ in UTC. */
    'passed-on': { hour: string }
  }
}

export const contactMails = defineMails({
  contact: { compose: ({ subject }, { contact }) => contact.composeMail(subject) },
  'passed-on': { compose: ({ about }, { contact }) => contact.composeDigest(about) },
})
