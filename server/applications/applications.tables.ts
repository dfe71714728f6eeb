import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type {
  AdvertSnapshot,
  ApplicationEvent,
  EventDetail,
  JobFact,
} from '#contract/application-views.ts'
import type { Profile } from '#contract/profile/profile.ts'
import type { ScreeningAnswer } from '#contract/screening-questions.ts'
import type { Stage } from '#contract/stages.ts'
import type { TalkSide } from '#contract/talk.ts'

declare module '#server/platform/database/tables.ts' {
  interface Tables {
    resume: ResumeTable
    application: ApplicationTable
    applicationEvent: ApplicationEventTable
    applicationMail: ApplicationMailTable
    applicationMessage: ApplicationMessageTable
  }
}

export interface ResumeTable {
  id: string
  accountId: string
  fileKey: string
  /** The original file name, made safe. */
  name: string
  /** In bytes. */
  size: number
  /** What its owner calls it; null if it is not on their list, and belongs to applications alone. */
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
  /** The CV, the letter and the contact details have gone to the employer; see `canSeeDetails`. */
  sharesDetails: boolean
  status: Generated<Stage>
  advert: JSONColumnType<AdvertSnapshot>
  /** As it was when the application was sent; null if the applicant sent none. */
  profile: JSONColumnType<Profile> | null
  /** To the questions of the job; null if none were answered. */
  screeningAnswers: JSONColumnType<ScreeningAnswer[]> | null
  createdAt: Generated<string>
  /** When the employer first opened it. */
  openedAt: string | null
  withdrawnAt: string | null
  /** When the employer first answered: a status, a message or the end of the job. The database sets it. */
  answeredAt: string | null
  /** The job as the applicant last knew it, while a change of it waits to be told; else null. */
  jobBefore: JSONColumnType<JobFact[]> | null
  /** The status that the applicant last knew, while a change of it waits to be told; else null. */
  statusBefore: Stage | null
  /** Of the form, if it was sent for several jobs; several applications of one person have it. */
  batchId: string | null
}

interface ApplicationEventTable {
  id: GeneratedAlways<number>
  applicationId: string
  kind: ApplicationEvent['kind']
  status: Stage | null
  detail: JSONColumnType<EventDetail> | null
  /** Who of the employer’s side did it, which no applicant learns; null for what nobody of them did. */
  actorId: string | null
  createdAt: Generated<string>
  /** Since when the applicant sees it; null if it waits for its minute, or was corrected within it. */
  shownAt: Generated<string | null>
}

export interface ApplicationMailTable {
  id: string
  applicationId: string
  kind:
    | 'to-employer'
    | 'details-to-employer'
    | 'receipt'
    | 'details'
    | 'notice'
    | 'messages-to-applicant'
    | 'messages-to-employer'
  createdAt: Generated<string>
  sentAt: string | null
  /** What a notice is about. */
  eventId: number | null
  /** Waits for the desk: it is not sent. */
  heldAt: string | null
}

/** What one side of an application wrote to the other. */
interface ApplicationMessageTable {
  id: string
  applicationId: string
  /** Whose side wrote it. */
  side: TalkSide
  /** Who wrote it; null once the account is deleted, and of messages from before there was a talk. */
  accountId: string | null
  /** The change of status that it came with. */
  eventId: number | null
  body: string
  /** Of the page it was typed on: the same form sent again writes nothing. */
  formId: string | null
  fileKey: string | null
  /** The uploaded file’s name, made safe. */
  fileName: string | null
  /** In bytes. */
  fileSize: number | null
  createdAt: Generated<string>
  /** Since when the other side can read it; null while it waits for the desk, or for `waitsUntil`. */
  sentAt: string | null
  /** Until then it can be taken back; null once it is sent. */
  waitsUntil: string | null
  /** When the other side first saw it. */
  readAt: string | null
  /** The email that tells of it. */
  mailId: string | null
}
