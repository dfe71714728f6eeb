import { arrivalPath } from '#contract/paths/arrival-paths.ts'
import type { Id } from '#contract/primitives.ts'
import { createMailLinks } from '#server/applications/mail/mail-links.ts'
import { findItems, findOffer, type Offer } from '#server/arrival/arrival.queries.ts'
import { pauseOf } from '#server/arrival/require-arrival.ts'
import { findItem } from '#server/arrival/rules/arrival-rules.ts'
import { applicantName } from '#server/arrival/track/to-track.ts'
import type { Config } from '#server/platform/config.ts'
import { listAddressesForApplications } from '#server/organisations/contacts.queries.ts'
import { isProved } from '#server/organisations/organisations.queries.ts'
import type { Db } from '#server/platform/database/database.ts'
import { languageFor } from '#contract/languages/languages.ts'
import { renderEmail, type EmailContent } from '#server/platform/mail/render-email.ts'
import type { Message } from '#server/platform/mail/mail.ts'
import type { Platform } from '#server/platform/platform.ts'
import { offerAnswerEmail, reminderEmail } from '../arrival.mail.ts'
import { findPendingArrivalMail, markArrivalMailSent } from './reminders.queries.ts'

type PendingMail = NonNullable<Awaited<ReturnType<typeof findPendingArrivalMail>>>

/** Task: sends a queued email about an offer once; one that no longer applies is not sent. */
export function createDelivery(
  { db, mail }: Pick<Platform, 'db' | 'mail'>,
  settings: Pick<Config, 'publicUrl' | 'sessionSecret'>,
) {
  const { publicUrl } = settings
  const links = createMailLinks(settings)

  return async function deliver(mailId: Id) {
    const pending = await findPendingArrivalMail(db, mailId)
    if (!pending) return
    const offer = await findOffer(db, pending.applicationId)
    const isMeant = offer && !pending.isReplaced && pauseOf(offer) === null
    const content = isMeant && (await compose(offer, pending))
    if (content) {
      const message = await renderEmail(content)
      for (const [at, to] of (await addressesOf(db, offer, pending)).entries()) {
        const id = `arrival-${mailId}${at === 0 ? '' : `-${at}`}`
        await mail.send({ id, to, ...(pending.side === 'applicant' && listOf(offer)), ...message })
      }
    }
    await markArrivalMailSent(db, mailId)
  }

  /** Reminders are turned off with the emails about messages. */
  function listOf({ applicantId: accountId }: Offer): Pick<Message, 'list'> {
    const unsubscribe = links.href({ kind: 'messages', accountId })
    return { list: { id: 'messages', unsubscribe, oneClick: true } }
  }

  async function compose(
    offer: Offer,
    { side, kind, items: keys, day }: PendingMail,
  ): Promise<EmailContent | null> {
    const jobId = side === 'employer' ? offer.jobId : undefined
    const href = `${publicUrl}${arrivalPath({ id: offer.id, jobId })}`
    const { title } = offer.advert
    if (kind === 'answer')
      return (
        offer.answer &&
        offerAnswerEmail({ answer: offer.answer, name: applicantName(offer), title, href })
      )
    if (offer.answer !== 'accepted') return null
    const items = (await findItems(db, offer.id)).flatMap(({ item, plannedOn, doneOn }) => {
      const label = findItem(item)?.label
      const isMeant = keys.includes(item) && label && plannedOn && doneOn === null
      return isMeant ? [{ label, plannedOn, isLate: plannedOn < day }] : []
    })
    const language = languageFor(side === 'applicant' ? offer.applicantLanguage : null)
    return items.length > 0 ? reminderEmail({ side, title, items, href }, language) : null
  }
}

async function addressesOf(db: Db, offer: Offer, { side }: PendingMail): Promise<string[]> {
  if (side === 'applicant') return offer.wantsMessageMails ? [offer.applicantEmail] : []
  const { organisationId } = offer
  if (organisationId === null || !(await isProved(db, organisationId))) return []
  return listAddressesForApplications(db, organisationId)
}
