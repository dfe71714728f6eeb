import { defineMails } from '#platform/outbox/mails.ts'

declare module '#platform/outbox/mails.ts' {
  interface MailKinds {
    /** Adverts that have waited too long for a first look; its subject is the oldest case. */
    'late-looks': object
    /** Rules or a register that turn old; its subject is the first day. */
    'data-turns-old': object
  }
}

export const moderationMails = defineMails({
  'late-looks': { compose: (_, { moderation }) => moderation.composeLateLooks() },
  'data-turns-old': { compose: (_, { moderation }) => moderation.composeOldData() },
})
