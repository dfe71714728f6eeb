import { sql } from 'kysely'
import { CASE_TIMES } from '#founders/cases/founder-case.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { hashToken, newToken } from '#accounts/verification/secrets.ts'
import type { Db } from '#platform/database/database.ts'
import { isId, newId } from '#platform/secrets/new-id.ts'
import { isSameSecret } from '#platform/secrets/same-secret.ts'

const IS_ALIVE = sql<boolean>`used_at > now() - make_interval(days => ${CASE_TIMES.link})`

/** Creates a link for an email, the only place with its secret. */
export async function createLink(db: Db, caseId: Id): Promise<string> {
  const [id, secret] = [newId(), newToken()]
  await db
    .insertInto('founderLink')
    .values({ id, caseId, secretHash: hashToken(secret) })
    .execute()
  return `${id}.${secret}`
}

/** The case that a link opens; null for a link that is wrong, dead or unused for too long. */
export async function findLinkedCase(db: Db, token: string): Promise<Id | null> {
  const [id = '', secret = '', ...more] = token.split('.', 3)
  if (more.length > 0 || !isId(id) || secret === '') return null
  const link = await db
    .selectFrom('founderLink')
    .select(['caseId', 'secretHash'])
    .where('id', '=', id)
    .where(IS_ALIVE)
    .executeTakeFirst()
  if (!link || !isSameSecret(hashToken(secret), link.secretHash)) return null
  await db
    .updateTable('founderLink')
    .set({ usedAt: sql`now()` })
    .where('id', '=', id)
    .where('usedAt', '<', sql<string>`now() - interval '1 hour'`)
    .execute()
  return link.caseId
}

/** Records that the founder reads this mailbox. */
export async function markOpened(db: Db, caseId: Id) {
  await db
    .updateTable('startupRequest')
    .set({ openedAt: sql`now()` })
    .where('id', '=', caseId)
    .where('openedAt', 'is', null)
    .execute()
}

export async function deleteLinks(db: Db, caseId: Id) {
  await db.deleteFrom('founderLink').where('caseId', '=', caseId).execute()
}

export async function deleteDeadLinks(db: Db) {
  await db
    .deleteFrom('founderLink')
    .where(sql<boolean>`not ${IS_ALIVE}`)
    .execute()
}

/** Whether a link sent to this mailbox has been used. */
export async function isAddressProved(db: Db, emailKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('startupRequest')
    .select('id')
    .where('emailKey', '=', emailKey)
    .where('openedAt', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
