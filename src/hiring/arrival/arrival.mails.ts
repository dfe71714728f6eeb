import type { ArrivalSide } from './arrival.schema.ts'
import { defineMails } from '#platform/outbox/mails.ts'

declare module '#platform/outbox/mails.ts' {
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
