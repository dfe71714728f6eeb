import { sql } from 'kysely'
import type { Id } from '#contract/primitives.ts'
import type { Db } from '#server/platform/database/database.ts'

/**
 * Holds an account still while something is asked for in its name; false when the password has
 * been changed since it was checked.
 */
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

/** Gives back an address that somebody signed up with and never confirmed. */
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

/** Its sessions go with it. */
export async function deleteAccount(db: Db, id: Id) {
  await db.deleteFrom('account').where('id', '=', id).execute()
}
