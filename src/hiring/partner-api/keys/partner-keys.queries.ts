import { sql, type Insertable } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'

const COLUMNS = [
  'key.id',
  'key.name',
  'key.prefix',
  'key.mayWrite',
  'key.isStaging',
  'key.createdAt',
  'key.lastUsedAt',
] as const

/** The key of this hash with its account and organisation; a lookup takes as long for any wrong key. */
export async function findKey(db: Db, keyHash: string) {
  const row = await db
    .selectFrom('partnerKey as key')
    .innerJoin('account', 'account.id', 'key.accountId')
    .innerJoin('organisation', 'organisation.id', 'key.organisationId')
    .select(COLUMNS)
    .select([
      'key.organisationId',
      'key.accountId',
      'organisation.name as organisationName',
      'organisation.suspendedAt as organisationSuspendedAt',
      'account.suspendedAt as accountSuspendedAt',
    ])
    .where('key.keyHash', '=', keyHash)
    .executeTakeFirst()
  return row ?? null
}

export async function listKeys(db: Db, organisationId: Id) {
  return db
    .selectFrom('partnerKey as key')
    .innerJoin('account', 'account.id', 'key.accountId')
    .select(COLUMNS)
    .select(['key.accountId', 'account.firstName', 'account.lastName'])
    .where('key.organisationId', '=', organisationId)
    .orderBy('key.createdAt', 'desc')
    .orderBy('key.id')
    .execute()
}

export async function countKeys(db: Db, organisationId: Id): Promise<number> {
  const { count } = await db
    .selectFrom('partnerKey')
    .select((is) => is.fn.countAll<string>().as('count'))
    .where('organisationId', '=', organisationId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertKey(db: Db, key: Insertable<Tables['partnerKey']>) {
  await db.insertInto('partnerKey').values(key).execute()
}

/** Locks the key until the transaction ends; false if it was revoked meanwhile. */
export async function lockKeyForShare(db: Db, id: Id): Promise<boolean> {
  const query = db.selectFrom('partnerKey').select('id').where('id', '=', id).forShare()
  return (await query.executeTakeFirst()) !== undefined
}

/** Deletes the key with its staging adverts; returns its name and start, or null if there is none. */
export async function deleteKey(db: Db, { id, organisationId }: { id: Id; organisationId: Id }) {
  const row = await db
    .deleteFrom('partnerKey')
    .where('id', '=', id)
    .where('organisationId', '=', organisationId)
    .returning(['name', 'prefix'])
    .executeTakeFirst()
  return row ?? null
}

/** Records a use, to the minute, so that not every call costs a write. */
export async function touchKey(db: Db, id: Id) {
  await db
    .updateTable('partnerKey')
    .set({ lastUsedAt: sql`now()` })
    .where('id', '=', id)
    .where(sql<boolean>`coalesce(last_used_at < now() - interval '1 minute', true)`)
    .execute()
}

/** A person’s keys with their staging adverts, for the export; never the keys themselves. */
export async function* readPartnerKeys(db: Db, accountId: Id): AsyncGenerator<object> {
  const keys = await db
    .selectFrom('partnerKey as key')
    .select(COLUMNS)
    .select('key.organisationId')
    .where('key.accountId', '=', accountId)
    .orderBy('key.createdAt')
    .execute()
  for (const key of keys) {
    const jobs = await db
      .selectFrom('stagingJob')
      .select(['reference', 'answers', 'status', 'createdAt', 'expiresAt'])
      .where('keyId', '=', key.id)
      .orderBy('createdAt')
      .execute()
    yield { ...key, jobs }
  }
}
