import { arrivalPath } from '#trade/paths/arrival-paths.ts'
import { createMailLinks } from '#hiring/applications/mail/mail-links.ts'
import { toSeenName } from '#hiring/applications/applications.queries.ts'
import { findItems, findOffer, type Offer } from '#hiring/arrival/arrival.queries.ts'
import { pauseOf } from '#hiring/arrival/require-arrival.ts'
import { findItem } from '#hiring/arrival/rules/arrival-rules.ts'
import type { Config } from '#platform/config.ts'
import { listReadersOfApplications } from '#organisations/contacts.queries.ts'
import { proofPath } from '#organisations/model/organisation-paths.ts'
import { findPosterProved } from '#organisations/posting/proved-poster.ts'
import type { Db } from '#platform/database/database.ts'
import { languageFor } from '#platform/languages/languages.ts'
import type { EmailContent } from '#platform/mail/render-email.ts'
import type { Composed, QueuedMail } from '#platform/outbox/mails.ts'
import { offerAnswerEmail, reminderEmail } from '#hiring/arrival/arrival.mail.ts'
import type { ArrivalMail } from '#hiring/arrival/arrival.mails.ts'
import { isReplaced } from './reminders.queries.ts'

/** Composes the emails about offers and arrivals. */
export function createComposer(db: Db, settings: Pick<Config, 'publicUrl' | 'sessionSecret'>) {
  const { publicUrl } = settings
  const links = createMailLinks(settings)

  return async function compose(mail: QueuedMail<'arrival'>): Promise<Composed> {
    const offer = await findOffer(db, mail.subject)
    const pause = offer && pauseOf(offer)
    // Who has an offer and withdraws has answered it.
    const isOver = pause !== null && !(pause === 'withdrawn' && mail.about.kind === 'answer')
    const isMeant = offer && !isOver && !(await isReplaced(db, mail))
    const content = isMeant && (await write(offer, mail.about))
    if (!content) return null
    const { applicantId: accountId } = offer
    // Reminders are turned off with the emails about messages.
    const list = mail.about.side === 'applicant' && links.listOf({ kind: 'messages', accountId })
    const to = await addressesOf(db, offer, mail.about)
    return { to: to.map((email) => ({ email, ...(list && { list }) })), content }
  }

  async function write(
    offer: Offer,
    { side, kind, items: keys, day }: ArrivalMail,
  ): Promise<EmailContent | null> {
    const jobId = side === 'employer' ? offer.jobId : undefined
    const href = `${publicUrl}${arrivalPath({ id: offer.id, jobId })}`
    const { title } = offer.advert
    if (kind === 'answer') {
      const { organisationId } = offer
      const answer = offer.withdrawnAt ? 'withdrawn' : offer.answer
      if (answer === null || organisationId === null) return null
      const isProved = await findPosterProved(db, offer.jobId)
      const proofHref = isProved ? null : `${publicUrl}${proofPath(organisationId)}`
      return offerAnswerEmail({ answer, name: toSeenName(offer), title, href, proofHref })
    }
    if (offer.answer !== 'accepted') return null
    const items = (await findItems(db, offer.id)).flatMap(({ item, plannedOn, doneOn }) => {
      const label = findItem(item, side)?.label
      const isMeant = keys.includes(item) && label && plannedOn && doneOn === null
      return isMeant ? [{ label, plannedOn, isLate: plannedOn < day }] : []
    })
    const language = languageFor(side === 'applicant' ? offer.applicantLanguage : null)
    return items.length > 0 ? reminderEmail({ side, title, items, href }, language) : null
  }
}

async function addressesOf(db: Db, offer: Offer, { side, kind }: ArrivalMail): Promise<string[]> {
  if (side === 'applicant') return offer.wantsMessageMails ? [offer.applicantEmail] : []
  const { organisationId } = offer
  if (organisationId === null) return []
  // Whoever made an offer hears of its answer; steps are for those who can tick them.
  if (kind === 'reminder' && !(await findPosterProved(db, offer.jobId))) return []
  const readers = await listReadersOfApplications(db, organisationId)
  return readers.map(({ email }) => email)
}
