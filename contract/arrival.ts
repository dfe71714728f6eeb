import { z } from 'zod'
import type { SentFile } from './documents.ts'
import type { Id, Timestamp } from './primitives.ts'
import { Line, Paragraphs } from './texts.ts'

/** Who ticks an item of the way from an offer to the first day. */
export type ArrivalSide = 'applicant' | 'employer'

export const OfferAnswer = z.enum(['accepted', 'declined'])
export type OfferAnswer = z.infer<typeof OfferAnswer>

/** What can stand in the history that both sides read. */
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

/** ‘undecided’ takes an answer back. */
export const OfferReply = z.object({
  answer: z.enum([...OfferAnswer.options, 'undecided'], 'Choose whether you accept.'),
})
export type OfferReply = z.infer<typeof OfferReply>

function choice<const Values extends readonly [string, ...string[]]>(values: Values) {
  // Forms send an empty text for a question that is not answered.
  return z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(values, 'Choose from the list, or leave the question out.').optional(),
  )
}

const yesNo = () => choice(['yes', 'no'])

/** What decides which steps are for this person. A missing answer leaves a step in. */
export const ArrivalCircumstances = z.object({
  where: choice(['abroad', 'uk']),
  visa: choice(['skilled-worker', 'health-and-care']),
  /** Whether the visa asks for each of these. */
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

/** What one side does with one of its own items. */
export const ArrivalItemChange = z.discriminatedUnion('do', [
  /** Without a day it is done today. */
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

/** Neither a telephone number, which has more digits in a row, nor words, which have more letters. */
const NUMBER_SHAPE = /^(?=(?:.*\d){4})(?!.*\d{8})(?!(?:.*[A-Z]){6})[A-Z][A-Z0-9]{10}$/

/** The number of a certificate of sponsorship; an empty one removes it. Blanks and hyphens do not count. */
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

/** A source as a page names it. */
export interface ArrivalSource {
  title: string
  url: string
  /** The day on which its text was last read; an ISO date. Null if nobody has read it there. */
  checkedOn: string | null
  isUnverified: boolean
}

export interface ArrivalCost {
  key: string
  label: string
  payer: ArrivalSide
  /**
   * Whether the sum was read in the source, is only reported by others, is not known to us, or is set by many. Only the
   * first is shown as a fact.
   */
  kind: 'read' | 'reported' | 'unknown' | 'varies'
  /** ‘£1,270 for 28 days’; without a sum only its words. */
  amount: string
  /** When the sum began to apply; null where there is none. */
  from: string | null
  /** When somebody reported it; an ISO date. */
  reportedOn: string | null
  source: ArrivalSource
}

export interface ArrivalItem {
  key: string
  side: ArrivalSide
  label: string
  hint: string | null
  /** The reader ticks it. */
  isOwn: boolean
  plannedOn: string | null
  doneOn: string | null
  isLate: boolean
  note: string
}

/** A file as one side reads it. */
export interface ArrivalFile extends SentFile {
  id: Id
  step: string
  side: ArrivalSide
  isShared: boolean
  /** The reader uploaded it and can delete it. */
  isOwn: boolean
  at: Timestamp
}

export interface ArrivalStep {
  key: string
  title: string
  what: string[]
  takes: string
  never: string[]
  source: ArrivalSource
  costs: ArrivalCost[]
  items: ArrivalItem[]
  files: ArrivalFile[]
  /** Every item of both sides is ticked. */
  isDone: boolean
}

/** Why nobody can go on; null while both can. */
export type ArrivalPause = 'withdrawn' | 'no-offer' | 'looked-at' | 'taken-down' | 'deleted'

/** The way from an offer to the first day, as one side reads it. */
export interface ArrivalTrack {
  applicationId: Id
  jobId: Id
  side: ArrivalSide
  /** Of the job; for the employer the applicant’s name. */
  title: string
  who: string
  answer: OfferAnswer | null
  answeredAt: Timestamp | null
  pause: ArrivalPause | null
  /** We know no other country’s rules, so that a job elsewhere has no steps. */
  isUk: boolean
  /** Whether the poster has shown that they act for the employer. */
  isPosterProved: boolean
  /** The entry that the job stands on, if it lost what sponsoring takes. */
  lostLicence: { sponsor: string; publishedOn: string; isListed: boolean } | null
  /** The entry on the register, for ‘I work there’. */
  sponsorId: string | null
  circumstances: ArrivalCircumstances
  certificateNumber: string | null
  /** Whether the applicant can show the employer a file now. */
  canShareFiles: boolean
  /** For the next file of this page. */
  formId: string
  /** Only the applicant reads it. */
  paymentDemandAt: Timestamp | null
  steps: ArrivalStep[]
  history: { side: ArrivalSide; words: string; at: Timestamp }[]
}
