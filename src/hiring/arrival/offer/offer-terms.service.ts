import { ofColumn } from '#board/screening/reading/read-by-applicants.ts'
import { requireHarmlessTexts } from '#board/screening/text/screen-message.ts'
import { lockOffer, upsertArrival } from '#hiring/arrival/arrival.queries.ts'
import {
  pauseOf,
  requireArrival,
  type ArrivalActor,
  type ArrivalKey,
} from '#hiring/arrival/require-arrival.ts'
import type { Db } from '#platform/database/database.ts'
import { queueMail } from '#platform/outbox/outbox.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { today } from '#platform/primitives/time/today.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Platform } from '#platform/platform.ts'
import { findTerms, upsertTerms } from './offer-terms.queries.ts'
import { NO_TERMS, OfferTerms, type StoredTerms } from './offer-terms.schema.ts'
import { termsFromAdvert } from './terms-from-advert.ts'
import type { OfferMail } from './offer.mails.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

/** The terms of offers: pay, hours, place and the rest, which the applicant reads beside the advert. */
export function createOfferTerms({ db, tasks, limits }: Pick<Platform, 'db' | 'tasks' | 'limits'>) {
  return { open, save }

  async function notifyApplicant(db: Db, id: Id) {
    const about: OfferMail = { kind: 'terms', day: today() }
    await queueMail({ db, tasks }, { kind: 'offer', subject: id, about })
  }

  /** The form’s facts, with the advert’s terms until there is an offer. @throws {DomainError} `not_found` for everyone but the employer’s members */
  async function open(actor: ArrivalActor, key: ArrivalKey) {
    const { offer, isPosterProved } = await requireArrival(db, actor, {
      ...key,
      action: 'state the terms',
    })
    const isOffered = offer.status === 'offered'
    return {
      who: offer.sharesDetails ? offer.fullName : offer.firstName,
      advert: offer.advert,
      organisationId: offer.organisationId,
      isPosterProved,
      stage: offer.stage,
      isOffered,
      isClosed: isClosed(offer),
      terms:
        (await findTerms(db, offer.id)) ?? (isOffered ? NO_TERMS : termsFromAdvert(offer.advert)),
    }
  }

  /**
   * Saves the terms, screened like a message. Once they are accepted, they stay.
   * @throws {DomainError} `arrival_paused`
   */
  async function save(actor: ArrivalActor, key: ArrivalKey, terms: OfferTerms) {
    const { offer } = await requireArrival(db, actor, { ...key, action: 'state the terms' })
    await limits.consume(RATE_LIMITS['offer-terms'], actor.id)
    const texts = [
      ofColumn('offer_terms.place', terms.place, 'place'),
      ofColumn('offer_terms.repayment', terms.repayment, 'repayment'),
    ]
    await requireHarmlessTexts(db, actor, { jobId: offer.jobId, texts })
    await db.transaction().execute(async (db) => {
      const locked = await lockOffer(db, key.id)
      if (!locked || isClosed(locked)) throw new DomainError('arrival_paused')
      const stored = await findTerms(db, key.id)
      const before = stored ? pick(stored) : NO_TERMS
      if (isSame(before, terms)) return
      const isOffered = locked.status === 'offered'
      const known = isOffered || locked.answer ? before : null
      await upsertTerms(db, key.id, { terms, known })
      // Accepted were the terms of an offer that was taken back: others are to be answered again.
      if (locked.answer === 'accepted')
        await upsertArrival(db, key.id, { answer: null, answeredAt: null })
      if (isOffered) await notifyApplicant(db, key.id)
    })
  }
}

function isClosed(offer: Parameters<typeof pauseOf>[0] & { answer: string | null }): boolean {
  const pause = pauseOf(offer)
  if (pause !== null && pause !== 'no-offer') return true
  return offer.status === 'offered' && offer.answer === 'accepted'
}

const KEYS = Object.keys(OfferTerms.shape) as (keyof OfferTerms)[]

function isSame(before: OfferTerms, after: OfferTerms): boolean {
  return KEYS.every((key) => before[key] === after[key])
}

function pick(stored: StoredTerms): OfferTerms {
  const { previous: _, updatedAt: __, ...terms } = stored
  return terms
}
