import { sql } from 'kysely'
import type { Db } from '#server/platform/database/database.ts'
import type { TokenPurpose } from '#server/platform/tasks/tasks.ts'

export type VerificationToken = NonNullable<Awaited<ReturnType<typeof findUnsentToken>>>

/** Which proof: there is one for each purpose and subject. */
export interface TokenKey {
  purpose: TokenPurpose
  subject: string
}

const MAX_ATTEMPTS = 5
/** Tells a proof from the one that takes its place. */
const VERSION = sql<string>`created_at::text`

/** A new one takes the place of the old one, which is dead from then on. */
export async function upsertToken(
  db: Db,
  { purpose, subject }: TokenKey,
  { minutes, newEmail = null }: { minutes: number; newEmail?: string | null },
) {
  const fresh = {
    secretHash: null,
    newEmail,
    tries: 0,
    sentAt: null,
    createdAt: sql<string>`now()`,
    expiresAt: sql<string>`now() + make_interval(mins => ${minutes}::int)`,
  }
  await db
    .insertInto('proof')
    .values({ purpose, subject, ...fresh })
    .onConflict((conflict) => conflict.columns(['purpose', 'subject']).doUpdateSet(fresh))
    .execute()
}

/** Null also when its mail has left already, or its time is over. */
export async function findUnsentToken(db: Db, { purpose, subject }: TokenKey) {
  const row = await db
    .selectFrom('proof')
    .select(['purpose', 'subject', 'newEmail', 'secretHash', VERSION.as('version')])
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where('sentAt', 'is', null)
    .where('expiresAt', '>', sql<string>`now()`)
    .executeTakeFirst()
  return row ?? null
}

/** False when another server makes this mail right now, or another proof took its place. */
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

/** Only of the secret that was sent: a newer request waits for a mail of its own. */
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
 * Uses a link up. Of two at once one wins; null for the other, and for what is unknown or too old.
 * The account it is about stays locked until the end of the transaction.
 */
export async function consumeToken(db: Db, purpose: TokenPurpose, secretHash: string) {
  const found = await findToken(db, purpose, secretHash)
  if (!found) return null
  // Before the proof: two requests about one person wait for each other in one order.
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

/** Whether a link would work, without using it. */
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

/** Counts a try before it is judged, so that many at once are no more than five. Null for none left. */
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

/** Uses a code up; false when somebody else just did, or a new one was asked for. */
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

/** Whether something waits for its confirmation. */
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

/** What was asked for is not wanted any more. */
export async function deleteToken(db: Db, { purpose, subject }: TokenKey) {
  await db
    .deleteFrom('proof')
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .execute()
}

/** Everything that was asked for one account or address. */
export async function deleteTokens(db: Db, subjects: string[]) {
  await db.deleteFrom('proof').where('subject', 'in', subjects).execute()
}
