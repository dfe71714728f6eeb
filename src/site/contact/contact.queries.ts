import { sql, type Insertable } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import type { ContactMessageTable } from './contact.tables.ts'

export type NewMessage = Omit<Insertable<ContactMessageTable>, 'createdAt' | 'sentAt'>
export type PendingMessage = NonNullable<Awaited<ReturnType<typeof findPendingMessage>>>

export async function insertMessage(db: Db, message: NewMessage) {
  await db.insertInto('contactMessage').values(message).execute()
}

/** Null also if its email has been sent. */
export async function findPendingMessage(db: Db, id: Id) {
  const row = await db
    .selectFrom('contactMessage')
    .select(['id', 'name', 'email', 'message', 'createdAt'])
    .where('id', '=', id)
    .where('sentAt', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

export async function markMessageSent(db: Db, id: Id) {
  await db
    .updateTable('contactMessage')
    .set({ sentAt: sql`now()` })
    .where('id', '=', id)
    .execute()
}
