import { ofColumn } from '#board/screening/reading/read-by-applicants.ts'
import { requireHarmlessTexts } from '#board/screening/text/screen-message.ts'
import { createSnapshot } from '#hiring/applications/snapshot.ts'
import { findAnyJob } from '#hiring/apply/apply.queries.ts'
import { findPublicJob, lockOffer, upsertArrival } from '#hiring/arrival/arrival.queries.ts'
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
import { english } from '#platform/languages/english.ts'
import { DomainError, wrongField } from '#platform/primitives/errors.schema.ts'
import type { Platform } from '#platform/platform.ts'
import { compareOffer } from './compare-offer.ts'
import { findLowPay, findUnlawfulPay } from './pay/offer-pay.ts'
import { findTerms, upsertTerms } from './offer-terms.queries.ts'
import { NO_TERMS, OfferTerms, payFigures, type StoredTerms } from './offer-terms.schema.ts'
import { termsFromAdvert } from './terms-from-advert.ts'
import type { OfferMail } from './offer.mails.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

/** The terms of offers: pay, hours, place and the rest, which the applicant reads beside the advert. */
export function createOfferTerms({ db, tasks, limits }: Pick<Platform, 'db' | 'tasks' | 'limits'>) {
  return { open, requireReadPay, save }

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
    const job = await findPublicJob(db, offer)
    const advertNow = job && createSnapshot(job)
    const { isAdvertChanged } = compareOffer({
      advert: offer.advert,
      advertNow,
      terms: null,
      today: today(),
    })
    return {
      who: offer.sharesDetails ? offer.fullName : offer.firstName,
      advert: offer.advert,
      appliedAt: offer.appliedAt,
      advertNow,
      isAdvertChanged,
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
   * Says once that the pay is too low for the visa, which is no reason to refuse it. `payRead` are the figures about which
   * the form has said so.
   * @throws {DomainError} `invalid_input`
   */
  async function requireReadPay(
    actor: ArrivalActor,
    key: ArrivalKey,
    { payRead, ...terms }: OfferTerms & { payRead: string },
  ) {
    const { offer } = await requireArrival(db, actor, { ...key, action: 'state the terms' })
    const job = await findAnyJob(db, offer.jobId)
    if (!job || payRead === payFigures(terms) || findUnlawfulPay(job, terms)) return
    const low = await findLowPay(db, job, { terms, person: null, language: english })
    if (low !== null) throw wrongField('pay', `Too low for the visa: ${low} ${READ_LOW_PAY}`)
  }

  /**
   * Saves the terms, screened like a message. Once they are accepted, they stay.
   * @throws {DomainError} `arrival_paused`, and `invalid_input` for pay that the law forbids
   */
  async function save(actor: ArrivalActor, key: ArrivalKey, terms: OfferTerms) {
    const { offer } = await requireArrival(db, actor, { ...key, action: 'state the terms' })
    await limits.consume(RATE_LIMITS['offer-terms'], actor.id)
    const texts = [
      ofColumn('offer_terms.place', terms.place, 'place'),
      ofColumn('offer_terms.repayment', terms.repayment, 'repayment'),
    ]
    await requireHarmlessTexts(db, actor, { jobId: offer.jobId, texts })
    const job = await findAnyJob(db, offer.jobId)
    const unlawful = job && findUnlawfulPay(job, terms)
    if (unlawful) throw new DomainError('invalid_input', [unlawful])
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

const READ_LOW_PAY =
  'They read this, too, before they answer. To offer it all the same, press the button again.'

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
