import type { Id } from '#contract/primitives.ts'
import { defineMails } from '#server/platform/outbox/mails.ts'

declare module '#server/platform/outbox/mails.ts' {
  interface MailKinds {
    /** To a worker whose workplace lost the support of a register for its licence. */
    workplace: { sponsorId: Id; loadId: number }
  }
}

export const sponsorLossMails = defineMails({
  workplace: { compose: (mail, { sponsorLoss }) => sponsorLoss.composeNotice(mail) },
})
