import type { ApplicantFilter, Stage } from './applications.ts'
import type { JobView } from './jobs.ts'
import type { Id, Timestamp } from './primitives.ts'

/** An entry in an application's history. */
export interface ApplicationEvent {
  kind: 'sent' | 'opened' | 'status' | 'withdrawn' | 'replied'
  status: Stage | null
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

/** A message from the employer to the applicant, sent through this site. */
export interface Reply {
  text: string
  at: Timestamp
}

/** A CV sent before, which can be sent again. */
export interface SentResume {
  id: Id
  name: string
  sentAt: Timestamp
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
  /** We have warned the applicant of who posted the job. */
  isWarned: boolean
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
  advert: AdvertSnapshot
  answers: SentAnswers
  status: Stage
  sentAt: Timestamp
  openedAt: Timestamp | null
  withdrawnAt: Timestamp | null
  events: ApplicationEvent[]
  replies: Reply[]
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
  resume: { name: string; size: number }
}

/** An applicant in the employer's list. */
export interface ApplicantCard {
  id: Id
  fullName: string
  country: string
  yearsOfExperience: number
  /** The beginning of the cover letter. */
  preview: string
  status: Stage
  hasNote: boolean
  sentAt: Timestamp
  withdrawnAt: Timestamp | null
}

/** An application as the employer sees it. */
export interface Applicant {
  id: Id
  jobId: Id
  answers: SentAnswers
  status: Stage
  note: string
  sentAt: Timestamp
  openedAt: Timestamp | null
  withdrawnAt: Timestamp | null
  events: ApplicationEvent[]
  replies: Reply[]
}

/** The job on its page of applicants. */
export interface ApplicantsJob {
  id: Id
  title: string
  employer: string
  location: string
  isOpen: boolean
}

/** Number of applicants of a job: all of them, and by group. */
export type ApplicantCounts = Record<'all' | ApplicantFilter, number>
