import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { JobState, SavedMailItem } from '#contract/saved-jobs.ts'

declare module '#server/platform/database/tables.ts' {
  interface Tables {
    jobState: JobStateTable
    savedJob: SavedJobTable
    savedMail: SavedMailTable
  }
}

/** What was public of a job at some time. The newest of a job is its state of now, once somebody has looked. */
interface JobStateTable {
  id: GeneratedAlways<number>
  jobId: string
  state: JSONColumnType<JobState>
  /** When it was last given to somebody, who may hold its number for half a year. */
  usedAt: Generated<string>
}

interface SavedJobTable {
  accountId: string
  jobId: string
  savedAt: Generated<string>
  note: Generated<string>
  /** Counts its changes. */
  noteVersion: Generated<number>
  /** What the person has read of the job on their list. */
  knownId: number
  /** What they were told of it, on their list or by mail. */
  toldId: number
  /** Removed ones can be put back for some weeks, with their note. */
  removedAt: string | null
}

interface SavedMailTable {
  id: string
  accountId: string
  /** In the UK. */
  day: string
  items: JSONColumnType<SavedMailItem[]>
  /** When it was accepted, or was no longer wanted. */
  sentAt: string | null
}
