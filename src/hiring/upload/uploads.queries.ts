import { sql, type Insertable, type Updateable } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { isId } from '#platform/secrets/new-id.ts'
import type { UploadTable, UploadRowTable } from './uploads.tables.ts'

export type UploadRow = NonNullable<Awaited<ReturnType<typeof findUpload>>>

/** A list of this account that is not too old. */
export async function findUpload(db: Db, accountId: Id, id: Id) {
  if (!isId(id)) return null
  return (await ownUpload(db, accountId, id).executeTakeFirst()) ?? null
}

/** Locks the list until the transaction ends. */
export async function lockUpload(db: Db, accountId: Id, id: Id) {
  if (!isId(id)) return null
  return (await ownUpload(db, accountId, id).forUpdate().executeTakeFirst()) ?? null
}

function ownUpload(db: Db, accountId: Id, id: Id) {
  return db
    .selectFrom('upload')
    .selectAll()
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .where('expiresAt', '>', sql<string>`now()`)
}

/** The upload of any account, even an expired one. */
export async function findAnyUpload(db: Db, id: Id) {
  const row = await db.selectFrom('upload').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/** Locks the account until the transaction ends, so that its lists are counted one after another. */
export async function lockUploader(db: Db, accountId: Id) {
  await db.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
}

export type UploadSummary = Awaited<ReturnType<typeof listUploads>>[number]

/** The lists of an account, newest first. */
export async function listUploads(db: Db, accountId: Id) {
  const rows = await db
    .selectFrom('upload')
    .innerJoin('uploadRow', 'uploadRow.uploadId', 'upload.id')
    .select(['upload.id', 'upload.name', 'upload.state', 'upload.createdAt', 'upload.expiresAt'])
    .select((is) => is.fn.countAll<number>().as('rows'))
    .where('accountId', '=', accountId)
    .where('expiresAt', '>', sql<string>`now()`)
    .groupBy('upload.id')
    .orderBy('upload.createdAt', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, rows: Number(row.rows) }))
}

export async function insertUpload(
  db: Db,
  upload: Insertable<UploadTable>,
  rows: Insertable<UploadRowTable>[],
) {
  await db.insertInto('upload').values(upload).execute()
  await db.insertInto('uploadRow').values(rows).execute()
}

export async function updateUpload(db: Db, id: Id, changes: Updateable<UploadTable>) {
  await db.updateTable('upload').set(changes).where('id', '=', id).execute()
}

export async function deleteUpload(db: Db, id: Id) {
  await db.deleteFrom('upload').where('id', '=', id).execute()
}

export async function deleteOldUploads(db: Db) {
  await db
    .deleteFrom('upload')
    .where('expiresAt', '<', sql<string>`now()`)
    .where('state', '<>', 'publishing')
    .execute()
}

/** Lists with their rows, for the export. */
export async function* readUploads(db: Db, accountId: Id): AsyncGenerator<object> {
  const lists = await db
    .selectFrom('upload')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .execute()
  for (const { accountId: _, ...list } of lists) {
    const rows = await db
      .selectFrom('uploadRow')
      .select(['number', 'reference', 'answers', 'source', 'outcome', 'outcomeDetail', 'jobId'])
      .where('uploadId', '=', list.id)
      .orderBy('number')
      .execute()
    yield { ...list, rows }
  }
}

export async function deleteUploads(db: Db, accountId: Id) {
  await db.deleteFrom('upload').where('accountId', '=', accountId).execute()
}
