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

/** The number of texts passed on from ‘Is this real?’ lately: they are the messages without an address. */
export async function countPassedOn(db: Db, { minutes }: { minutes: number }): Promise<number> {
  const { count } = await db
    .selectFrom('contactMessage')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('email', '=', '')
    .where('createdAt', '>', sql<string>`now() - make_interval(mins => ${minutes}::int)`)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Texts passed on of which no email was sent, oldest first. */
export async function findPassedOn(db: Db, limit: number) {
  return db
    .selectFrom('contactMessage')
    .select(['id', 'message', 'createdAt'])
    .where('email', '=', '')
    .where('sentAt', 'is', null)
    .orderBy('createdAt')
    .limit(limit)
    .execute()
}

export async function markMessagesSent(db: Db, ids: Id[]) {
  await db
    .updateTable('contactMessage')
    .set({ sentAt: sql`now()` })
    .where('id', 'in', ids)
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
