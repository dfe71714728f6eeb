import type { Generated } from 'kysely'
import type { ApplicantSays, EmployerSays, InterviewWay } from '#contract/interviews.ts'
import type { TalkSide } from '#contract/talk.ts'

declare module '#server/platform/database/tables.ts' {
  interface Tables {
    interviewOffer: InterviewOfferTable
    interviewSlot: InterviewSlotTable
    interview: InterviewTable
    interviewMail: InterviewMailTable
  }
}

/** A set of times, offered to one applicant or to several. */
export interface InterviewOfferTable {
  id: string
  jobId: string
  /** Who offers them; null once the account is deleted. */
  accountId: string | null
  /** Of the page: the same form sent again offers nothing. */
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

/** An application has at most one that has not ended. */
export interface InterviewTable {
  id: string
  applicationId: string
  /** The times that can be picked now; the one that is picked may be of an earlier offer. */
  offerId: string
  /** Null until a time is picked. */
  slotId: string | null
  /** Of its entry in calendars: raised with each change. */
  version: Generated<number>
  pickedAt: string | null
  /** None of the times suits. */
  declinedAt: string | null
  endedAt: string | null
  /** ‘next’ where another interview followed it. */
  endedBy: TalkSide | 'next' | null
  reason: Generated<string>
  employerSays: EmployerSays | null
  /** Only the employer reads it. */
  outcomeNote: Generated<string>
  applicantSays: ApplicantSays | null
  createdAt: Generated<string>
}

export type InterviewMailKind =
  'offer' | 'picked' | 'cancelled' | 'reminder-day' | 'reminder-hour' | 'no-show' | 'was-there'

interface InterviewMailTable {
  id: string
  interviewId: string
  side: TalkSide
  kind: InterviewMailKind
  /** Of the interview and of its times: told only as long as they are these. */
  version: number
  offerId: string
  createdAt: Generated<string>
  /** When it was sent, or had nothing to tell any more. */
  sentAt: string | null
}
