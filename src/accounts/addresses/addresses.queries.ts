import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'

export interface AddressKey {
  organisationId: Id
  emailKey: string
}

/** Saves the address; one that was asked or confirmed stays named by the account that named it then. */
export async function upsertAddress(
  db: Db,
  { organisationId, emailKey, ...named }: AddressKey & { accountId: Id | null; email: string },
) {
  await db
    .insertInto('confirmedAddress')
    .values({ organisationId, emailKey, ...named })
    .onConflict((conflict) =>
      conflict
        .columns(['organisationId', 'emailKey'])
        .doUpdateSet({ accountId: named.accountId })
        .where(isUnconfirmed),
    )
    .execute()
}

export interface AddressToConfirm {
  email: string
  accountId: Id | null
  accountEmail: string | null
  /** The IP address that the account was last seen at; null if it is logged in nowhere. */
  network: string | null
}

/** The address to ask, with the account that named it; null if there is nothing to ask or that account may not act. */
export async function findAddressToConfirm(
  db: Db,
  key: AddressKey,
): Promise<AddressToConfirm | null> {
  const row = await address(db, key)
    .innerJoin('organisation', 'organisation.id', 'confirmedAddress.organisationId')
    .leftJoin('account', 'account.id', 'confirmedAddress.accountId')
    .select([
      'confirmedAddress.email',
      'confirmedAddress.accountId',
      'account.email as accountEmail',
    ])
    .select((is) =>
      is
        .selectFrom('session')
        .select('session.address')
        .whereRef('session.accountId', '=', 'account.id')
        .orderBy('session.lastSeenAt', 'desc')
        .limit(1)
        .as('network'),
    )
    .where('organisation.suspendedAt', 'is', null)
    .where('account.suspendedAt', 'is', null)
    .where((is) => is.or([is('account.id', 'is', null), is('account.verifiedAt', 'is not', null)]))
    .where(isUnconfirmed)
    .executeTakeFirst()
  return row ?? null
}

const isUnconfirmed = sql<boolean>`
  confirmed_address.confirmed_at is null
  and (confirmed_address.expires_at is null or confirmed_address.expires_at < now())`

function address(db: Db, { organisationId, emailKey }: AddressKey) {
  return db
    .selectFrom('confirmedAddress')
    .where('confirmedAddress.organisationId', '=', organisationId)
    .where('confirmedAddress.emailKey', '=', emailKey)
}

export async function setSecret(
  db: Db,
  { organisationId, emailKey }: AddressKey,
  secretHash: string,
) {
  await db
    .updateTable('confirmedAddress')
    .set({ secretHash })
    .where('organisationId', '=', organisationId)
    .where('emailKey', '=', emailKey)
    .execute()
}

/** Records that the request was sent, if this secret is still the stored one. */
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

/** The address that a working link is about. */
export async function findPendingAddress(db: Db, secretHash: string) {
  const row = await db
    .selectFrom('confirmedAddress')
    .innerJoin('organisation', 'organisation.id', 'confirmedAddress.organisationId')
    .leftJoin('account', 'account.id', 'confirmedAddress.accountId')
    .select([
      'confirmedAddress.email',
      'confirmedAddress.emailKey',
      'organisation.name as organisation',
      'account.firstName',
      'account.lastName',
    ])
    .where('confirmedAddress.secretHash', '=', secretHash)
    .where('confirmedAt', 'is', null)
    .where('expiresAt', '>', sql<string>`now()`)
    .where('organisation.suspendedAt', 'is', null)
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

/** The confirmed addresses of an organisation, newest first. */
export async function listConfirmed(db: Db, organisationId: Id): Promise<string[]> {
  const rows = await db
    .selectFrom('confirmedAddress')
    .select('email')
    .where('organisationId', '=', organisationId)
    .where('confirmedAt', 'is not', null)
    .orderBy('confirmedAt', 'desc')
    .execute()
  return rows.map(({ email }) => email)
}

/** Records that the holder wants no such emails: no organisation's adverts may send any there. */
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

/** The addresses that the account named, for the export. */
export async function* readAddresses(db: Db, accountId: Id): AsyncGenerator<object> {
  yield* await db
    .selectFrom('confirmedAddress')
    .select(['email', 'sentAt', 'confirmedAt', 'createdAt'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .execute()
}

/**
 * Deletes the addresses of organisations that go with the account; in others, only the name of the sender. Call it
 * after the account has left organisations that have other members.
 */
export async function deleteAddresses(db: Db, accountId: Id) {
  await db
    .deleteFrom('confirmedAddress')
    .where('organisationId', 'in', (db) =>
      db
        .selectFrom('organisationMember')
        .select('organisationId')
        .where('accountId', '=', accountId),
    )
    .execute()
  await db
    .updateTable('confirmedAddress')
    .set({ accountId: null })
    .where('accountId', '=', accountId)
    .execute()
}
