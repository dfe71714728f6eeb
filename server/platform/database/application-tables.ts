import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type {
  AdvertSnapshot,
  ApplicationEvent,
  EventDetail,
  JobFact,
} from '#contract/application-views.ts'
import type { Stage } from '#contract/applications.ts'

export interface ApplicationTables {
  resume: ResumeTable
  application: ApplicationTable
  applicationEvent: ApplicationEventTable
  applicationMail: ApplicationMailTable
}

export interface ResumeTable {
  id: string
  accountId: string
  fileKey: string
  /** The original file name, made safe. */
  name: string
  /** In bytes. */
  size: number
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
  /** Only the employer sees it. */
  note: Generated<string>
  advert: JSONColumnType<AdvertSnapshot>
  createdAt: Generated<string>
  /** When the employer first opened it. */
  openedAt: string | null
  withdrawnAt: string | null
  /** The job as the applicant last knew it, while a change of it waits to be told; else null. */
  jobBefore: JSONColumnType<JobFact[]> | null
  /** The status that the applicant last knew, while a change of it waits to be told; else null. */
  statusBefore: Stage | null
}

export interface ApplicationEventTable {
  id: GeneratedAlways<number>
  applicationId: string
  kind: ApplicationEvent['kind']
  status: Stage | null
  detail: JSONColumnType<EventDetail> | null
  createdAt: Generated<string>
}

export interface ApplicationMailTable {
  id: string
  applicationId: string
  kind: 'to-employer' | 'receipt' | 'reply' | 'details' | 'notice'
  /** The employer's text; null for emails in the site's own words. */
  body: string | null
  createdAt: Generated<string>
  sentAt: string | null
  /** What a notice is about. */
  eventId: number | null
  /** Waits for the desk: nobody reads it, and it is not sent. */
  heldAt: string | null
}
