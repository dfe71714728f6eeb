import { defineMails } from '#server/platform/outbox/mails.ts'

declare module '#server/platform/outbox/mails.ts' {
  interface MailKinds {
    contact: Record<string, never>
  }
}

export const contactMails = defineMails({
  contact: { compose: ({ subject }, { contact }) => contact.composeMail(subject) },
})
