import { z } from 'zod'
import type { SentFile } from '#platform/files/documents/document-rules.ts'
import type { Id, Timestamp } from '#platform/primitives/primitives.schema.ts'
import { Line, Paragraphs } from '#platform/primitives/texts.schema.ts'
import type { ComparedOffer } from './offer/compare-offer.ts'
import type { Amount, ArrivalRules } from './rules/arrival-rules.ts'

/** The side that ticks an item of the way from an offer to the first day. */
export type ArrivalSide = 'applicant' | 'employer'

export const OfferAnswer = z.enum(['accepted', 'declined'])
export type OfferAnswer = z.infer<typeof OfferAnswer>

/** The actions in the history that both sides read. */
export type ArrivalAction =
  | OfferAnswer
  | 'answer-undone'
  | 'planned'
  | 'plan-undone'
  | 'done'
  | 'undone'
  | 'certificate-entered'
  | 'certificate-removed'
  | 'file-added'
  | 'file-deleted'

/** The applicant’s answer; ‘undecided’ takes it back. */
export const OfferReply = z.object({
  answer: z.enum([...OfferAnswer.options, 'undecided'], 'Choose whether you accept.'),
  /** The time of the terms on the page, so that nobody accepts terms that they have not read. */
  seen: z.string().max(40).optional(),
})
export type OfferReply = z.infer<typeof OfferReply>

function choice<const Values extends readonly [string, ...string[]]>(values: Values) {
  // Forms send an empty text for an unanswered question.
  return z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(values, 'Choose from the list, or leave the question out.').optional(),
  )
}

const yesNo = () => choice(['yes', 'no'])

/** The answers that decide which steps apply to this person. A missing answer keeps a step. */
export const ArrivalCircumstances = z.object({
  where: choice(['abroad', 'uk']),
  visa: choice(['skilled-worker', 'health-and-care']),
  /** Whether the visa requires each of these. */
  english: yesNo(),
  tb: yesNo(),
  criminal: yesNo(),
  registration: yesNo(),
  atas: yesNo(),
})
export type ArrivalCircumstances = z.infer<typeof ArrivalCircumstances>

export const ARRIVAL_LIMITS = { note: 500, words: 1000 } as const

const Day = z.iso
  .date('Choose a day, like 3 December 2026.')
  .refine((day) => day >= '2020-01-01' && day < '2100-01-01', 'Choose a day between 2020 and 2100.')
const ItemKey = z.string('Choose a step.').min(1, 'Choose a step.').max(40, 'Choose a step.')
const emptyAsNone = (value: unknown) => (value === '' ? undefined : value)

/** A change by one side to one of its own items. */
export const ArrivalItemChange = z.discriminatedUnion('do', [
  /** An item without a day was done today. */
  z.object({
    do: z.literal('done'),
    item: ItemKey,
    day: z.preprocess(emptyAsNone, Day.optional()),
  }),
  z.object({ do: z.literal('plan'), item: ItemKey, day: Day }),
  z.object({ do: z.literal('undo'), item: ItemKey }),
  z.object({ do: z.literal('unplan'), item: ItemKey }),
])
export type ArrivalItemChange = z.infer<typeof ArrivalItemChange>

export const ArrivalNote = z.object({
  item: ItemKey,
  note: Paragraphs({ limit: ARRIVAL_LIMITS.note, called: 'The note' }),
})
export type ArrivalNote = z.infer<typeof ArrivalNote>

/** The shape excludes phone numbers, which have more digits in a row, and words, which have more letters. */
const NUMBER_SHAPE = /^(?=(?:.*\d){4})(?!.*\d{8})(?!(?:.*[A-Z]){6})[A-Z][A-Z0-9]{10}$/

/** The number of a certificate of sponsorship; an empty one removes it. Spaces and hyphens are ignored. */
export const CertificateNumber = z.object({
  number: Line({ limit: 40, called: 'The number' })
    .transform((text) => text.toUpperCase().replaceAll(/[\s-]/g, ''))
    .refine(
      (number) => number === '' || NUMBER_SHAPE.test(number),
      'Enter the number as the sponsorship system shows it: 11 letters and digits, like C2G1A12345X.',
    ),
})
export type CertificateNumber = z.infer<typeof CertificateNumber>

