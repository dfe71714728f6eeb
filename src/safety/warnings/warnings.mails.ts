import { defineMails } from '#platform/outbox/mails.ts'

declare module '#platform/outbox/mails.ts' {
  interface MailKinds {
    /** The warning of an application. */
    warning: Record<string, never>
  }
}

export const warningMails = defineMails({
  warning: { compose: ({ subject }, { warnings }) => warnings.composeMail(subject) },
})
