import { sql } from 'kysely'
import type { ArrivalSide } from '#hiring/arrival/arrival.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { StoredDocument } from '#platform/files/documents/documents.ts'
import { scanStateOf } from '#platform/files/scan/file-scans.queries.ts'
import type { Db } from '#platform/database/database.ts'

interface NewFile {
  id: Id
  applicationId: Id
  step: string
  side: ArrivalSide
  accountId: Id
  isShared: boolean
  formId: Id | null
  file: StoredDocument
}

export async function insertFile(
  db: Db,
  { file: { key: fileKey, name, size }, ...row }: NewFile,
): Promise<void> {
  await db
    .insertInto('arrivalFile')
    .values({ ...row, fileKey, name, size })
    .execute()
}

/** All files of one arrival, oldest first. */
export async function findFiles(db: Db, applicationId: Id) {
  return db
    .selectFrom('arrivalFile')
    .select(['id', 'step', 'side', 'accountId', 'isShared', 'name', 'size', 'createdAt as at'])
    .select(scanStateOf('arrivalFile.fileKey').as('scan'))
    .where('applicationId', '=', applicationId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}
export type FileRow = Awaited<ReturnType<typeof findFiles>>[number]

/** A file with the key of its content. Null if it does not belong to this arrival. */
export async function findFile(db: Db, applicationId: Id, id: Id) {
  const row = await db
    .selectFrom('arrivalFile')
    .select(['id', 'step', 'side', 'accountId', 'isShared', 'name', 'fileKey'])
    .where('applicationId', '=', applicationId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Whether the same form has stored this very file before. */
export async function isRepeat(
  db: Db,
  { applicationId, accountId, step, formId, file }: NewFile,
): Promise<boolean> {
  if (formId === null) return false
  const row = await db
    .selectFrom('arrivalFile')
    .select('id')
    .where('applicationId', '=', applicationId)
    .where('accountId', '=', accountId)
    .where('step', '=', step)
    .where('formId', '=', formId)
    .where('name', '=', file.name)
    .where('size', '=', file.size)
    .executeTakeFirst()
  return row !== undefined
}

/** The number and size of one side’s files in an arrival. */
export async function countFiles(db: Db, applicationId: Id, side: ArrivalSide) {
  return db
    .selectFrom('arrivalFile')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`coalesce(sum(size), 0)::int`.as('bytes'),
    ])
    .where('applicationId', '=', applicationId)
    .where('side', '=', side)
    .executeTakeFirstOrThrow()
}

export async function deleteFileRow(db: Db, id: Id) {
  await db.deleteFrom('arrivalFile').where('id', '=', id).execute()
}
