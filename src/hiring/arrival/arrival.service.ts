import { ofColumn } from '#board/screening/reading/read-by-applicants.ts'
import {
  type ArrivalCircumstances,
  type ArrivalItemChange,
  type ArrivalNote,
  type ArrivalTrack,
  type CertificateNumber,
  type OfferReply,
  type PaymentDemand,
} from './arrival.schema.ts'
import { DomainError, wrongField } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'
import { english } from '#platform/languages/english.ts'
import type { Language } from '#platform/languages/language.ts'
import { queueMail } from '#platform/outbox/outbox.ts'
import type { Platform } from '#platform/platform.ts'
import type { Db } from '#platform/database/database.ts'
import { requireHarmlessTexts } from '#board/screening/text/screen-message.ts'
import { today } from '#platform/primitives/time/today.ts'
import type { Sender } from '#accounts/visitors/visitor.ts'
import { rightFor, type ArrivalRight } from './arrival.policy.ts'
import {
  findArrivalEvents,
  findItems,
  findPublicJob,
  findSponsorOfJob,
  insertArrivalEvent,
  lockOffer,
  upsertArrival,
  upsertItem,
} from './arrival.queries.ts'
import { findFiles } from './files/arrival-files.queries.ts'
import { createArrivalFiles } from './files/arrival-files.service.ts'
import type { Config } from '#platform/config.ts'
import type { ArrivalMail } from './arrival.mails.ts'
import { createOfferComposer } from './offer/offer-composer.ts'
import type { OfferMail } from './offer/offer.mails.ts'
import { createOfferTerms } from './offer/offer-terms.service.ts'
import { OFFER_CHANGED } from './offer/offer-terms.schema.ts'
import { findLowPay } from './offer/pay/offer-pay.ts'
import { findTerms } from './offer/offer-terms.queries.ts'
import { createComposer } from './reminders/composer.ts'
import { createReminders } from './reminders/reminders.service.ts'
import {
  pauseOf,
  requireArrival,
  requireGoing,
  type ArrivalActor,
  type ArrivalKey,
} from './require-arrival.ts'
import { findCost, findItem } from './rules/arrival-rules.ts'
import { itemKeysFor, suggestCircumstances } from './track/build-steps.ts'
import { findFreshness } from '#sponsorship/freshness/freshness.queries.ts'
import { toTrack } from './track/to-track.ts'
import { writeCalendar } from './track/calendar.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

const ANSWER_DELAY_SECONDS = 60

/** What the page knows of its reader. */
interface Reader {
  /** The answers stored on the reader’s device. */
  situation?: PersonalAnswers | null
  language?: Language
}

export type Arrival = ReturnType<typeof createArrival>

declare module '#platform/services.ts' {
  interface Services {
    arrival: Arrival
  }
}

interface Settings extends Pick<Config, 'publicUrl' | 'sessionSecret'> {
  /** Reports a demand for money, which freezes the advert and its organisation. */
  reportDemand(
    who: { visitor: Sender; actor: { id: Id } },
    demand: { jobId: Id; applicationId: Id; words: string },
  ): Promise<void>
}

