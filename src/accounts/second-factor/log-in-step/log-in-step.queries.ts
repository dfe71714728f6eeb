import { sql } from 'kysely'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'

/** The time between the right password and the second step. */
const STEP_MINUTES = 10
const MAX_TRIES = 5

export interface NewLoginChallenge {
  tokenHash: string
  accountId: Id
  passwordHash: string
  challenge: string
}

export async function insertLoginChallenge(db: Db, row: NewLoginChallenge) {
  await db
    .insertInto('loginChallenge')
    .values({
      ...row,
      expiresAt: sql<string>`now() + make_interval(mins => ${STEP_MINUTES}::int)`,
    })
    .execute()
}

function selectOpen(db: Db, tokenHash: string) {
  return db
    .selectFrom('loginChallenge')
    .select(['tokenHash', 'accountId', 'passwordHash', 'challenge'])
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', sql<string>`now()`)
}

/** Null if it is unknown, used, expired or out of tries. */
export async function findLoginChallenge(db: Db, tokenHash: string) {
  const row = await selectOpen(db, tokenHash).where('tries', '<', MAX_TRIES).executeTakeFirst()
  return row ?? null
}

/** Counts a try before it is checked, so that parallel guesses cannot exceed five. */
export async function countTry(db: Db, tokenHash: string) {
  const row = await db
    .updateTable('loginChallenge')
    .set({ tries: sql`tries + 1` })
    .where('tokenHash', '=', tokenHash)
    .where('tries', '<', MAX_TRIES)
    .where('expiresAt', '>', sql<string>`now()`)
    .returning(['tokenHash', 'accountId', 'passwordHash', 'challenge'])
    .executeTakeFirst()
  return row ?? null
}

/** False if it was used meanwhile: of two concurrent right answers, only one succeeds. */
export async function consumeLoginChallenge(db: Db, tokenHash: string): Promise<boolean> {
  const row = await db
    .deleteFrom('loginChallenge')
    .where('tokenHash', '=', tokenHash)
    .returning('tokenHash')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteLoginChallenges(db: Db, accountId: Id) {
  await db.deleteFrom('loginChallenge').where('accountId', '=', accountId).execute()
}

/**
 * Locks an account (FOR UPDATE) until the transaction ends.
 * @throws {DomainError} `not_logged_in` if it has been deleted or suspended
 */
export async function lockActiveAccount(db: Db, id: Id) {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('suspendedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new DomainError('not_logged_in')
}
