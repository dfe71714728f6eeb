import { sql } from 'kysely'
import type { Id } from '#contract/primitives.ts'
import type { Db } from '#server/platform/database/database.ts'

/** How long somebody who has typed their password may change the second step. */
const CONFIRMED_MINUTES = 10

/** Whether the password or the second step was typed in this session a short while ago. */
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

/** The session in which a second step was set up has passed it. */
export async function markPassed(db: Db, sessionId: Id) {
  await db
    .updateTable('session')
    .set({ secondFactorAt: sql`now()` })
    .where('id', '=', sessionId)
    .execute()
}

/** After the last second step was turned off, no session has passed one. */
export async function clearMarks(db: Db, accountId: Id) {
  await db
    .updateTable('session')
    .set({ secondFactorAt: null })
    .where('accountId', '=', accountId)
    .execute()
}

/** Replaces the one before; it works once, for some minutes. */
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

/** Deletes it; null if there is none or it has expired. */
export async function consumePasskeyChallenge(db: Db, sessionId: Id): Promise<string | null> {
  const row = await db
    .deleteFrom('passkeyChallenge')
    .where('sessionId', '=', sessionId)
    .returning(['challenge', sql<boolean>`expires_at > now()`.as('isFresh')])
    .executeTakeFirst()
  return row?.isFresh ? row.challenge : null
}
