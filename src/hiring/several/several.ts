import type { Poster } from '#trade/poster.schema.ts'
import type { Id, Timestamp } from '#platform/primitives/primitives.schema.ts'

/** The maximum number of jobs for one form. */
export const MOST_AT_ONCE = 10

/** The subject of the draft of such a form. */
export const SEVERAL_JOBS = 'several'

/**
 * The name of the field that says whether the form goes to a job. Its value is the label the applicant saw: ‘Nurse,
 * Saltmarsh House’.
 */
export function jobField(id: Id): string {
  return `job-${id}`
}

/** The name of the field that says whether an unproved poster gets all details. */
export function shareField(id: Id): string {
  return `share-${id}`
}

/** A job on the form for several. */
export interface JobToSend {
  id: Id
  title: string
  employer: string
  location: string
  poster: Poster
  /** The reason the form cannot be sent to it, in a sentence; null if it can. */
  problem: string | null
}

/** A job to which the form was not sent. */
export interface SkippedJob {
  id: Id
  /** The label the applicant saw; '' if the form did not include it. */
  name: string
  why: string
  /** Whether it can be sent later. */
  isLater: boolean
}

export interface SentApplication {
  id: Id
  title: string
  employer: string
  sentAt: Timestamp
}

/** The result of one form for several jobs. */
export interface SeveralOutcome {
  sent: SentApplication[]
  skipped: SkippedJob[]
  /** Whether the CV still has to be scanned. */
  isFileWaiting: boolean
}
