import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type {
  ArrivalAction,
  ArrivalCircumstances,
  ArrivalSide,
  OfferAnswer,
} from './arrival.schema.ts'

declare module '#platform/database/tables.ts' {
  interface Tables {
    arrival: ArrivalTable
    arrivalItem: ArrivalItemTable
    arrivalEvent: ArrivalEventTable
    arrivalFile: ArrivalFileTable
  }
}

/** An arrival, from an offer to the first day. Days are ISO dates. */
interface ArrivalTable {
  applicationId: string
  /** Null if the applicant withdrew the answer. */
  answer: OfferAnswer | null
  answeredAt: string | null
  circumstances: JSONColumnType<ArrivalCircumstances>
  /** The number of the certificate of sponsorship, as the employer entered it. */
  certificateNumber: string | null
  /** The time of a reported demand for money, known to the applicant and the desk only. */
  paymentDemandAt: string | null
}

interface ArrivalItemTable {
  applicationId: string
  /** The key of an item in the rules. */
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

/** A private file of one side. */
interface ArrivalFileTable {
  id: string
  applicationId: string
  /** The key of a step in the rules. */
  step: string
  side: ArrivalSide
  /** The account that uploaded it; null once it is deleted. */
  accountId: string | null
  /** Whether both sides see it, and not the applicant alone. */
  isShared: boolean
  formId: string | null
  fileKey: string
  name: string
  /** The size in bytes. */
  size: number
  createdAt: Generated<string>
}
