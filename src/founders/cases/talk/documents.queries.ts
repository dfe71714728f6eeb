import { sql } from 'kysely'
import type { CaseSide, DocumentState } from '#founders/cases/founder-case.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { StoredDocument } from '#platform/files/documents/documents.ts'
import { scanStateOf } from '#platform/files/scan/file-scans.queries.ts'
import type { Db } from '#platform/database/database.ts'
import { nameOfAccount } from './messages.queries.ts'

interface NewDocument {
  id: Id
  caseId: Id
  side: CaseSide
  accountId: Id | null
  messageId: Id | null
  file: StoredDocument
}

export async function insertCaseDocument(
  db: Db,
  { file: { key: fileKey, name, size }, ...row }: NewDocument,
) {
  await db
    .insertInto('founderDocument')
    .values({ ...row, fileKey, name, size })
    .execute()
}

/** Documents, newest first, without their keys. */
export async function listCaseDocuments(db: Db, caseId: Id) {
  return db
    .selectFrom('founderDocument as document')
    .leftJoin('account', 'account.id', 'document.accountId')
    .select([
      'document.id',
      'document.side',
      'document.accountId',
      'document.messageId',
      'document.name as fileName',
      'document.size',
      scanStateOf('document.fileKey').as('scan'),
      'document.state',
      'document.createdAt as at',
      'account.firstName',
      nameOfAccount(),
    ])
    .where('document.caseId', '=', caseId)
    .orderBy('document.createdAt', 'desc')
    .orderBy('document.id', 'desc')
    .execute()
}

/** A document with the key of its content; null if it does not belong to this case. */
export async function findCaseDocument(db: Db, caseId: Id, id: Id) {
  const row = await db
    .selectFrom('founderDocument')
    .select(['id', 'side', 'name', 'fileKey', 'state'])
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export async function countCaseDocuments(db: Db, caseId: Id) {
  return db
    .selectFrom('founderDocument')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`coalesce(sum(size), 0)::int`.as('bytes'),
    ])
    .where('caseId', '=', caseId)
    .executeTakeFirstOrThrow()
}

export async function setDocumentState(db: Db, id: Id, state: DocumentState) {
  await db.updateTable('founderDocument').set({ state }).where('id', '=', id).execute()
}

/** Marks a document as opened by the side that it was sent to. */
export async function markDocumentRead(db: Db, id: Id) {
  await db
    .updateTable('founderDocument')
    .set({ state: 'read' })
    .where('id', '=', id)
    .where('state', '=', 'new')
    .execute()
}
