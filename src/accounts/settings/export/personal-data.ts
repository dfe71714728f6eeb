import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import type { Account } from '#accounts/account.queries.ts'
import type { Tasks } from '#platform/tasks/tasks.ts'
import { pictureFileKeys } from '#accounts/picture/picture.files.ts'

/** The records that a feature stores about a person, apart from the account itself. */
export interface PersonalRecords {
  /** Reads the records for the export. */
  read(db: Db, accountId: Id): AsyncIterable<object>
  /** Deletes the records, and queues emails to others whom it concerns, in the transaction that deletes the account. */
  delete(db: Db, accountId: Id, tasks: Pick<Tasks, 'enqueue'>): Promise<void>
  /** Lines about what others lose, or would wait for, for the page that asks before the deletion. */
  listEnding?(db: Db, accountId: Id): Promise<string[]>
  /** The files for the export, which are deleted after the account. */
  findFiles?(db: Db, accountId: Id): Promise<PersonalFile[]>
}

/** A stored file that belongs to a person. */
export interface PersonalFile {
  key: string
  /** Its name in the export, without the extension. */
  name: string
  /** Whether others have it too, so that it outlives the account. */
  isShared?: boolean
}

/** The records of each feature, by their name in the export. */
export type PersonalData = Readonly<Record<string, PersonalRecords>>

/** The files of an account. Call it before deleting the records, which hold their keys. */
export async function findPersonalFiles(
  db: Db,
  { id, pictureKey }: Account,
  personalData: PersonalData,
): Promise<PersonalFile[]> {
  const pictures = pictureKey ? pictureFileKeys(pictureKey) : []
  const files = pictures.map((key, i) => ({ key, name: `profile-picture-${i + 1}` }))
  for (const { findFiles } of Object.values(personalData)) {
    if (findFiles) files.push(...(await findFiles(db, id)))
  }
  return files
}
