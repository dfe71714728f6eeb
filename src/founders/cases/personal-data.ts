import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { PersonalFile } from '#accounts/settings/export/personal-data.ts'
import type { Db } from '#platform/database/database.ts'
import { listCaseDocuments } from './talk/documents.queries.ts'
import { deleteCaseRow, findConfirmedKey, listCasesOfAddress } from './case.queries.ts'
import { toSavedPath } from './path/case-path.queries.ts'
import { listCaseMessages } from './talk/messages.queries.ts'

/** The cases of the account’s confirmed address. An unconfirmed address may belong to another person. */
async function listCases(db: Db, accountId: Id) {
  const emailKey = await findConfirmedKey(db, accountId)
  return emailKey === null ? [] : listCasesOfAddress(db, emailKey)
}

/** Cases for the export. Our notes are left out: they are about our work. */
export async function* readFounderCases(db: Db, accountId: Id): AsyncGenerator<object> {
  for (const row of await listCases(db, accountId)) {
    const messages = await listCaseMessages(db, row.id)
    const documents = await listCaseDocuments(db, row.id)
    yield {
      reference: row.reference,
      companyName: row.companyName,
      typeOfHealthcare: row.typeOfHealthcare,
      email: row.companyEmail,
      phone: row.companyPhoneNumber,
      text: row.description,
      status: row.status,
      path: toSavedPath(row),
      createdAt: row.createdAt,
      messages: messages.map(({ side, text, at }) => ({ side, text, at })),
      documents: documents.map(({ side, fileName, size, at }) => ({ side, fileName, size, at })),
    }
  }
}

export async function deleteFounderCases(db: Db, accountId: Id) {
  for (const { id } of await listCases(db, accountId)) await deleteCaseRow(db, id)
}

export async function findCaseFiles(db: Db, accountId: Id): Promise<PersonalFile[]> {
  const ids = (await listCases(db, accountId)).map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('founderDocument')
    .innerJoin('startupRequest', 'startupRequest.id', 'founderDocument.caseId')
    .select(['fileKey', sql<string>`reference || '-' || founder_document.id`.as('name')])
    .where('caseId', 'in', ids)
    .execute()
  return rows.map(({ fileKey: key, name }) => ({ key, name }))
}
