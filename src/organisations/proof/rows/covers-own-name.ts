import type { ProofKind } from '#organisations/organisations.schema.ts'
import { findEntry } from '#organisations/claims/register-entries.ts'
import type { OrganisationRow } from '#organisations/organisations.queries.ts'
import { coversName } from '#organisations/proof/proof.policy.ts'
import type { Db } from '#platform/database/database.ts'

type Named = Pick<OrganisationRow, 'name' | 'legalName' | 'sponsorId'>

/** Whether strong evidence of this kind for the body that an organisation claims to be covers the name on its adverts. */
export async function coversOwnName(
  db: Db,
  { name, legalName, sponsorId }: Named,
  kind: ProofKind,
): Promise<boolean> {
  if (legalName === null) return false
  const entry = sponsorId === null ? null : await findEntry(db, sponsorId)
  const body = { legalName, sponsorId, tradingKeys: entry?.tradingKeys ?? [], decidedName: name }
  return coversName({ kind, strength: 'strong', ...body }, name)
}
