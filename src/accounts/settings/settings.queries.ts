import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'

/** Locks an account until the transaction ends; false if its password has changed since it was checked. */
export async function lockAccount(
  db: Db,
  { id, passwordHash }: { id: Id; passwordHash: string | null },
): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('passwordHash', '=', passwordHash)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes an unconfirmed registration, so that another account can use its address. */
export async function deleteUnconfirmed(db: Db, emailKey: string) {
  await db
    .deleteFrom('account')
    .where('emailKey', '=', emailKey)
    .where('verifiedAt', 'is', null)
    .where('suspendedAt', 'is', null)
    .execute()
}

/** Returns the email key the account had; null if there is no such account or it is suspended. */
export async function updateEmail(db: Db, id: Id, next: { email: string; emailKey: string }) {
  const old = await db
    .selectFrom('account')
    .select('emailKey')
    .where('id', '=', id)
    .where('suspendedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!old) return null
  await db
    .updateTable('account')
    .set({ ...next, updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute()
  return old.emailKey
}

/** Deletes the account and its sessions. */
export async function deleteAccount(db: Db, id: Id) {
  await db.deleteFrom('account').where('id', '=', id).execute()
}
