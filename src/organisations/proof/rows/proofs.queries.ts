import { sql } from 'kysely'
import type {
  ProofKind,
  ProofStrength,
  ProofRequestKind,
} from '#organisations/organisations.schema.ts'
import { activeProofs } from '#organisations/organisations.queries.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { newId } from '#platform/secrets/new-id.ts'

/** The life of a proof. */
const A_YEAR = sql<string>`now() + interval '1 year'`

interface NewProof {
  organisationId: Id
  kind: ProofKind
  legalName: string
  sponsorId: string | null
  strength: ProofStrength
  /** The name on adverts that it covers, folded. */
  shownKey: string
  domain?: string | null
  evidence?: string
  accountId: Id | null
  voucherId?: Id
  /** After a year by default. */
  lapsesAt?: string
}

/** Saves a proof in place of existing ones. */
export async function insertProof(db: Db, { lapsesAt, ...proof }: NewProof) {
  await endActive(db, proof.organisationId, 'Proved again.')
  await db
    .insertInto('organisationProof')
    .values({ id: newId(), ...proof, lapsesAt: lapsesAt ?? A_YEAR })
    .execute()
}

/** Ends the active proofs; returns how many. */
export async function endActive(db: Db, organisationId: Id, because: string): Promise<number> {
  const ended = await db
    .updateTable('organisationProof')
    .set({ endedAt: sql`now()`, endedBecause: because })
    .where('organisationId', '=', organisationId)
    .where('endedAt', 'is', null)
    .returning('id')
    .execute()
  return ended.length
}

/** The current proof of the name on adverts; null if there is none. */
export async function findActiveProof(db: Db, organisationId: Id) {
  const row = await activeProofs(db)
    .leftJoin('organisation as voucher', 'voucher.id', 'proof.voucherId')
    .select(['proof.kind', 'proof.domain', 'proof.provedAt', 'proof.lapsesAt'])
    .select('voucher.name as voucher')
    .where('proof.organisationId', '=', organisationId)
    .orderBy('proof.provedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** The organisations that this one vouches for. */
export async function listVouchedFor(db: Db, voucherId: Id): Promise<Id[]> {
  const rows = await db
    .selectFrom('organisationProof')
    .select('organisationId')
    .where('voucherId', '=', voucherId)
    .where('endedAt', 'is', null)
    .orderBy('organisationId')
    .execute()
  return rows.map(({ organisationId }) => organisationId)
}

/** Organisations with an expired proof that has not been ended. */
export async function listLapsed(db: Db): Promise<Id[]> {
  const rows = await db
    .selectFrom('organisationProof')
    .select('organisationId')
    .distinct()
    .where('endedAt', 'is', null)
    .where('lapsesAt', '<=', sql<string>`now()`)
    .orderBy('organisationId')
    .execute()
  return rows.map(({ organisationId }) => organisationId)
}

/** Marks the proofs that lapse within that many days and whose owners have not been notified; returns them. */
export async function claimLapsing(db: Db, days: number) {
  return db
    .updateTable('organisationProof')
    .set({ lapseMailedAt: sql`now()` })
    .where('endedAt', 'is', null)
    .where('lapseMailedAt', 'is', null)
    .where('lapsesAt', '<=', sql<string>`now() + make_interval(days => ${sql.lit(days)})`)
    .where('lapsesAt', '>', sql<string>`now()`)
    .returning(['organisationId', 'lapsesAt'])
    .execute()
}

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