/** ‘I was asked to pay this.’ */
export const PaymentDemand = z.object({
  cost: ItemKey,
  words: Paragraphs({ limit: ARRIVAL_LIMITS.words, called: 'The text' }),
})
export type PaymentDemand = z.infer<typeof PaymentDemand>

/** A source in display texts. */
export interface ArrivalSource {
  title: string
  url: string
  /** The day we last read its text, an ISO date; null if we never have. */
  checkedOn: string | null
  isUnverified: boolean
}

export interface ArrivalCost extends Pick<
  ArrivalRules['costs'][number],
  'key' | 'label' | 'payer'
> {
  /**
   * Whether the sum was read in the source, is only reported by others, is unknown to us, or is set by many bodies.
   * Only the first is shown as a fact.
   */
  kind: Amount['kind']
  /** ‘£1,270 for 28 days’; without a sum, only its text. */
  amount: string
  /** The first day of the sum; null if there is none. */
  from: string | null
  /** The day it was reported, an ISO date. */
  reportedOn: string | null
  source: ArrivalSource
}

export interface ArrivalItem extends Pick<ArrivalRules['items'][number], 'key' | 'side' | 'label'> {
  hint: string | null
  /** Whether the viewer ticks it. */
  isOwn: boolean
  plannedOn: string | null
  doneOn: string | null
  isLate: boolean
  note: string
}

/** A file as one side sees it. */
export interface ArrivalFile extends SentFile {
  id: Id
  step: string
  side: ArrivalSide
  isShared: boolean
  /** Whether the viewer uploaded it and can delete it. */
  isOwn: boolean
  at: Timestamp
}

export interface ArrivalStep extends Omit<
  ArrivalRules['steps'][number],
  'only' | 'source' | 'forEmployer'
> {
  source: ArrivalSource
  costs: ArrivalCost[]
  items: ArrivalItem[]
  files: ArrivalFile[]
  /** Whether every item of both sides is ticked. */
  isDone: boolean
}

/** The reason neither side can continue; null while both can. */
export type ArrivalPause =
  | 'withdrawn'
  | 'no-offer'
  | 'looked-at'
  | 'job-looked-at'
  | 'taken-down'
  | 'deleted'

/** The way from an offer to the first day, as one side sees it. */
export interface ArrivalTrack {
  applicationId: Id
  jobId: Id
  side: ArrivalSide
  /** The job’s title; for the employer the applicant’s name. */
  title: string
  who: string
  answer: OfferAnswer | null
  answeredAt: Timestamp | null
  withdrawnAt: Timestamp | null
  pause: ArrivalPause | null
  /** The offer beside the advert; null while there is no offer. */
  offer: ComparedOffer | null
  /** The sentence that finds the offered pay too low for the visa; null if it is not, or nobody can know. */
  lowPay: string | null
  /** Whether the job is in the UK; we know no other country’s rules, so a job elsewhere has no steps. */
  isUk: boolean
  /** Whether the poster has proved that they act for the employer. */
  isPosterProved: boolean
  /** The poster’s organisation, for its members. */
  organisationId: Id | null
  /** The job’s register entry, if it can no longer sponsor. */
  lostLicence: { sponsor: string; publishedOn: string; isListed: boolean } | null
  /** The entry on the register, for ‘I work there’. */
  sponsorId: string | null
  circumstances: ArrivalCircumstances
  certificateNumber: string | null
  /** Whether the applicant can share files with the employer now. */
  canShareFiles: boolean
  /** The id for the next file sent from this page. */
  formId: string
  /** Visible to the applicant only. */
  paymentDemandAt: Timestamp | null
  /** The steps to read before an answer, without anything to tick. */
  preview: ArrivalStep[]
  steps: ArrivalStep[]
  history: { side: ArrivalSide; words: string; at: Timestamp }[]
}
