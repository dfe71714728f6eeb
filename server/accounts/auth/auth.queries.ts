import { sql } from 'kysely'
import type { NewAccount } from '#server/accounts/account.queries.ts'
import type { Db } from '#server/platform/database/database.ts'

/**
 * Whose address it is, until the end of the transaction. What belongs to an account is locked after
 * it, never before: two requests about one person then wait for each other in one order.
 */
export async function lockAccountByEmail(db: Db, emailKey: string) {
  const row = await db
    .selectFrom('account')
    .select(['id', 'passwordHash', 'verifiedAt'])
    .where('emailKey', '=', emailKey)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function findUnconfirmedPassword(db: Db, emailKey: string): Promise<string | null> {
  const row = await db
    .selectFrom('account')
    .select('passwordHash')
    .where('emailKey', '=', emailKey)
    .where('verifiedAt', 'is', null)
    .executeTakeFirst()
  return row?.passwordHash ?? null
}

/** An earlier registration that nobody has confirmed gives way to this one. */
export async function replaceUnconfirmed(
  db: Db,
  { id, emailKey, firstName, lastName, phone, country, email }: NewAccount,
  passwordHash: string | null,
) {
  await db
    .updateTable('account')
    .set({ firstName, lastName, phone, country, email, passwordHash, updatedAt: sql`now()` })
    .where('emailKey', '=', emailKey)
    .where('id', '!=', id)
    .where('verifiedAt', 'is', null)
    .execute()
}

/** Remembers the password of a registration, whether or not its address has an account. */
export async function setPendingPassword(db: Db, emailKey: string, passwordHash: string) {
  await db
    .updateTable('proof')
    .set({ passwordHash })
    .where('purpose', '=', 'verify')
    .where('subject', '=', emailKey)
    .execute()
}

/**
 * The password of the newest registration that this address waits to be confirmed for. A known
 * address has one as well: otherwise somebody could sign up with it, try to log in, and tell.
 */
export async function findPendingPassword(db: Db, emailKey: string): Promise<string | null> {
  const { rows } = await sql<{ hash: string | null }>`
    select coalesce(
      (select password_hash from proof where purpose = 'verify' and subject = ${emailKey}),
      (select password_hash from account where email_key = ${emailKey} and verified_at is null)
    ) as hash`.execute(db)
  return rows[0]?.hash ?? null
}
