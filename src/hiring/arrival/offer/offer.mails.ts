import { defineMails } from '#platform/outbox/mails.ts'

declare module '#platform/outbox/mails.ts' {
  interface MailKinds {
    offer: OfferMail
  }
}

/** An email to an applicant about their offer. */
export interface OfferMail {
  /** Its terms changed, the day to answer by is tomorrow, or they accepted it. */
  kind: 'terms' | 'answer-by' | 'accepted'
  /** The day in London. */
  day: string
}

export const offerMails = defineMails({
  offer: { compose: (mail, { arrival }) => arrival.composeOfferMail(mail) },
})
