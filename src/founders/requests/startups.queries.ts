import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { StoredDocument } from '#platform/files/documents/documents.ts'
import type { Db } from '#platform/database/database.ts'
import { dueFrom, insertCaseEvent } from '#founders/cases/case.queries.ts'
import { newReference } from '#founders/cases/reference.ts'
import { insertCaseDocument } from '#founders/cases/talk/documents.queries.ts'

interface NewRequest {
  id: Id
  companyName: string
  typeOfHealthcare: string
  companyEmail: string
  emailKey: string
  companyPhoneNumber: string
  description: string
  file: StoredDocument | null
}

export type PendingRequest = NonNullable<Awaited<ReturnType<typeof findPendingRequest>>>

/** Opens a case. @returns its reference */
export async function insertRequest(db: Db, { file, ...request }: NewRequest): Promise<string> {
  const { id } = request
  let reference: string | undefined
  while (reference === undefined) {
    const row = await db
      .insertInto('startupRequest')
      .values({ ...request, reference: newReference(), dueOn: dueFrom() })
      // The reference is taken.
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returning('reference')
      .executeTakeFirst()
    reference = row?.reference
  }
  await insertCaseEvent(db, { caseId: id, side: 'founder', action: 'asked' })
  const document = { id, caseId: id, side: 'founder', accountId: null, messageId: null } as const
  if (file) await insertCaseDocument(db, { ...document, file })
  return reference
}

/** Null also if its email has been sent. */
export async function findPendingRequest(db: Db, id: Id) {
  const row = await db
    .selectFrom('startupRequest as request')
    .leftJoin('founderDocument as document', 'document.id', 'request.id')
    .select([
      'request.id',
      'request.reference',
      'request.companyName',
      'request.typeOfHealthcare',
      'request.companyEmail',
      'request.companyPhoneNumber',
      'request.description',
      'document.name as documentName',
      'document.size as documentSize',
      'request.createdAt',
    ])
    .where('request.id', '=', id)
    .where('request.sentAt', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

export async function markRequestSent(db: Db, id: Id) {
  await db
    .updateTable('startupRequest')
    .set({ sentAt: sql`now()` })
    .where('id', '=', id)
    .execute()
}
