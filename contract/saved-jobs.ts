import { z } from 'zod'
import type { FactChange } from './application-views.ts'
import { SAVED_LIMITS } from './saved-limits.ts'
import type { ClosedAs, JobStatus, JobType, PayPeriod } from './jobs.ts'
import type { Id, Timestamp } from './primitives.ts'

/** What a person writes to themselves about a saved job. */
export const Note = z.object({
  /** Browsers send line breaks as two characters, and count them as one. */
  note: z
    .string()
    .default('')
    .transform((text) => text.toWellFormed().replaceAll('\0', '').replaceAll('\r\n', '\n').trim())
    .refine(
      (text) => text.length <= SAVED_LIMITS.note,
      `Keep the note under ${SAVED_LIMITS.note.toLocaleString('en-GB')} characters.`,
    ),
  /** Of the note that the form was filled with. */
  version: z.coerce.number('Reload the page.').int('Reload the page.').min(0).max(1e9).default(0),
})
export type Note = z.infer<typeof Note>

/** What was public of a job at some time: as columns, because the words for them may change. */
export interface JobState {
  status: JobStatus
  closedAs: ClosedAs | null
  isTakenDown: boolean
  title: string
  employerName: string
  payMin: number | null
  payMax: number | null
  payCurrency: string | null
  payPeriod: PayPeriod | null
  payText: string | null
  payBand: string | null
  place: string | null
  isRemote: boolean
  country: string
  hoursPerWeek: number | null
  type: JobType | null
  occupationCode: string | null
  /** What its check says, by line: 0 unknown, 1 pass, 2 fail; null where it has none. */
  licence: number | null
  occupation: number | null
  rate: number | null
  wording: number | null
}

/** A job in the mail about saved jobs. */
export interface SavedMailItem {
  jobId: Id
  title: string
  /** What happened and what is different, a sentence or a change each. */
  lines: string[]
}

export interface SavedNote {
  text: string
  version: number
}

/** What has become of a job: in words, and what is different from what its reader knows. */
export interface SavedNews {
  /** It closed, was deleted or is open again; null for neither. */
  happened: string | null
  changes: FactChange[]
}

/** A saved job as its list shows it. */
export interface SavedJob {
  jobId: Id
  /** As last known, for a job that has no page any more. */
  title: string
  employer: string
  isOpen: boolean
  /** Why it is not open, in a sentence; null for an open one. */
  ended: string | null
  /** We took it down, so that its reader is to be warned. */
  isTakenDown: boolean
  savedAt: Timestamp
  /** Since it was saved, or since its reader said that they have read it. */
  news: SavedNews | null
  /** The state that the list shows; what is newer has not been read yet. */
  stateId: number
  /** Null on a device without an account. */
  note: SavedNote | null
}
