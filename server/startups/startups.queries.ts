import { sql, type Insertable } from 'kysely'
import type { Id } from '#contract/primitives.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { StartupRequestTable } from '#server/platform/database/tables.ts'

export type NewRequest = Omit<Insertable<StartupRequestTable>, 'createdAt' | 'sentAt'>
export type UnsentRequest = NonNullable<Awaited<ReturnType<typeof findUnsentRequest>>>

export async function insertRequest(db: Db, request: NewRequest) {
  await db.insertInto('startupRequest').values(request).execute()
}

/** Null also if its email has been sent. */
export async function findUnsentRequest(db: Db, id: Id) {
  const row = await db
    .selectFrom('startupRequest')
    .select([
      'id',
      'companyName',
      'typeOfHealthcare',
      'companyEmail',
      'companyPhoneNumber',
      'description',
      'documentName',
      'documentSize',
      'createdAt',
    ])
    .where('id', '=', id)
    .where('sentAt', 'is', null)
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
