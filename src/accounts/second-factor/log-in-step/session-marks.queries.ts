import { sql } from 'kysely'
import type { Id, Timestamp } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'

/** The minutes after typing the password in which the second step may be changed. */
const CONFIRMED_MINUTES = 10

/** Whether the password or the second step was typed recently in this session. */
export async function isConfirmed(db: Db, sessionId: Id): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .where(
      'confirmedAt',
      '>',
      sql<string>`now() - make_interval(mins => ${CONFIRMED_MINUTES}::int)`,
    )
    .executeTakeFirst()
  return row !== undefined
}

export async function markConfirmed(db: Db, sessionId: Id) {
  await db
    .updateTable('session')
    .set({ confirmedAt: sql`now()` })
    .where('id', '=', sessionId)
    .execute()
}

/** Marks the session in which a second step was set up as having passed it. */
export async function markPassed(db: Db, sessionId: Id) {
  await db
    .updateTable('session')
    .set({ secondFactorAt: sql`now()` })
    .where('id', '=', sessionId)
    .execute()
}

/** Lets the session read first applicants, in the name of a browser known since then. */
export async function markKnownDevice(db: Db, sessionId: Id, since: Timestamp) {
  await db
    .updateTable('session')
    .set({ knownDeviceSince: since })
    .where('id', '=', sessionId)
    .execute()
}

/** Clears the marks of all sessions, after the last second step was turned off. */
export async function clearMarks(db: Db, accountId: Id) {
  await db
    .updateTable('session')
    .set({ secondFactorAt: null, knownDeviceSince: null })
    .where('accountId', '=', accountId)
    .execute()
}

/** Replaces an earlier challenge; the new one works once, for some minutes. */
export async function setPasskeyChallenge(
  db: Db,
  { sessionId, challenge, minutes }: { sessionId: Id; challenge: string; minutes: number },
) {
  const values = {
    challenge,
    expiresAt: sql<string>`now() + make_interval(mins => ${minutes}::int)`,
  }
  await db
    .insertInto('passkeyChallenge')
    .values({ sessionId, ...values })
    .onConflict((conflict) => conflict.column('sessionId').doUpdateSet(values))
    .execute()
}

/** Deletes the challenge and returns it; null if it is missing or has expired. */
export async function consumePasskeyChallenge(db: Db, sessionId: Id): Promise<string | null> {
  const row = await db
    .deleteFrom('passkeyChallenge')
    .where('sessionId', '=', sessionId)
    .returning(['challenge', sql<boolean>`expires_at > now()`.as('isFresh')])
    .executeTakeFirst()
  return row?.isFresh ? row.challenge : null
}
