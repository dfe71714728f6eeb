import { defineMails } from '#platform/outbox/mails.ts'

declare module '#platform/outbox/mails.ts' {
  interface MailKinds {
    /** The end of a job, with the entry of the admins' log. */
    takedown: { entryId: number }
  }
}

export const adminMails = defineMails({
  takedown: { compose: ({ about }, { admin }) => admin.composeTakedown(about) },
})
