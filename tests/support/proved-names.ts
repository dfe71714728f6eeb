import { sql } from 'kysely'
import type { ProofKind, ProofStrength } from '#organisations/organisations.schema.ts'
import { coversName } from '#organisations/proof/proof.policy.ts'
import type { Db } from '#platform/database/database.ts'

interface Row {
  id: string
  employerName: string
  kind: ProofKind | null
  strength: ProofStrength | null
  legalName: string | null
  sponsorId: string | null
  tradingKeys: string[] | null
  shownKey: string | null
}

/**
 * Looks at everything a test file has written.
 * @throws {Error} if an open job is shown as proved under a name that no proof of its organisation covers
 */
export async function requireProvedNames(db: Db) {
  const { rows } = await sql<Row>`
    select job.id, job.employer_name, proof.kind, proof.strength, proof.legal_name, proof.sponsor_id,
      sponsor.trading_keys, proof.shown_key
    from job
      left join organisation_proof as proof
        on proof.organisation_id = job.organisation_id and proof.ended_at is null
      left join sponsor on sponsor.id = proof.sponsor_id
    where job.status = 'open' and job.poster = 'proved'`.execute(db)
  const covered = new Set(rows.filter(isCovered).map(({ id }) => id))
  const others = rows.filter(({ id }) => !covered.has(id))
  if (others.length === 0) return
  const named = others.map(({ id, employerName, kind }) => `${id} ‘${employerName}’ (${kind})`)
  throw new Error(`Shown as proved without a proof that covers the name: ${named.join(', ')}`)
}

function isCovered({ employerName, kind, strength, legalName, shownKey, ...row }: Row) {
  if (kind === null || strength === null || legalName === null) return false
  const { sponsorId, tradingKeys } = row
  const body = { legalName, sponsorId, tradingKeys: tradingKeys ?? [], decidedName: shownKey }
  return coversName({ kind, strength, ...body }, employerName)
}
