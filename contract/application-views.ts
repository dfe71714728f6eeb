import type { Stage } from './stages.ts'
import type { SentFile } from './documents.ts'
import type { CloseReason, JobView } from './jobs.ts'
import type { InterviewEvent } from './interviews.ts'
import type { Id, Timestamp } from './primitives.ts'
import type { ScreeningAnswer } from './screening-questions.ts'
import type { TalkMessage, TalkState } from './talk.ts'
import type { ProfilePart } from './profile/profile-words.ts'

/** Something about a job that an applicant decides by, in words. */
export interface JobFact {
  /** ‘Pay’. */
  fact: string
  /** Null if the advert does not say it. */
  words: string | null
}

/** A fact that is no longer what it was. */
export interface FactChange {
  fact: string
  before: string | null
  after: string | null
}

/** What a register says about the sponsor of a job whose licence line no longer passes. */
export interface LicenceNotice {
  sponsor: string
  /** The date of the register. */
  publishedOn: string
  isListed: boolean
}

/** What an entry is about; each kind has its own parts. */
export interface EventDetail {
  /** Of ‘job-changed’. */
  changes?: FactChange[]
  /** Of ‘job-closed’. */
  reason?: CloseReason
  /** Of ‘licence-changed’, with the register’s load. */
  licence?: LicenceNotice
  loadId?: number
  /** Of ‘interview’. */
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
  /** What its owner calls it. */
  label: string
  addedAt: Timestamp
  /** When it was sent last; null if never. */
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
  /** Whether the poster has shown today that they act for the employer. */
  isPosterProved: boolean
  /** We have warned the applicant of who posted the job. */
  isWarned: boolean
  /** Messages that the applicant has not seen. */
  newMessages: number
  status: Stage
  sentAt: Timestamp
  /** When the employer first opened it; null until then. */
  openedAt: Timestamp | null
  withdrawnAt: Timestamp | null
}

/** An application as the applicant sees it. */
export interface OwnApplication {
  id: Id
  jobId: Id
  isJobOpen: boolean
  /** Who took down the job, if it has no page any more. ‘waits’: we look at it, and it may come back. */
  goneBecause: 'employer' | 'landfall' | 'waits' | null
  /** Whether the poster has shown today that they act for the employer. */
  isPosterProved: boolean
  /** Whether the CV, the letter and the contact details have gone to the employer. */
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
  /** As it was when the application was sent; null if the applicant sent none. */
  profile: ProfilePart[] | null
  /** To the employer’s questions. */
  screening: ScreeningAnswer[]
}

/** An application as the employer sees it. */
export interface Applicant {
  id: Id
  jobId: Id
  /** The first name until the details are handed over. */
  name: string
  country: string
  yearsOfExperience: number
  /** Null until the details are handed over. */
  answers: SentAnswers | null
  status: Stage
  sentAt: Timestamp
  openedAt: Timestamp | null
  withdrawnAt: Timestamp | null
  events: ApplicationEvent[]
  messages: TalkMessage[]
  talk: TalkState
  /** Whether the reader may decide, write and note something. */
  canAnswer: boolean
}

/** The job on its page of applicants. */
export interface ApplicantsJob {
  id: Id
  organisationId: Id | null
  /** Its organisation has shown today that it is the employer. */
  isProved: boolean
  title: string
  employer: string
  location: string
  isOpen: boolean
}
