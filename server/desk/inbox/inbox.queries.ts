import { sql, type RawBuilder } from 'kysely'
import { DeskStatus, type DeskWork } from '#contract/desk.ts'
import type { Id } from '#contract/primitives.ts'
import type { Db } from '#server/platform/database/database.ts'
import { DESK_PAGE } from '../lists.ts'

export type InboxTable = 'contactMessage' | 'startupRequest'

export interface InboxSlice {
  status: string | null
  after: Id | null
}

// Enough for the line that a list shows.
const PREVIEW = 300
const NAMES = { contactMessage: 'contact_message', startupRequest: 'startup_request' } as const

/** By row, because a time as we hold it is less exact than as the database does. */
function isAfter(table: InboxTable, id: Id): RawBuilder<boolean> {
  const rows = sql.table(NAMES[table])
  return sql`(created_at, id) < (select created_at, id from ${rows} where id = ${id})`
}

/** The condition of a list that looks for one status, if for any. */
function isWanted(table: InboxTable, { status, after }: InboxSlice): RawBuilder<boolean> {
  const known = DeskStatus.safeParse(status)
  const isStatus = known.success ? sql<boolean>`desk_status = ${known.data}` : sql<boolean>`true`
  return after ? sql`${isStatus} and ${isAfter(table, after)}` : isStatus
}

/** Newest first, one more than a page holds. */
export async function findMessages(db: Db, slice: InboxSlice) {
  return db
    .selectFrom('contactMessage')
    .select(['id', 'name', 'email', 'deskStatus as status', 'createdAt as at'])
    .select(sql<string>`left(message, ${PREVIEW}::int)`.as('beginning'))
    .where(isWanted('contactMessage', slice))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(DESK_PAGE + 1)
    .execute()
}

/** Newest first, one more than a page holds. */
export async function findRequests(db: Db, slice: InboxSlice) {
  return db
    .selectFrom('startupRequest')
    .select([
      'id',
      'companyName as name',
      'companyEmail as email',
      'deskStatus as status',
      'createdAt as at',
    ])
    .select(sql<string>`left(description, ${PREVIEW}::int)`.as('beginning'))
    .where(isWanted('startupRequest', slice))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(DESK_PAGE + 1)
    .execute()
}

export async function findMessage(db: Db, id: Id) {
  const row = await db
    .selectFrom('contactMessage')
    .select([
      'id',
      'name',
      'email',
      'message as text',
      'deskStatus as status',
      'deskNote as note',
      'createdAt as at',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export async function findRequest(db: Db, id: Id) {
  const row = await db
    .selectFrom('startupRequest')
    .select([
      'id',
      'companyName',
      'typeOfHealthcare',
      'companyEmail as email',
      'companyPhoneNumber as phone',
      'description as text',
      'documentKey',
      'documentName',
      'documentSize',
      'deskStatus as status',
      'deskNote as note',
      'createdAt as at',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** What is set now, until the end of the transaction; null when there is no such thing. */
export async function lockWork(db: Db, table: InboxTable, id: Id): Promise<DeskWork | null> {
  const row = await db
    .selectFrom(table)
    .select(['deskStatus as status', 'deskNote as note'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function setWork(
  db: Db,
  { table, id }: { table: InboxTable; id: Id },
  { status, note }: DeskWork,
) {
  await db
    .updateTable(table)
    .set({ deskStatus: status, deskNote: note })
    .where('id', '=', id)
    .execute()
}
