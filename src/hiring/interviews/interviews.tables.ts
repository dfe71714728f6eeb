import type { Generated } from 'kysely'
import type { ApplicantSays, EmployerSays, InterviewWay } from './model/interviews.schema.ts'
import type { TalkSide } from '#hiring/talk/talk.schema.ts'

declare module '#platform/database/tables.ts' {
  interface Tables {
    interviewOffer: InterviewOfferTable
    interviewSlot: InterviewSlotTable
    interview: InterviewTable
  }
}

/** A set of times, offered to one applicant or to several. */
export interface InterviewOfferTable {
  id: string
  jobId: string
  /** The member who offers them; null once the account is deleted. */
  accountId: string | null
  /** The id of the rendered form, so that resubmitting it offers nothing. */
  formId: string | null
  /** The employer’s time zone. */
  zone: string
  minutes: number
  way: InterviewWay
  link: string
  place: string
  host: string
  note: string
  createdAt: Generated<string>
}

interface InterviewSlotTable {
  id: string
  offerId: string
  startsAt: string
}

/** An interview. An application has at most one that has not ended. */
export interface InterviewTable {
  id: string
  applicationId: string
  /** The times that can be picked now; the picked one may be from an earlier offer. */
  offerId: string
  /** Null until a time is picked. */
  slotId: string | null
  /** The version of its calendar entry: raised with each change. */
  version: Generated<number>
  pickedAt: string | null
  /** The time when the applicant said that no offered time suits. */
  declinedAt: string | null
  endedAt: string | null
  /** ‘next’ if another interview followed it. */
  endedBy: TalkSide | 'next' | null
  reason: Generated<string>
  employerSays: EmployerSays | null
  /** A note that only the employer reads. */
  outcomeNote: Generated<string>
  applicantSays: ApplicantSays | null
  createdAt: Generated<string>
}

export type InterviewMailKind =
  | 'offer'
  | 'picked'
  | 'cancelled'
  | 'reminder-day'
  | 'reminder-hour'
  | 'no-show'
  | 'was-there'
