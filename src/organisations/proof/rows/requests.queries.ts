import { sql } from 'kysely'
import type { ProofRequestKind } from '#organisations/organisations.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { newId } from '#platform/secrets/new-id.ts'

/** The attempts that each code allows. */
export const MAX_ATTEMPTS = 5

/** The kinds of requests with a code to enter. */
export type CodeKind = Extract<ProofRequestKind, 'mail' | 'letter'>

interface NewRequest {
  organisationId: Id
  kind: ProofRequestKind
  accountId: Id
  minutes: number
  domain?: string
  email?: string
  siteToken?: string
  evidence?: string
}

/** Replaces an earlier request of the same kind, whose code stops working. */
export async function replaceRequest(db: Db, { minutes, ...request }: NewRequest): Promise<Id> {
  const { organisationId, kind } = request
  await db
    .deleteFrom('organisationProofRequest')
    .where('organisationId', '=', organisationId)
    .where('kind', '=', kind)
    .execute()
  const id = newId()
  const expiresAt = sql<string>`now() + make_interval(mins => ${minutes}::int)`
  await db
    .insertInto('organisationProofRequest')
    .values({ id, ...request, expiresAt })
    .execute()
  return id
}

/** Requests that have not expired. */
export async function listRequests(db: Db, organisationId: Id) {
  return db
    .selectFrom('organisationProofRequest')
    .select(['id', 'kind', 'domain', 'email', 'siteToken', 'waitsSince', 'createdAt', 'sentAt'])
    .select(sql<boolean>`tries < ${MAX_ATTEMPTS}`.as('hasTries'))
    .where('organisationId', '=', organisationId)
    .where((is) =>
      is.or([is('expiresAt', '>', sql<string>`now()`), is('waitsSince', 'is not', null)]),
    )
    .execute()
}

export async function findRequest(db: Db, organisationId: Id, kind: ProofRequestKind) {
  const requests = await listRequests(db, organisationId)
  return requests.find((request) => request.kind === kind) ?? null
}

/**
 * Counts the attempt before the code is compared, so that parallel guesses cannot exceed five. Null when no attempts
 * are left.
 */
export async function countAttempt(db: Db, organisationId: Id, kind: CodeKind) {
  const row = await db
    .updateTable('organisationProofRequest')
    .set({ tries: sql`tries + 1` })
    .where('organisationId', '=', organisationId)
    .where('kind', '=', kind)
    .where('tries', '<', MAX_ATTEMPTS)
    .where('waitsSince', 'is', null)
    .where('expiresAt', '>', sql<string>`now()`)
    .returning(['id', 'codeHash'])
    .executeTakeFirst()
  return row ?? null
}

/** Uses up the code of a request; null if it was used or replaced meanwhile. */
export async function consumeCode(db: Db, { id, codeHash }: { id: Id; codeHash: string }) {
  const row = await db
    .updateTable('organisationProofRequest')
    .set({ codeHash: null, tries: MAX_ATTEMPTS })
    .where('id', '=', id)
    .where('codeHash', '=', codeHash)
    .returning(['id', 'domain', 'email', 'postedTo', 'printedBy', 'sentAt'])
    .executeTakeFirst()
  return row ?? null
}

/** Marks a request that only lacks the desk’s word; it no longer expires. */
export async function markWaiting(db: Db, id: Id) {
  await db
    .updateTable('organisationProofRequest')
    .set({ waitsSince: sql`now()` })
    .where('id', '=', id)
    .execute()
}

/** Deletes all requests, because they have ended or the claim they were for has changed. */
export async function deleteRequests(db: Db, organisationId: Id) {
  await db
    .deleteFrom('organisationProofRequest')
    .where('organisationId', '=', organisationId)
    .execute()
}

export async function findRequestToSend(db: Db, id: Id) {
  const row = await db
    .selectFrom('organisationProofRequest')
    .select(['id', 'email', 'codeHash'])
    .where('id', '=', id)
    .where('sentAt', 'is', null)
    .where('expiresAt', '>', sql<string>`now()`)
    .executeTakeFirst()
  return row?.email ? { ...row, email: row.email } : null
}

/** False if another server is sending it now. */
export async function updateCode(
  db: Db,
  { id, codeHash: before }: { id: Id; codeHash: string | null },
  codeHash: string,
): Promise<boolean> {
  const row = await db
    .updateTable('organisationProofRequest')
    .set({ codeHash })
    .where('id', '=', id)
    .where('codeHash', 'is not distinct from', before)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function markRequestSent(db: Db, id: Id) {
  await db
    .updateTable('organisationProofRequest')
    .set({ sentAt: sql`now()` })
    .where('id', '=', id)
    .execute()
}
