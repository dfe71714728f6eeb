import { sql } from 'kysely'
import type { Id } from '#contract/primitives.ts'
import type { Db } from '#server/platform/database/database.ts'

export interface AddressKey {
  accountId: Id
  emailKey: string
}

/** Returns whether the holder still has to be asked: nobody has agreed, and no link works. */
export async function upsertAddress(
  db: Db,
  { accountId, emailKey, email }: AddressKey & { email: string },
): Promise<boolean> {
  await db
    .insertInto('confirmedAddress')
    .values({ accountId, emailKey, email })
    .onConflict((conflict) => conflict.columns(['accountId', 'emailKey']).doNothing())
    .execute()
  const row = await db
    .selectFrom('confirmedAddress')
    .select('emailKey')
    .where('accountId', '=', accountId)
    .where('emailKey', '=', emailKey)
    .where(isUnconfirmed)
    .executeTakeFirst()
  return row !== undefined
}

/** The address to ask, with its sender; null if there is nothing to ask or its sender is suspended. */
export async function findAddressToConfirm(db: Db, { accountId, emailKey }: AddressKey) {
  const row = await db
    .selectFrom('confirmedAddress')
    .innerJoin('account', 'account.id', 'confirmedAddress.accountId')
    .select('confirmedAddress.email')
    .where('accountId', '=', accountId)
    .where('confirmedAddress.emailKey', '=', emailKey)
    .where('account.suspendedAt', 'is', null)
    .where('account.verifiedAt', 'is not', null)
    .where(isUnconfirmed)
    .executeTakeFirst()
  return row ?? null
}

const isUnconfirmed = sql<boolean>`
  confirmed_address.confirmed_at is null
  and (confirmed_address.expires_at is null or confirmed_address.expires_at < now())`

export async function setSecret(db: Db, { accountId, emailKey }: AddressKey, secretHash: string) {
  await db
    .updateTable('confirmedAddress')
    .set({ secretHash })
    .where('accountId', '=', accountId)
    .where('emailKey', '=', emailKey)
    .execute()
}

/** Only if this secret is still the stored one. */
export async function markRequestSent(db: Db, secretHash: string, { days }: { days: number }) {
  await db
    .updateTable('confirmedAddress')
    .set({
      sentAt: sql`now()`,
      expiresAt: sql`now() + make_interval(days => ${days}::int)`,
    })
    .where('secretHash', '=', secretHash)
    .execute()
}

/** What a working link is about. */
export async function findPendingAddress(db: Db, secretHash: string) {
  const row = await db
    .selectFrom('confirmedAddress')
    .innerJoin('account', 'account.id', 'confirmedAddress.accountId')
    .select([
      'confirmedAddress.accountId',
      'confirmedAddress.email',
      'confirmedAddress.emailKey',
      'account.firstName',
      'account.lastName',
    ])
    .where('confirmedAddress.secretHash', '=', secretHash)
    .where('confirmedAt', 'is', null)
    .where('expiresAt', '>', sql<string>`now()`)
    .where('account.suspendedAt', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** False if the link was used meanwhile. */
export async function confirmAddress(db: Db, secretHash: string): Promise<boolean> {
  const row = await db
    .updateTable('confirmedAddress')
    .set({ confirmedAt: sql`now()`, secretHash: null })
    .where('secretHash', '=', secretHash)
    .where('confirmedAt', 'is', null)
    .where('expiresAt', '>', sql<string>`now()`)
    .returning('emailKey')
    .executeTakeFirst()
  return row !== undefined
}

export async function isConfirmed(db: Db, { accountId, emailKey }: AddressKey): Promise<boolean> {
  const row = await db
    .selectFrom('confirmedAddress')
    .select('emailKey')
    .where('accountId', '=', accountId)
    .where('emailKey', '=', emailKey)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** The holder wants no such emails: nobody's adverts send any there. */
export async function refuseAddress(
  db: Db,
  { emailKey, hash }: { emailKey: string; hash: string },
) {
  await db.deleteFrom('confirmedAddress').where('emailKey', '=', emailKey).execute()
  await db
    .insertInto('unwantedAddress')
    .values({ hash })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function isUnwanted(db: Db, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('unwantedAddress')
    .select('hash')
    .where('hash', '=', hash)
    .executeTakeFirst()
  return row !== undefined
}

/** For the export. */
export async function* readAddresses(db: Db, accountId: Id): AsyncGenerator<object> {
  yield* await db
    .selectFrom('confirmedAddress')
    .select(['email', 'sentAt', 'confirmedAt', 'createdAt'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .execute()
}

export async function deleteAddresses(db: Db, accountId: Id) {
  await db.deleteFrom('confirmedAddress').where('accountId', '=', accountId).execute()
}
