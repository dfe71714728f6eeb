import { defineMails } from '#platform/outbox/mails.ts'

declare module '#platform/outbox/mails.ts' {
  interface MailKinds {
    contact: Record<string, never>
  }
}

export const contactMails = defineMails({
  contact: { compose: ({ subject }, { contact }) => contact.composeMail(subject) },
})
