import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { TokenPurpose } from '#platform/tasks/tasks.ts'

export type VerificationToken = NonNullable<Awaited<ReturnType<typeof findPendingToken>>>

/** The key of a token, unique per purpose and subject; the subject is an account's id or email key. */
export interface TokenKey {
  purpose: TokenPurpose
  subject: string
}

export const MAX_ATTEMPTS = 5
/** Distinguishes a token from the one that replaces it. */
const VERSION = sql<string>`created_at::text`

/** A second press of a button: within these seconds it is the first one again. */
const SAME_PRESS_SECONDS = 10

export interface NewToken {
  newEmail?: string | null
  /** Whether it replaces one of a moment ago, too: the request differs. */
  replaces?: boolean
}

/**
 * Replaces an earlier token, which no longer works. Returns false for the second of two presses: the first token goes
 * on, with its email, unless somebody has tried it already.
 */
export async function upsertToken(
  db: Db,
  { purpose, subject }: TokenKey,
  { minutes, newEmail = null, replaces = false }: NewToken & { minutes: number },
): Promise<boolean> {
  const values = {
    secretHash: null,
    newEmail,
    tries: 0,
    sentAt: null,
    createdAt: sql<string>`now()`,
    expiresAt: sql<string>`now() + make_interval(mins => ${minutes}::int)`,
  }
  const isOther = sql<boolean>`(${replaces}
    or proof.created_at < now() - make_interval(secs => ${SAME_PRESS_SECONDS}::int)
    or proof.new_email is distinct from ${newEmail}::text or proof.tries > 0)`
  const row = await db
    .insertInto('proof')
    .values({ purpose, subject, ...values })
    .onConflict((conflict) =>
      conflict.columns(['purpose', 'subject']).doUpdateSet(values).where(isOther),
    )
    .returning('subject')
    .executeTakeFirst()
  return row !== undefined
}

/** Null also if its email has been sent or it has expired. */
export async function findPendingToken(db: Db, { purpose, subject }: TokenKey) {
  const row = await db
    .selectFrom('proof')
    .select(['purpose', 'subject', 'newEmail', 'nextPath', 'secretHash', VERSION.as('version')])
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where('sentAt', 'is', null)
    .where('expiresAt', '>', sql<string>`now()`)
    .executeTakeFirst()
  return row ?? null
}

/** False if another server is sending this email at the moment, or a new token replaced it. */
export async function updateSecret(db: Db, proof: VerificationToken, secretHash: string) {
  const { purpose, subject, version, secretHash: before } = proof
  const row = await db
    .updateTable('proof')
    .set({ secretHash })
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where(VERSION, '=', version)
    .where('secretHash', 'is not distinct from', before)
    .returning('subject')
    .executeTakeFirst()
  return row !== undefined
}

/** Marks the token as sent, if its secret is still the stored one: a newer request needs its own email. */
export async function markTokenSent(
  db: Db,
  { purpose, subject, version }: VerificationToken,
  secretHash: string,
) {
  await db
    .updateTable('proof')
    .set({ sentAt: sql`now()` })
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where(VERSION, '=', version)
    .where('secretHash', '=', secretHash)
    .execute()
}

/**
 * Deletes the token of a link, so that it works once. Null if it is unknown, used or expired. The
 * account stays locked until the end of the transaction.
 */
export async function consumeToken(db: Db, purpose: TokenPurpose, secretHash: string) {
  const found = await findToken(db, purpose, secretHash)
  if (!found) return null
  // Always the account before the token, so that concurrent requests cannot deadlock.
  await db
    .selectFrom('account')
    .select('id')
    .where((is) => is.or([is('id', '=', found.subject), is('emailKey', '=', found.subject)]))
    .forUpdate()
    .execute()
  const row = await db
    .deleteFrom('proof')
    .where('purpose', '=', purpose)
    .where('secretHash', '=', secretHash)
    .where('expiresAt', '>', sql<string>`now()`)
    .returning(['subject', 'newEmail'])
    .executeTakeFirst()
  return row ?? null
}

/** The token of a valid link, without using it. */
export async function findToken(db: Db, purpose: TokenPurpose, secretHash: string) {
  const row = await db
    .selectFrom('proof')
    .select(['subject', 'newEmail'])
    .where('purpose', '=', purpose)
    .where('secretHash', '=', secretHash)
    .where('expiresAt', '>', sql<string>`now()`)
    .executeTakeFirst()
  return row ?? null
}

/**
 * Counts the attempt before checking the code, so that parallel guesses cannot exceed five. Returns
 * null when no attempts are left.
 */
export async function countAttempt(db: Db, { purpose, subject }: TokenKey) {
  const row = await db
    .updateTable('proof')
    .set({ tries: sql`tries + 1` })
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where('tries', '<', MAX_ATTEMPTS)
    .where('expiresAt', '>', sql<string>`now()`)
    .returning('secretHash')
    .executeTakeFirst()
  return row?.secretHash ?? null
}

/** Deletes the token of a code; false if it was used or replaced meanwhile. */
export async function consumeCode(db: Db, { purpose, subject }: TokenKey, secretHash: string) {
  const row = await db
    .deleteFrom('proof')
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where('secretHash', '=', secretHash)
    .returning('subject')
    .executeTakeFirst()
  return row !== undefined
}

export async function findPendingEmail(db: Db, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom('proof')
    .select('newEmail')
    .where('purpose', '=', 'change-email')
    .where('subject', '=', accountId)
    .where('expiresAt', '>', sql<string>`now()`)
    .executeTakeFirst()
  return row?.newEmail ?? null
}

/** Whether a request is still to be confirmed. */
export async function hasPendingToken(db: Db, { purpose, subject }: TokenKey): Promise<boolean> {
  const row = await db
    .selectFrom('proof')
    .select('subject')
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where('expiresAt', '>', sql<string>`now()`)
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteToken(db: Db, { purpose, subject }: TokenKey) {
  await db
    .deleteFrom('proof')
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .execute()
}

/** All tokens of these accounts and email keys. */
export async function deleteTokens(db: Db, subjects: string[]) {
  await db.deleteFrom('proof').where('subject', 'in', subjects).execute()
}
