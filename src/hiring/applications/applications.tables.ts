import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { JobFact } from '#board/jobs/changes/fact-changes.ts'
import type { AdvertSnapshot, ApplicationEvent, EventDetail } from './model/application-views.ts'
import type { Profile } from '#hiring/profile/profile.schema.ts'
import type { ScreeningAnswer } from '#trade/questions/screening-questions.ts'
import type { Stage } from './model/stages.schema.ts'
import type { TalkSide } from '#hiring/talk/talk.schema.ts'

declare module '#platform/database/tables.ts' {
  interface Tables {
    resume: ResumeTable
    application: ApplicationTable
    applicationEvent: ApplicationEventTable
    applicationMessage: ApplicationMessageTable
  }
}

export interface ResumeTable {
  id: string
  accountId: string
  fileKey: string
  /** The original file name, made safe. */
  name: string
  /** The size in bytes. */
  size: number
  /** The owner’s name for it; null if it is not on their list and belongs to applications only. */
  label: string | null
  lastUsedAt: string | null
  createdAt: Generated<string>
}

export interface ApplicationTable {
  id: string
  jobId: string
  applicantId: string
  fullName: string
  email: string
  phone: string
  /** ISO 3166-1 alpha-2. */
  country: string
  coverLetter: string
  portfolioLink: string
  yearsOfExperience: number
  resumeId: string
  /** Whether the employer has the CV, the letter and the contact details; see `canSeeDetails`. */
  sharesDetails: boolean
  status: Generated<Stage>
  advert: JSONColumnType<AdvertSnapshot>
  /** The profile as it was when the application was sent; null if the applicant sent none. */
  profile: JSONColumnType<Profile> | null
  /** The answers to the job’s questions; null if none were answered. */
  screeningAnswers: JSONColumnType<ScreeningAnswer[]> | null
  createdAt: Generated<string>
  /** The time when the employer first opened it. */
  openedAt: string | null
  withdrawnAt: string | null
  /** The time of the employer’s first answer: a status, a message or the end of the job. The database sets it. */
  answeredAt: string | null
  /** The time since when it is the employer’s turn; null if it is not. The database sets it. */
  turnSince: string | null
  /** The job as the applicant last knew it, while a notice of a change is pending; else null. */
  jobBefore: JSONColumnType<JobFact[]> | null
  /** The status that the applicant last knew, while a notice of a change is pending; else null. */
  statusBefore: Stage | null
  /** The id of the form, if it was sent for several jobs; one person’s applications share it. */
  batchId: string | null
}

interface ApplicationEventTable {
  id: GeneratedAlways<number>
  applicationId: string
  kind: ApplicationEvent['kind']
  status: Stage | null
  detail: JSONColumnType<EventDetail> | null
  /** The member on the employer’s side, whom no applicant learns; null if no member did it. */
  actorId: string | null
  createdAt: Generated<string>
  /** The time from which the applicant sees it; null during its minute, or if it was corrected within it. */
  shownAt: Generated<string | null>
}

/** A message from one side of an application to the other. */
interface ApplicationMessageTable {
  id: string
  applicationId: string
  /** The side that wrote it. */
  side: TalkSide
  /** The writer; null once the account is deleted, and for messages from before there was a talk. */
  accountId: string | null
  /** The change of status that it came with. */
  eventId: number | null
  body: string
  /** The id of the rendered form, so that resubmitting it writes nothing. */
  formId: string | null
  fileKey: string | null
  /** The uploaded file’s name, made safe. */
  fileName: string | null
  /** The size in bytes. */
  fileSize: number | null
  createdAt: Generated<string>
  /** The time from which the other side can read it; null while it waits for the desk, or for `waitsUntil`. */
  sentAt: string | null
  /** The end of the time in which it can be undone; null once it is sent. */
  waitsUntil: string | null
  /** The time when the other side first saw it. */
  readAt: string | null
  /** The email that contains it. */
  mailId: string | null
}
