import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Passkey } from './second-factor.schema.ts'
import type { Db } from '#platform/database/database.ts'
import type { PasskeyTable } from './second-factor.tables.ts'
import type { Insertable } from 'kysely'

/** The minutes that a set-up waits for its first code, and that a challenge works. */
export const SETUP_MINUTES = 10

export type PasskeyRow = Awaited<ReturnType<typeof findPasskeys>>[number]

export async function findPasskeys(db: Db, accountId: Id) {
  return db
    .selectFrom('passkey')
    .select(['id', 'credentialId', 'name', 'publicKey', 'counter', 'transports'])
    .select(['createdAt as since', 'lastUsedAt as lastUsed'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

export function toPasskey({ id, name, since, lastUsed }: PasskeyRow): Passkey {
  return { id, name, since, lastUsed }
}

/** False if an account has registered the authenticator already. */
export async function insertPasskey(db: Db, passkey: Omit<Insertable<PasskeyTable>, 'createdAt'>) {
  const row = await db
    .insertInto('passkey')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Null if the account has no such passkey. */
export async function deletePasskey(db: Db, accountId: Id, id: Id) {
  const row = await db
    .deleteFrom('passkey')
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
  return row ?? null
}

/** False if the counter did not grow, so that a copied authenticator is refused. */
export async function updateCounter(db: Db, id: Id, counter: number): Promise<boolean> {
  const row = await db
    .updateTable('passkey')
    .set({ counter, lastUsedAt: sql`now()` })
    .where('id', '=', id)
    // Many authenticators do not count and always send 0.
    .where('counter', counter === 0 ? '<=' : '<', counter)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The app's secrets, encrypted; a pending one only while it may still be confirmed. */
export async function findTotp(db: Db, accountId: Id) {
  const row = await db
    .selectFrom('totp')
    .select(['secret', 'lastStep', 'confirmedAt'])
    .select(
      sql<string | null>`case when pending_at > now() - make_interval(mins => ${SETUP_MINUTES}::int)
        then pending_secret end`.as('pendingSecret'),
    )
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return row ?? null
}

/** Begins or restarts a set-up. A secret in use stays in use until the first right code. */
export async function setPendingSecret(db: Db, accountId: Id, pendingSecret: string | null) {
  const pending = { pendingSecret, pendingAt: sql<string>`now()` }
  await db
    .insertInto('totp')
    .values({ accountId, ...pending })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(pending))
    .execute()
}

/** False if another set-up replaced this one meanwhile. */
export async function confirmSecret(db: Db, accountId: Id, secret: string, lastStep: number) {
  const row = await db
    .updateTable('totp')
    .set({
      secret,
      lastStep,
      confirmedAt: sql`now()`,
      pendingSecret: null,
      pendingAt: null,
    })
    .where('accountId', '=', accountId)
    .where('pendingSecret', '=', secret)
    .returning('accountId')
    .executeTakeFirst()
  return row !== undefined
}

/** False if this code or a later one has been used: of two concurrent requests, only one gets true. */
export async function acceptStep(db: Db, accountId: Id, step: number): Promise<boolean> {
  const row = await db
    .updateTable('totp')
    .set({ lastStep: step })
    .where('accountId', '=', accountId)
    .where('lastStep', '<', step)
    .returning('accountId')
    .executeTakeFirst()
  return row !== undefined
}

/** False if no app was set up. */
export async function deleteTotp(db: Db, accountId: Id): Promise<boolean> {
  const row = await db
    .deleteFrom('totp')
    .where('accountId', '=', accountId)
    .returning('secret')
    .executeTakeFirst()
  return row?.secret != null
}

export async function countRecoveryCodes(db: Db, accountId: Id): Promise<number> {
  const { count } = await db
    .selectFrom('recoveryCode')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Replaces all recovery codes; the earlier ones no longer work. */
export async function replaceRecoveryCodes(db: Db, accountId: Id, codeHashes: string[]) {
  await db.deleteFrom('recoveryCode').where('accountId', '=', accountId).execute()
  if (codeHashes.length === 0) return
  await db
    .insertInto('recoveryCode')
    .values(codeHashes.map((codeHash) => ({ accountId, codeHash })))
    .execute()
}

/** Deletes the code; false if it is unknown or used. */
export async function consumeRecoveryCode(db: Db, accountId: Id, codeHash: string) {
  const row = await db
    .deleteFrom('recoveryCode')
    .where('accountId', '=', accountId)
    .where('codeHash', '=', codeHash)
    .returning('codeHash')
    .executeTakeFirst()
  return row !== undefined
}

/** Whether an account has a passkey or an app; recovery codes alone do not count. */
export async function hasFactor(db: Db, accountId: Id): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from passkey where account_id = ${accountId})
      or exists (select from totp where account_id = ${accountId} and secret is not null) as has`.execute(
    db,
  )
  return rows[0]?.has ?? false
}

/** Whether an account needs a second step: as an admin, or because it has applications to read. */
export async function needsFactor(db: Db, accountId: Id): Promise<boolean> {
  const { rows } = await sql<{ needs: boolean }>`
    select exists (select from account where id = ${accountId} and is_owner)
      or exists (
        select from organisation_member as member
        join job on job.organisation_id = member.organisation_id and job.status <> 'removed'
        join application on application.job_id = job.id
        where member.account_id = ${accountId}) as needs`.execute(db)
  return rows[0]?.needs ?? false
}
