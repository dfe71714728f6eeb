import { z } from 'zod'
import type { FactChange } from '#board/jobs/changes/fact-changes.ts'
import { SAVED_LIMITS } from '#trade/limits/saved-limits.ts'
import type { ClosedAs, JobStatus, JobType, PayPeriod } from '#trade/jobs.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'

/** A seeker's private note about a saved job. */
export const Note = z.object({
  /** Browsers send a line break as two characters, but count it as one. */
  note: z
    .string()
    .default('')
    .transform((text) => text.toWellFormed().replaceAll('\0', '').replaceAll('\r\n', '\n').trim())
    .refine(
      (text) => text.length <= SAVED_LIMITS.note,
      `The note is longer than ${SAVED_LIMITS.note.toLocaleString('en-GB')} characters. Shorten it.`,
    ),
  /** The version of the note in the form. */
  version: z.coerce.number('Reload the page.').int('Reload the page.').min(0).max(1e9).default(0),
})
export type Note = z.infer<typeof Note>

/** The public facts of a job at one time, stored as columns because their wording may change. */
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
  /** The check's results by criterion: 0 unknown, 1 pass, 2 fail; null if there is none. */
  licence: number | null
  occupation: number | null
  rate: number | null
  wording: number | null
}

/** A job in the mail about saved jobs. */
export interface SavedMailItem {
  jobId: Id
  title: string
  /** Events and changes, one per line. */
  lines: string[]
}

export interface SavedNote {
  text: string
  version: number
}

/** A job's news: events in words, and the changes its reader has not seen. */
export interface SavedNews {
  /** Whether it closed, was deleted or reopened; null for none of these. */
  happened: string | null
  changes: FactChange[]
}
