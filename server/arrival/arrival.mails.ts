import type { ArrivalSide } from '#contract/arrival.ts'
import { defineMails } from '#server/platform/outbox/mails.ts'

declare module '#server/platform/outbox/mails.ts' {
  interface MailKinds {
    arrival: ArrivalMail
  }
}

export interface ArrivalMail {
  side: ArrivalSide
  kind: 'reminder' | 'answer'
  /** The day in London. */
  day: string
  /** Keys of the items of a reminder. */
  items: string[]
}

export const arrivalMails = defineMails({
  arrival: { compose: (mail, { arrival }) => arrival.composeMail(mail) },
})
