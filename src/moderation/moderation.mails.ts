import type { Id } from '#platform/primitives/primitives.schema.ts'
import { defineMails } from '#platform/outbox/mails.ts'

declare module '#platform/outbox/mails.ts' {
  interface MailKinds {
    /** Cases due within the hour; its subject is the last of them. */
    'urgent-cases': object
    /** All other cases, once a day; its subject is the first of them. */
    'case-digest': object
    /** A suspension that a second admin must agree to; its subject is the case. */
    'second-admin': object
    /** A suspension that begins or ends; its subject is the account or the organisation. */
    suspension: { isLifted: boolean; caseId: Id | null }
    /** An email of the version before, which is the daily one. */
    'late-looks': object
    /** Rules or a register that turn old; its subject is the first day. */
    'data-turns-old': object
  }
}

export const moderationMails = defineMails({
  'urgent-cases': { compose: (_, { moderation }) => moderation.composeUrgent() },
  'case-digest': { compose: (_, { moderation }) => moderation.composeDigest() },
  'second-admin': {
    compose: ({ subject }, { moderation }) => moderation.composeSecondAdmin(subject),
  },
  suspension: { compose: (mail, { moderation }) => moderation.composeSuspension(mail) },
  'late-looks': { compose: (_, { moderation }) => moderation.composeDigest() },
  'data-turns-old': { compose: (_, { moderation }) => moderation.composeOldData() },
})
