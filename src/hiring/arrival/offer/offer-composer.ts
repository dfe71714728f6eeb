import { createMailLinks } from '#hiring/applications/mail/mail-links.ts'
import { findOffer } from '#hiring/arrival/arrival.queries.ts'
import { pauseOf } from '#hiring/arrival/require-arrival.ts'
import type { Config } from '#platform/config.ts'
import type { Db } from '#platform/database/database.ts'
import { languageFor } from '#platform/languages/languages.ts'
import { inLanguage } from '#platform/languages/translated-paths.ts'
import type { Composed, QueuedMail } from '#platform/outbox/mails.ts'
import { addDays } from '#platform/primitives/time/days.ts'
import { arrivalPath } from '#trade/paths/arrival-paths.ts'
import { compareOffer } from './compare-offer.ts'
import { findTerms } from './offer-terms.queries.ts'
import { offerEmail } from './offer.mail.ts'

/** Composes the emails to applicants about their offers. They are turned off with those about messages. */
export function createOfferComposer(db: Db, settings: Pick<Config, 'publicUrl' | 'sessionSecret'>) {
  const links = createMailLinks(settings)

  return async function compose({ subject, about }: QueuedMail<'offer'>): Promise<Composed> {
    const offer = await findOffer(db, subject)
    if (!offer || pauseOf(offer) !== null || !offer.wantsMessageMails) return null
    const { kind, day } = about
    const terms = await findTerms(db, offer.id)
    const language = languageFor(offer.applicantLanguage)
    const { advert } = offer
    const compared = { advert, advertNow: null, terms, today: day }
    const { changes, answerBy } = compareOffer(compared, language)
    const isDue = {
      terms: changes.length > 0 && offer.answer !== 'accepted',
      'answer-by': answerBy === addDays(day, 1) && offer.answer === null,
      accepted: offer.answer === 'accepted',
    }
    if (!isDue[kind]) return null
    const { applicantId: accountId, applicantEmail: email, answeredAt: acceptedAt } = offer
    const href = `${settings.publicUrl}${inLanguage(language.path, arrivalPath({ id: offer.id }))}`
    return {
      to: [{ email, list: links.listOf({ kind: 'messages', accountId }) }],
      content: offerEmail({ kind, title: advert.title, changes, acceptedAt, href }, language),
    }
  }
}
