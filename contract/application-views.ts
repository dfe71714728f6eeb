import type { ApplicantFilter, Stage } from './applications.ts'
import type { JobView } from './jobs.ts'
import type { Id, Timestamp } from './primitives.ts'

/** One thing that happened to an application. */
export interface ApplicationEvent {
  kind: 'sent' | 'opened' | 'status' | 'withdrawn' | 'replied'
  status: Stage | null
  at: Timestamp
}

/** The advert as it stood when somebody applied. */
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

/** What an employer wrote to an applicant from here. */
export interface Reply {
  text: string
  at: Timestamp
}

/** A resume that was sent before, to be sent once more. */
export interface SentResume {
  id: Id
  name: string
  sentAt: Timestamp
}

/** An application in its sender's list. */
export interface OwnApplicationCard {
  id: Id
  jobId: Id
  title: string
  employer: string
  location: string
  /** The job's page still shows it as open. */
  isJobOpen: boolean
  status: Stage
  sentAt: Timestamp
  /** When the employer first opened it; null until then. */
  openedAt: Timestamp | null
  withdrawnAt: Timestamp | null
}

/** An application as its sender sees it. */
export interface OwnApplication {
  id: Id
  jobId: Id
  isJobOpen: boolean
  /** The job has no page any more. */
  isJobGone: boolean
  advert: AdvertSnapshot
  answers: SentAnswers
  status: Stage
  sentAt: Timestamp
  openedAt: Timestamp | null
  withdrawnAt: Timestamp | null
  events: ApplicationEvent[]
  replies: Reply[]
}

/** What somebody sent to an employer. */
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
  /** How the cover letter begins. */
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

/** The job that applicants are for. */
export interface ApplicantsJob {
  id: Id
  title: string
  employer: string
  location: string
  isOpen: boolean
}

/** How many applicants of a job there are: all of them, and by group. */
export type ApplicantCounts = Record<'all' | ApplicantFilter, number>
