import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { JobState, SavedMailItem } from '#contract/saved-jobs.ts'

export interface SavedTables {
  jobState: JobStateTable
  savedJob: SavedJobTable
  savedMail: SavedMailTable
}

/** What was public of a job at some time. The newest of a job is its state of now, once somebody has looked. */
export interface JobStateTable {
  id: GeneratedAlways<number>
  jobId: string
  state: JSONColumnType<JobState>
  /** When it was last given to somebody, who may hold its number for half a year. */
  usedAt: Generated<string>
}

export interface SavedJobTable {
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

export interface SavedMailTable {
  id: string
  accountId: string
  /** In the UK. */
  day: string
  items: JSONColumnType<SavedMailItem[]>
  /** When it was accepted, or was no longer wanted. */
  sentAt: string | null
}
