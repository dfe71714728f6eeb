import type { Id } from '#platform/primitives/primitives.schema.ts'
import { defineMails } from '#platform/outbox/mails.ts'

declare module '#platform/outbox/mails.ts' {
  interface MailKinds {
    /** To a worker whose workplace lost the support of a register for its licence. */
    workplace: { sponsorId: Id; loadId: number }
  }
}

export const sponsorLossMails = defineMails({
  workplace: { compose: (mail, { sponsorLoss }) => sponsorLoss.composeNotice(mail) },
})
