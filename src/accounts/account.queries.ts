import { sql, type Insertable, type Updateable } from 'kysely'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import type { AccountTable } from './accounts.tables.ts'

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>
export type NewAccount = Omit<
  Insertable<AccountTable>,
  'createdAt' | 'updatedAt' | 'verifiedAt' | 'pictureKey' | 'situation' | 'language' | 'timeZone'
>

const COLUMNS = [
  'id',
  'firstName',
  'lastName',
  'phone',
  'country',
  'email',
  'emailKey',
  'passwordHash',
  'verifiedAt',
  'pictureKey',
  'wantsApplicantMails',
  'wantsApplicantDigest',
  'wantsReceipts',
  'wantsMessageMails',
  'wantsStatusMails',
  'wantsSavedMails',
  'situation',
  'language',
  'timeZone',
  'suspendedAt',
  'suspendedBecause',
  'createdAt',
] as const

/** Does nothing if the address already has an account. */
export async function insertAccount(db: Db, account: NewAccount) {
  await db
    .insertInto('account')
    .values({ wantsApplicantDigest: true, ...account })
    .onConflict((conflict) => conflict.column('emailKey').doNothing())
    .execute()
}

export async function findAccount(db: Db, id: Id) {
  const row = await db.selectFrom('account').select(COLUMNS).where('id', '=', id).executeTakeFirst()
  return row ?? null
}

export async function findAccountByEmail(db: Db, emailKey: string): Promise<Account | null> {
  const row = await db
    .selectFrom('account')
    .select(COLUMNS)
    .where('emailKey', '=', emailKey)
    .executeTakeFirst()
  return row ?? null
}

/**
 * Locks the account row (FOR SHARE) until the transaction ends, so that it cannot be deleted or
 * suspended meanwhile. Call it before locking any row the account owns.
 * @throws {DomainError} `not_logged_in` if it has been deleted or suspended
 */
export async function lockAccountForShare(db: Db, id: Id) {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('suspendedAt', 'is', null)
    .forShare()
    .executeTakeFirst()
  if (!row) throw new DomainError('not_logged_in')
}

export async function updateAccount(
  db: Db,
  id: Id,
  changes: Omit<Updateable<AccountTable>, 'id' | 'createdAt' | 'updatedAt'>,
) {
  await db
    .updateTable('account')
    .set({ ...changes, updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute()
}

/** Marks an address as confirmed. Call it after a link or code that was sent to it. Null if no account has it. */
export async function markVerified(db: Db, emailKey: string) {
  const row = await db
    .updateTable('account')
    .set({ verifiedAt: sql`coalesce(verified_at, now())`, updatedAt: sql`now()` })
    .where('emailKey', '=', emailKey)
    .returning(['id', 'passwordHash'])
    .executeTakeFirst()
  return row ?? null
}

/** Locks the account until the transaction ends. Null if it is gone. */
export async function lockPicture(db: Db, accountId: Id) {
  const row = await db
    .selectFrom('account')
    .select('pictureKey')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Sets the language only if it is null, so that a choice made at the same time stays. */
export async function updateLanguage(db: Db, id: Id, language: string) {
  await db
    .updateTable('account')
    .set({ language, updatedAt: sql`now()` })
    .where('id', '=', id)
    .where('language', 'is', null)
    .execute()
}