/** Arrivals: the steps of applicant and employer from an offer to the first day. */
export function createArrival(
  { db, tasks, limits, files }: Pick<Platform, 'db' | 'tasks' | 'limits' | 'files'>,
  settings: Settings,
) {
  const { publicUrl, reportDemand } = settings
  return {
    find,
    answerOffer,
    saveCircumstances,
    changeItem,
    saveNote,
    saveCertificate,
    reportPayment,
    makeCalendar,
    terms: createOfferTerms({ db, tasks, limits }),
    files: createArrivalFiles({ db, files, limits }),
    remind: createReminders({ db, tasks }),
    composeMail: createComposer(db, settings),
    composeOfferMail: createOfferComposer(db, settings),
  }

  /** @throws {DomainError} `not_found` without an offer, and for everyone else */
  async function find(
    actor: ArrivalActor,
    key: ArrivalKey,
    { situation = null, language = english }: Reader = {},
  ): Promise<ArrivalTrack> {
    const access = await requireArrival(db, actor, { ...key, action: 'read' })
    const { offer, side } = access
    const [items, events, sponsor, found, terms, job, { rulesReadOn }] = await Promise.all([
      findItems(db, offer.id),
      findArrivalEvents(db, offer.id),
      findSponsorOfJob(db, offer.jobId),
      findFiles(db, offer.id),
      findTerms(db, offer.id),
      findPublicJob(db, offer),
      findFreshness(db),
    ])
    const person = side === 'applicant' ? situation : null
    const lowPay = job && terms && (await findLowPay(db, job, { terms, person, language }))
    // Answers stored only on the applicant’s device are not for the employer.
    const { where, registration } = (side === 'applicant' && situation) || {}
    const known = { where, registration, occupationCode: offer.occupationCode }
    const circumstances = suggestCircumstances(offer.circumstances ?? {}, known)
    return toTrack(
      { viewerId: actor.id, ...access },
      {
        circumstances,
        items,
        events,
        sponsor,
        files: found,
        terms,
        job,
        lowPay,
        today: today(),
        rulesReadOn,
        language,
      },
    )
  }

  /** Answers the offer. The employer is notified a minute later; until then the answer can be changed unseen. */
  async function answerOffer(actor: ArrivalActor, id: Id, { answer, seen }: OfferReply) {
    await requireArrival(db, actor, { id, action: 'answer the offer' })
    await limits.consume(RATE_LIMITS['offer-answer'], actor.id)
    await db.transaction().execute(async (db) => {
      const offer = await lockOffer(db, id)
      const next = answer === 'undecided' ? null : answer
      if (!offer || pauseOf(offer) !== null) throw new DomainError('arrival_paused')
      if (offer.answer === next) return
      const terms = await findTerms(db, id)
      // The previous version’s form does not say which terms were read.
      const isRead = seen === undefined || seen === (terms?.updatedAt ?? '')
      if (next === 'accepted' && !isRead) throw wrongField('answer', OFFER_CHANGED)
      await upsertArrival(db, id, { answer: next, answeredAt: next && new Date().toISOString() })
      const action = next ?? 'answer-undone'
      await insertArrivalEvent(db, { applicationId: id, side: 'applicant', action })
      if (next === null) return
      const about: ArrivalMail = { side: 'employer', kind: 'answer', day: today(), items: [] }
      const options = { delaySeconds: ANSWER_DELAY_SECONDS }
      const mail = { kind: 'arrival', subject: id, about } as const
      await queueMail({ db, tasks }, mail, options)
      await tasks.enqueue(db, 'end-interview', { applicationId: id }, options)
      if (next !== 'accepted') return
      const own: OfferMail = { kind: 'accepted', day: today() }
      await queueMail({ db, tasks }, { kind: 'offer', subject: id, about: own }, options)
    })
  }

  /** Saves the circumstances, which decide the person’s steps. */
  async function saveCircumstances(
    actor: ArrivalActor,
    id: Id,
    circumstances: ArrivalCircumstances,
  ) {
    await change(actor, { id }, 'say the circumstances', async (db) => {
      await upsertArrival(db, id, { circumstances: JSON.stringify(circumstances) })
    })
  }

  /**
   * Plans, ticks or unticks one of the actor’s own items.
   * @throws {DomainError} `not_found` for an item of the other side, or an unknown one
   */
  async function changeItem(actor: ArrivalActor, key: ArrivalKey, input: ArrivalItemChange) {
    const item = findItem(input.item)
    if (!item) throw new DomainError('not_found')
    await change(actor, key, rightFor(item.side), async (db, { id, circumstances }) => {
      if (!itemKeysFor(circumstances ?? {}).has(item.key)) throw new DomainError('not_found')
      const before = (await findItems(db, id)).find((row) => row.item === item.key)
      const { values, action, day } = toItemChange(input)
      const isSame =
        (values.doneOn === undefined || values.doneOn === (before?.doneOn ?? null)) &&
        (values.plannedOn === undefined || values.plannedOn === (before?.plannedOn ?? null))
      if (isSame) return
      await upsertItem(db, { applicationId: id, item: item.key }, values)
      const { side, key } = item
      await insertArrivalEvent(db, { applicationId: id, side, action, item: key, day })
    })
  }

  /** Saves the employer’s note on one of its items, screened like a message. An empty note removes it. */
  async function saveNote(actor: ArrivalActor, key: ArrivalKey, { item, note }: ArrivalNote) {
    if (findItem(item)?.side !== 'employer') throw new DomainError('not_found')
    const { offer } = await requireArrival(db, actor, { ...key, action: 'write to the applicant' })
    const texts = [ofColumn('arrival_item.note', note, 'note')]
    await requireHarmlessTexts(db, actor, { jobId: offer.jobId, texts })
    await change(actor, key, 'write to the applicant', async (db, { id }) => {
      await upsertItem(db, { applicationId: id, item }, { note })
    })
  }

  async function saveCertificate(
    actor: ArrivalActor,
    key: ArrivalKey,
    { number }: CertificateNumber,
  ) {
    await change(actor, key, 'enter the certificate', async (db, { id, certificateNumber }) => {
      const next = number === '' ? null : number
      if (next === certificateNumber) return
      await upsertArrival(db, id, { certificateNumber: next })
      const action = next === null ? 'certificate-removed' : 'certificate-entered'
      await insertArrivalEvent(db, { applicationId: id, side: 'employer', action })
    })
  }

  /**
   * Reports that the applicant was asked to pay a cost that the employer must pay, like any demand for money. The
   * employer never learns who reported it.
   * @throws {DomainError} `not_found` for a cost that is not the employer’s
   */
  async function reportPayment(
    { actor, visitor }: { actor: ArrivalActor; visitor: Sender },
    id: Id,
    { cost, words }: PaymentDemand,
  ) {
    const { offer } = await requireArrival(db, actor, { id, action: 'say that money was asked' })
    const demanded = findCost(cost)
    if (demanded?.payer !== 'employer') throw new DomainError('not_found')
    const report = `After the offer I was asked to pay: ${demanded.label}. ${words}`.trim()
    if (offer.jobStatus !== 'removed')
      await reportDemand(
        { visitor, actor },
        { jobId: offer.jobId, applicationId: id, words: report },
      )
    await upsertArrival(db, id, { paymentDemandAt: new Date().toISOString() })
  }

  /** The planned days of both sides as a calendar (RFC 5545). */
  async function makeCalendar(actor: ArrivalActor, key: ArrivalKey): Promise<string> {
    const { offer, side } = await requireArrival(db, actor, { ...key, action: 'read' })
    const items = offer.answer === 'accepted' ? await findItems(db, offer.id) : []
    return writeCalendar({ offer, side, items, publicUrl })
  }

  async function change(
    actor: ArrivalActor,
    key: ArrivalKey,
    action: ArrivalRight,
    apply: (db: Db, offer: NonNullable<Awaited<ReturnType<typeof lockOffer>>>) => Promise<void>,
  ) {
    const { side } = await requireArrival(db, actor, { ...key, action })
    await limits.consume(RATE_LIMITS['arrival-change'], actor.id)
    await db.transaction().execute(async (db) => {
      const offer = await lockOffer(db, key.id)
      if (!offer) throw new DomainError('not_found')
      requireGoing(offer, side)
      await apply(db, offer)
    })
  }
}

function toItemChange(input: ArrivalItemChange) {
  if (input.do === 'done') {
    const doneOn = input.day ?? today()
    if (doneOn > today()) {
      const message = 'That day is still to come. Plan it instead, and tick it when it is done.'
      throw wrongField('day', message)
    }
    return { values: { doneOn }, action: 'done', day: doneOn } as const
  }
  if (input.do === 'plan')
    return { values: { plannedOn: input.day }, action: 'planned', day: input.day } as const
  if (input.do === 'undo') return { values: { doneOn: null }, action: 'undone', day: null } as const
  return { values: { plannedOn: null }, action: 'plan-undone', day: null } as const
}
