import type { Id } from '#platform/primitives/primitives.schema.ts'
import { defineMails } from '#platform/outbox/mails.ts'

declare module '#platform/outbox/mails.ts' {
  interface MailKinds {
    /** To a member of jobs whose sponsor left a register or lost its rating. */
    'licence-held': { loadId: number; jobIds: Id[] }
  }
}

export const sponsorshipMails = defineMails({
  'licence-held': { compose: (mail, { sponsorship }) => sponsorship.composeLicenceChange(mail) },
})
