import type { Id } from '#contract/primitives.ts'
import { defineMails } from '#server/platform/outbox/mails.ts'

declare module '#server/platform/outbox/mails.ts' {
  interface MailKinds {
    /** To a member of jobs whose sponsor left a register or lost its rating. */
    'licence-held': { loadId: number; jobIds: Id[] }
  }
}

export const sponsorshipMails = defineMails({
  'licence-held': { compose: (mail, { sponsorship }) => sponsorship.composeLicenceChange(mail) },
})
