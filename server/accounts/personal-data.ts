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

/** What a feature stores about a person, apart from the account itself. */
interface PersonalRecords {
  /** For the export. */
  read(db: Db, accountId: Id): AsyncIterable<object>
  /** Within the transaction that deletes the account. */
  delete(db: Db, accountId: Id): Promise<void>
}

/** A stored file that belongs to a person. */
export interface PersonalFile {
  key: string
  /** Its name in the export, without the extension. */
  name: string
}

/** By name in the export. Every feature that stores data about people must be listed here. */
export const PERSONAL_RECORDS: Readonly<Record<string, PersonalRecords>> = {
  devices: { read: readSessions, delete: deleteSessions },
  drafts: { read: readDrafts, delete: deleteDrafts },
  // Before the jobs: notes about applicants are found by the owner of the job.
  applications: { read: readApplications, delete: deleteApplications },
  jobs: { read: readOwnedJobs, delete: deleteOwnedJobs },
}

/** The files of an account. Call it before deleting the records, which hold their keys. */
export async function personalFiles(db: Db, { id, pictureKey }: Account): Promise<PersonalFile[]> {
  const pictures = pictureKey ? pictureFileKeys(pictureKey) : []
  const resumes = await findResumeFiles(db, id)
  return [...pictures.map((key, i) => ({ key, name: `profile-picture-${i + 1}` })), ...resumes]
}
