import type { FactChange } from '#board/jobs/changes/fact-changes.ts'
import type { Stage } from './stages.schema.ts'
import type { SentFile } from '#platform/files/documents/document-rules.ts'
import type { CloseReason, JobView } from '#trade/jobs.schema.ts'
import type { InterviewEvent } from '#hiring/interviews/model/interviews.schema.ts'
import type { Id, Timestamp } from '#platform/primitives/primitives.schema.ts'
import type { ScreeningAnswer } from '#trade/questions/screening-questions.ts'
import type { TalkMessage, TalkState } from '#hiring/talk/talk.schema.ts'
import type { ProfilePart } from '#hiring/profile/model/profile-words.ts'

/** The register's entry for a sponsor whose job no longer passes the licence check. */
export interface LicenceNotice {
  sponsor: string
  /** The date of the register. */
  publishedOn: string
  isListed: boolean
}

/** An entry's details; each kind has its own parts. */
export interface EventDetail {
  /** The changes of ‘job-changed’. */
  changes?: FactChange[]
  /** The reason of ‘job-closed’. */
  reason?: CloseReason
  /** The notice of ‘licence-changed’, with the load of the register. */
  licence?: LicenceNotice
  loadId?: number
  /** The event of ‘interview’. */
  interview?: InterviewEvent
}

/** An entry in an application's history. */
export interface ApplicationEvent {
  kind:
    | 'sent'
    | 'opened'
    | 'status'
    | 'withdrawn'
    | 'details'
    | 'job-changed'
    | 'job-closed'
    | 'job-removed'
    | 'licence-changed'
    | 'interview'
  status: Stage | null
  detail: EventDetail | null
  at: Timestamp
}

/** The advert at the time of the application. */
export type AdvertSnapshot = Pick<
  JobView,
  | 'title'
  | 'employer'
  | 'location'
  | 'type'
  | 'pay'
  | 'hoursPerWeek'
  | 'description'
  | 'postedAt'
  | 'closesAt'
> & { category: string }

/** An uploaded CV on its owner’s list. */
export interface StoredResume extends SentFile {
  id: Id
  /** Its owner's name for it. */
  label: string
  addedAt: Timestamp
  /** The time it was last sent; null if never. */
  lastUsedAt: Timestamp | null
}

/** An application in the applicant's list. */
export interface OwnApplicationCard {
  id: Id
  jobId: Id
  title: string
  employer: string
  location: string
  /** Whether the job's page shows it as open. */
  isJobOpen: boolean
  /** Whether the poster has proved, as of today, that they act for the employer. */
  isPosterProved: boolean
  /** Whether we have warned the applicant about the poster. */
  isWarned: boolean
  /** Messages that the applicant has not seen. */
  newMessages: number
  status: Stage
  sentAt: Timestamp
  /** The time the employer first opened it; null until then. */
  openedAt: Timestamp | null
  withdrawnAt: Timestamp | null
}

/** An application as the applicant sees it. */
export interface OwnApplication {
  id: Id
  jobId: Id
  isJobOpen: boolean
  /** The side that took down the job, if its page is gone. ‘waits’: we are checking it, and it may come back. */
  goneBecause: 'employer' | 'landfall' | 'waits' | null
  /** Whether the poster has proved, as of today, that they act for the employer. */
  isPosterProved: boolean
  /** Whether the employer has the CV, the letter and the contact details. */
  sharesDetails: boolean
  advert: AdvertSnapshot
  answers: SentAnswers
  status: Stage
  sentAt: Timestamp
  openedAt: Timestamp | null
  withdrawnAt: Timestamp | null
  events: ApplicationEvent[]
  messages: TalkMessage[]
  talk: TalkState
}

/** The answers sent to an employer. */
export interface SentAnswers {
  fullName: string
  email: string
  phoneNumber: string
  /** Name of the country. */
  country: string
  coverLetter: string
  portfolioLink: string
  yearsOfExperience: number
  resume: SentFile
  /** The profile at the time of the application; null if the applicant sent none. */
  profile: ProfilePart[] | null
  /** The answers to the employer’s questions. */
  screening: ScreeningAnswer[]
}

/** An application as the employer sees it. */
export interface Applicant {
  id: Id
  jobId: Id
  /** The first name until the details are released. */
  name: string
  country: string
  yearsOfExperience: number
  /** Null until the details are released. */
  answers: SentAnswers | null
  status: Stage
  sentAt: Timestamp
  openedAt: Timestamp | null
  withdrawnAt: Timestamp | null
  events: ApplicationEvent[]
  messages: TalkMessage[]
  talk: TalkState
  /** Whether the viewer may decide, write and add notes. */
  canAnswer: boolean
}

/** The job, for its page of applicants. */
export interface ApplicantsJob {
  id: Id
  organisationId: Id | null
  /** Whether its organisation has proved, as of today, to be the employer. */
  isProved: boolean
  title: string
  employer: string
  location: string
  isOpen: boolean
}
