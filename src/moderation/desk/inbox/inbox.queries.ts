import { sql, type RawBuilder } from 'kysely'
import { InboxStatus, type InboxUpdate } from '#moderation/desk/admin.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { ADMIN_PAGE_SIZE } from '#moderation/desk/admin.queries.ts'

export interface InboxSlice {
  status: string | null
  after: Id | null
}

// The length in characters: enough for one line of a list.
const PREVIEW_LENGTH = 300

/** Compares with the row itself, because its time is more exact in the database than in our text. */
function isOlderThan(id: Id): RawBuilder<boolean> {
  return sql`(created_at, id) < (select created_at, id from contact_message where id = ${id})`
}

/** Matches the status, if one is chosen, and comes after the position. */
function isInSlice({ status, after }: InboxSlice): RawBuilder<boolean> {
  const known = InboxStatus.safeParse(status)
  const isStatus = known.success ? sql<boolean>`desk_status = ${known.data}` : sql<boolean>`true`
  return after ? sql`${isStatus} and ${isOlderThan(after)}` : isStatus
}

/** Newest first, one more than a page holds. */
export async function listMessages(db: Db, slice: InboxSlice) {
  return db
    .selectFrom('contactMessage')
    .select(['id', 'name', 'email', 'deskStatus as status', 'createdAt as at'])
    .select(sql<string>`left(message, ${PREVIEW_LENGTH}::int)`.as('beginning'))
    .where(isInSlice(slice))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(ADMIN_PAGE_SIZE + 1)
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

/** Locks the message until the transaction ends; null if it does not exist. */
export async function lockMessage(db: Db, id: Id): Promise<InboxUpdate | null> {
  const row = await db
    .selectFrom('contactMessage')
    .select(['deskStatus as status', 'deskNote as note'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function updateMessage(db: Db, id: Id, { status, note }: InboxUpdate) {
  await db
    .updateTable('contactMessage')
    .set({ deskStatus: status, deskNote: note })
    .where('id', '=', id)
    .execute()
}
