import type { FactChange } from '#board/jobs/changes/fact-changes.ts'
import type { Stage } from './stages.schema.ts'
import type { SentFile } from '#platform/files/documents/document-rules.ts'
import type { CloseReason, JobView } from '#trade/jobs.schema.ts'
import type { InterviewEvent } from '#hiring/interviews/model/interviews.schema.ts'
import type { Id, Timestamp } from '#platform/primitives/primitives.schema.ts'

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
  /** Set for a ‘job-removed’ that was the desk’s decision, and for a ‘job-back’ that was the employer’s. */
  by?: 'desk' | 'employer'
  /** The notice of ‘licence-changed’, with the load of the register. */
  licence?: LicenceNotice
  loadId?: number
  /** The event of ‘interview’. */
  interview?: InterviewEvent
}

/** The applicant’s answers to an offer, recorded with the arrival. */
export const OFFER_EVENTS = ['accepted', 'declined', 'answer-undone'] as const
type OfferEvent = (typeof OFFER_EVENTS)[number]

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
    | 'job-back'
    | 'licence-changed'
    | 'interview'
    | OfferEvent
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
