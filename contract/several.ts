import type { Poster } from './poster.ts'
import type { Id, Timestamp } from './primitives.ts'

/** To how many jobs one form can be sent. */
export const MOST_AT_ONCE = 10

/** The subject of the draft of such a form. */
export const SEVERAL_JOBS = 'several'

/** The name of the field that says whether the form goes to a job. Its value is what the sender saw: ‘Nurse, Saltmarsh House’. */
export function jobField(id: Id): string {
  return `job-${id}`
}

/** The same for whether an unproved poster gets all of it. */
export function shareField(id: Id): string {
  return `share-${id}`
}

/** A job on the form that goes to several. */
export interface JobToSend {
  id: Id
  title: string
  employer: string
  location: string
  poster: Poster
  /** Why nothing can be sent there, in a sentence; null if it can. */
  problem: string | null
}

/** A job to which nothing was sent. */
export interface SkippedJob {
  id: Id
  /** As the sender saw it; '' if the form did not say. */
  name: string
  why: string
  /** It can be sent to later. */
  isLater: boolean
}

export interface SentApplication {
  id: Id
  title: string
  employer: string
  sentAt: Timestamp
}

/** What became of one form for several jobs. */
export interface SeveralOutcome {
  sent: SentApplication[]
  skipped: SkippedJob[]
  /** The CV has not been scanned yet. */
  isFileWaiting: boolean
}
