import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type {
  ArrivalAction,
  ArrivalCircumstances,
  ArrivalSide,
  OfferAnswer,
} from '#contract/arrival.ts'

declare module '#server/platform/database/tables.ts' {
  interface Tables {
    arrival: ArrivalTable
    arrivalItem: ArrivalItemTable
    arrivalEvent: ArrivalEventTable
    arrivalMail: ArrivalMailTable
    arrivalFile: ArrivalFileTable
  }
}

/** The way from an offer to the first day. Days are ISO dates. */
interface ArrivalTable {
  applicationId: string
  /** Null if the applicant took the answer back. */
  answer: OfferAnswer | null
  answeredAt: string | null
  circumstances: JSONColumnType<ArrivalCircumstances>
  /** Of the certificate of sponsorship, as the employer entered it. */
  certificateNumber: string | null
  /** Only the applicant and the desk learn of it. */
  paymentDemandAt: string | null
}

interface ArrivalItemTable {
  applicationId: string
  /** A key of the rules’ items. */
  item: string
  plannedOn: string | null
  doneOn: string | null
  /** The employer’s words to the applicant. */
  note: Generated<string>
  updatedAt: Generated<string>
  /** The planned days that its side has been reminded of. */
  toldBefore: string | null
  toldAfter: string | null
}

interface ArrivalEventTable {
  id: GeneratedAlways<number>
  applicationId: string
  side: ArrivalSide
  action: ArrivalAction
  item: string | null
  day: string | null
  createdAt: Generated<string>
}

interface ArrivalMailTable {
  id: string
  applicationId: string
  side: ArrivalSide
  kind: 'reminder' | 'answer'
  /** In London. */
  day: string
  /** Keys of the items of a reminder. */
  items: JSONColumnType<string[]>
  createdAt: Generated<string>
  sentAt: string | null
}

/** A private file of one side. */
interface ArrivalFileTable {
  id: string
  applicationId: string
  /** A key of the rules’ steps. */
  step: string
  side: ArrivalSide
  /** Who uploaded it; null once their account is deleted. */
  accountId: string | null
  /** Both sides see it; else its applicant alone. */
  isShared: boolean
  formId: string | null
  fileKey: string
  name: string
  /** In bytes. */
  size: number
  createdAt: Generated<string>
}
