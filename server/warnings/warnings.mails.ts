import { defineMails } from '#server/platform/outbox/mails.ts'

declare module '#server/platform/outbox/mails.ts' {
  interface MailKinds {
    /** The warning of an application. */
    warning: Record<string, never>
  }
}

export const warningMails = defineMails({
  warning: { compose: ({ subject }, { warnings }) => warnings.composeMail(subject) },
})
