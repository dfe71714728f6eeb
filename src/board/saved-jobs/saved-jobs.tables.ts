import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { JobState } from './saved-jobs.schema.ts'

declare module '#platform/database/tables.ts' {
  interface Tables {
    jobState: JobStateTable
    savedJob: SavedJobTable
  }
}

/** A public state of a job. The newest is the current one, once someone has looked. */
interface JobStateTable {
  id: GeneratedAlways<number>
  jobId: string
  state: JSONColumnType<JobState>
  /** The time when it was last given to a device, which may keep its number for half a year. */
  usedAt: Generated<string>
}

interface SavedJobTable {
  accountId: string
  jobId: string
  savedAt: Generated<string>
  note: Generated<string>
  /** The number of changes of the note. */
  noteVersion: Generated<number>
  /** The state that the person has read on their list. */
  knownId: number
  /** The state last shown to them, on their list or by email. */
  toldId: number
  /** Removed jobs can be put back for some weeks, with their note. */
  removedAt: string | null
}
