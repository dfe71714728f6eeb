import { sql } from 'kysely'
import type { ProofStrength } from '#organisations/organisations.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'

const AT_ONCE = 500

export type SavedProof = NonNullable<Awaited<ReturnType<typeof findSavedProof>>>

/** Organisations with a proof that was saved without a strength; first those whose voucher may lose its own. */
export async function listUnassessed(db: Db): Promise<Id[]> {
  const rows = await db
    .selectFrom('organisationProof')
    .select('organisationId')
    .where('strength', 'is', null)
    .where('endedAt', 'is', null)
    .groupBy('organisationId')
    .orderBy(sql`bool_or(kind = 'vouched')`, 'desc')
    .orderBy('organisationId')
    .limit(AT_ONCE)
    .execute()
  return rows.map(({ organisationId }) => organisationId)
}

/** The newest proof that has not ended, whatever its strength and the name it covers. */
export async function findSavedProof(db: Db, organisationId: Id) {
  const row = await db
    .selectFrom('organisationProof as proof')
    .leftJoin('organisation as voucher', 'voucher.id', 'proof.voucherId')
    .select(['proof.kind', 'proof.domain', 'proof.provedAt', 'proof.strength'])
    .select(['proof.voucherId', 'voucher.name as voucher'])
    .where('proof.organisationId', '=', organisationId)
    .where('proof.endedAt', 'is', null)
    .orderBy('proof.provedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

export async function updateStrength(
  db: Db,
  organisationId: Id,
  assessed: { strength: ProofStrength; shownKey: string | null },
) {
  await db
    .updateTable('organisationProof')
    .set(assessed)
    .where('organisationId', '=', organisationId)
    .where('strength', 'is', null)
    .where('endedAt', 'is', null)
    .execute()
}
