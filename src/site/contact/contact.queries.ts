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

const BATCH = 500

/** Deletes old messages, and returns how many. One that the desk is working on stays. */
export async function deleteOldMessages(db: Db, { months, now }: { months: number; now: Date }) {
  for (let total = 0; ;) {
    const { rows } = await sql`
      delete from contact_message where id in (
        select id from contact_message
        where desk_status <> 'in-progress'
          and created_at < ${now.toISOString()}::timestamptz - make_interval(months => ${months}::int)
        order by id
        limit ${BATCH}
        for update skip locked)
      returning id`.execute(db)
    total += rows.length
    if (rows.length < BATCH) return total
  }
}
