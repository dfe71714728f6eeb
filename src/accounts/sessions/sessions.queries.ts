import { STORED_DAYS } from '#platform/primitives/time/stored-days.ts'
import { sql, type Insertable } from 'kysely'
import { SESSION_DAYS } from '#accounts/accounts.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { Db } from '#platform/database/database.ts'
import { prepare } from '#platform/database/server/prepared.ts'
import type { SessionTable } from './sessions.tables.ts'

/** A session ends after this long without a visit. */
const IDLE_DAYS = STORED_DAYS.idleSession
/** The precision of 'last seen', so that not every page view costs a write. */
const LAST_SEEN_MINUTES = 5

type NewSession = Pick<
  Insertable<SessionTable>,
  'id' | 'tokenHash' | 'accountId' | 'userAgent' | 'address'
>

/** The credentials that were checked before a session starts. */
export interface CheckedAtLogIn {
  /** The hash of the password; null if none was checked. */
  passwordHash: string | null
  hasPassedStep: boolean
}

/**
 * False if the account has been deleted or suspended, its password has changed since it was checked, or
 * it has a second step that was not passed: a change of password ends all sessions, including those that
 * are just starting.
 */
export async function insertSession(
  db: Db,
  { id, tokenHash, accountId, userAgent, address }: NewSession,
  { passwordHash, hasPassedStep }: CheckedAtLogIn,
): Promise<boolean> {
  const { rows } = await sql`
    insert into session (id, token_hash, account_id, user_agent, address, second_factor_at,
      confirmed_at, expires_at)
    select ${id}::text, ${tokenHash}::text, account.id, ${userAgent}::text, ${address}::text,
      case when ${hasPassedStep}::boolean then now() end, now(), now() + make_interval(days => ${SESSION_DAYS}::int)
    from account
    where account.id = ${accountId}
      and account.suspended_at is null
      and (${passwordHash}::text is null or account.password_hash = ${passwordHash})
      and (${hasPassedStep}::boolean
        or not (
          exists (select from passkey where account_id = account.id)
          or exists (select from totp where account_id = account.id and secret is not null)))
    for share of account
    returning id`.execute(db)
  return rows.length > 0
}

// Runs on every page view of a user who is logged in.
const actorByToken = prepare((db, { tokenHash }: { tokenHash: string }) =>
  db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.accountId')
    .select([
      'account.id',
      'session.id as sessionId',
      'account.email',
      'account.firstName',
      'account.lastName',
      'account.pictureKey',
      'account.language',
      'account.createdAt as since',
      'session.secondFactorAt',
      'session.knownDeviceSince',
      sql<boolean>`session.last_seen_at < now() - make_interval(mins => ${LAST_SEEN_MINUTES}::int)`.as(
        'isStale',
      ),
    ])
    .where('session.tokenHash', '=', tokenHash)
    .where('session.expiresAt', '>', sql<string>`now()`)
    .where('session.lastSeenAt', '>', sql<string>`now() - make_interval(days => ${IDLE_DAYS}::int)`)
    // Suspending deletes all sessions, but one could have started at the same moment.
    .where('account.suspendedAt', 'is', null),
)

/** The user of a valid session; `isStale` if 'last seen' should be updated. */
export async function findActor(db: Db, tokenHash: string) {
  const [row] = await actorByToken(db, { tokenHash })
  if (!row) return null
  const { isStale, ...actor } = row
  return { actor: actor satisfies Actor, isStale }
}

export async function touchSession(db: Db, id: Id, address: string) {
  await db
    .updateTable('session')
    .set({ lastSeenAt: sql`now()`, address })
    .where('id', '=', id)
    .execute()
}

export async function deleteSessionByToken(db: Db, tokenHash: string) {
  await db.deleteFrom('session').where('tokenHash', '=', tokenHash).execute()
}

/** False if the account has no such session. */
export async function deleteSession(db: Db, accountId: Id, id: Id): Promise<boolean> {
  const row = await db
    .deleteFrom('session')
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends all sessions of an account, except one if it is given. */
export async function deleteSessions(db: Db, accountId: Id, except: Id | null = null) {
  await db
    .deleteFrom('session')
    .where('accountId', '=', accountId)
    .$if(except !== null, (query) => query.where('id', '!=', except ?? ''))
    .execute()
}

/** The sessions of an account, last seen first. */
export async function findSessions(db: Db, accountId: Id) {
  return db
    .selectFrom('session')
    .select(['id', 'userAgent', 'address', 'createdAt as since', 'lastSeenAt as lastSeen'])
    .where('accountId', '=', accountId)
    .where('expiresAt', '>', sql<string>`now()`)
    .where('lastSeenAt', '>', sql<string>`now() - make_interval(days => ${IDLE_DAYS}::int)`)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id')
    .execute()
}

/** The sessions for the export. */
export async function* readSessions(db: Db, accountId: Id) {
  yield* await findSessions(db, accountId)
}

/**
 * Deletes expired sessions, tokens and unfinished log-ins, devices not seen for a year, and accounts whose address was
 * never confirmed.
 */
export async function sweepAccounts(db: Db, { unconfirmedDays }: { unconfirmedDays: number }) {
  await sql`
    delete from session
    where expires_at < now()
      or last_seen_at < now() - make_interval(days => ${IDLE_DAYS}::int)`.execute(db)
  await sql`delete from login_challenge where expires_at < now()`.execute(db)
  await sql`delete from passkey_challenge where expires_at < now()`.execute(db)
  await sql`delete from known_device where seen_at < now() - make_interval(days => ${STORED_DAYS.knownDevice}::int)`.execute(
    db,
  )
  // Pending passwords are stored as long as the unconfirmed account they may belong to.
  await sql`
    delete from proof
    where expires_at < now()
      and (password_hash is null
        or expires_at < now() - make_interval(days => ${unconfirmedDays}::int))`.execute(db)
  await sql`
    delete from account
    where verified_at is null
      and suspended_at is null
      and created_at < now() - make_interval(days => ${unconfirmedDays}::int)
      and not exists (
        select from proof
        where proof.subject = account.email_key and proof.expires_at > now())`.execute(db)
}
