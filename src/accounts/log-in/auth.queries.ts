import { sql } from 'kysely'
import type { NewAccount } from '#accounts/account.queries.ts'
import type { Db } from '#platform/database/database.ts'

/**
 * Locks the account with this address until the end of the transaction. Always lock an account before
 * the rows that belong to it, so that concurrent requests cannot deadlock.
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

/** Overwrites an earlier, unconfirmed registration. */
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

/**
 * Saves the password of a registration, whether or not its address has an account, and the page that it leads to, if
 * any.
 */
export async function setPending(
  db: Db,
  emailKey: string,
  { passwordHash, nextPath }: { passwordHash: string; nextPath: string | null },
) {
  await db
    .updateTable('proof')
    .set({ passwordHash, ...(nextPath !== null && { nextPath }) })
    .where('purpose', '=', 'verify')
    .where('subject', '=', emailKey)
    .execute()
}

/** The password of the latest registration, also of an address that has an account; null if its link was used. */
export async function findLatestPassword(db: Db, emailKey: string): Promise<string | null> {
  const row = await db
    .selectFrom('proof')
    .select('passwordHash')
    .where('purpose', '=', 'verify')
    .where('subject', '=', emailKey)
    .executeTakeFirst()
  return row?.passwordHash ?? null
}

/**
 * The password of the latest unconfirmed registration. Confirmed addresses have one as well:
 * otherwise signing up and logging in would reveal whether an address has an account.
 */
export async function findPendingPassword(db: Db, emailKey: string): Promise<string | null> {
  const { rows } = await sql<{ hash: string | null }>`
    select coalesce(
      (select password_hash from proof where purpose = 'verify' and subject = ${emailKey}),
      (select password_hash from account where email_key = ${emailKey} and verified_at is null)
    ) as hash`.execute(db)
  return rows[0]?.hash ?? null
}
