import { sql, type Insertable } from 'kysely'
import type { Id } from '#contract/primitives.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { StartupRequestTable } from '#server/platform/database/tables.ts'

export type NewRequest = Omit<
  Insertable<StartupRequestTable>,
  'createdAt' | 'sentAt' | 'acknowledgedAt'
>
export type PendingRequest = NonNullable<Awaited<ReturnType<typeof findPendingRequest>>>

export async function insertRequest(db: Db, request: NewRequest) {
  await db.insertInto('startupRequest').values(request).execute()
}

/** Null also if its email has been sent. */
export async function findPendingRequest(db: Db, id: Id) {
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

/** Null if its sender was told, or the same address has been written to within a day. */
export async function findUnacknowledged(db: Db, id: Id) {
  const row = await db
    .selectFrom('startupRequest as request')
    .select('companyEmail')
    .where('id', '=', id)
    .where('acknowledgedAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('startupRequest as other')
            .select('other.id')
            .where(sql<boolean>`lower(other.company_email) = lower(request.company_email)`)
            .where('other.acknowledgedAt', '>', sql<string>`now() - interval '1 day'`),
        ),
      ),
    )
    .executeTakeFirst()
  return row ?? null
}

export async function markAcknowledged(db: Db, id: Id) {
  await db
    .updateTable('startupRequest')
    .set({ acknowledgedAt: sql`now()` })
    .where('id', '=', id)
    .execute()
}
