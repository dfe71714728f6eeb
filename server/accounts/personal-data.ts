import type { Id } from '#contract/primitives.ts'
import {
  readApplications,
  deleteApplications,
  findResumeFiles,
} from '#server/applications/applications.personal-data.ts'
import { deleteDrafts, readDrafts } from '#server/drafts/drafts.queries.ts'
import { readOwnedJobs, deleteOwnedJobs } from '#server/jobs/owned-jobs.queries.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Account } from './account.queries.ts'
import { pictureFileKeys } from './picture/picture.files.ts'
import { deleteSessions, readSessions } from './sessions/sessions.queries.ts'

/** What one feature keeps about a person, besides the account itself. */
interface PersonalRecords {
  /** For the export, one at a time. */
  read(db: Db, accountId: Id): AsyncIterable<object>
  /** Within the transaction that deletes the account. */
  delete(db: Db, accountId: Id): Promise<void>
}

/** A stored file that is a person's own. */
export interface PersonalFile {
  key: string
  /** What it is called in the export, without its ending. */
  name: string
}

/** Under the name it has in the export. A feature that keeps something about people is named here. */
export const PERSONAL_RECORDS: Readonly<Record<string, PersonalRecords>> = {
  devices: { read: readSessions, delete: deleteSessions },
  drafts: { read: readDrafts, delete: deleteDrafts },
  // Before the jobs: notes about applicants are found by whose job it is.
  applications: { read: readApplications, delete: deleteApplications },
  jobs: { read: readOwnedJobs, delete: deleteOwnedJobs },
}

/** Exported with the records, and removed once the account is gone. To be asked before anything is forgotten. */
export async function personalFiles(db: Db, { id, pictureKey }: Account): Promise<PersonalFile[]> {
  const pictures = pictureKey ? pictureFileKeys(pictureKey) : []
  const resumes = await findResumeFiles(db, id)
  return [...pictures.map((key, i) => ({ key, name: `profile-picture-${i + 1}` })), ...resumes]
}
