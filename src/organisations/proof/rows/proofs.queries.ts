import { sql } from 'kysely'
import type { ProofKind, ProofStrength } from '#organisations/organisations.schema.ts'
import { activeProofs } from '#organisations/organisations.queries.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { newId } from '#platform/secrets/new-id.ts'

/** The life of a proof. */
export const A_YEAR = sql<string>`now() + interval '1 year'`

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
