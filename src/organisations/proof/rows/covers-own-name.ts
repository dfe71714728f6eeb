import { sql } from 'kysely'
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
  const tradingKeys = await findOwnTradingKeys(db, sponsorId)
  const body = { legalName, sponsorId, tradingKeys, decidedName: name }
  return coversName({ kind, strength: 'strong', ...body }, name)
}

/** Trading names of an entry, except those that others have, too: sponsors enter them themselves. */
async function findOwnTradingKeys(db: Db, sponsorId: string | null): Promise<string[]> {
  const entry = sponsorId === null ? null : await findEntry(db, sponsorId)
  if (!entry || entry.tradingKeys.length === 0) return []
  const others = await db
    .selectFrom('sponsor')
    .select(['nameKey', 'tradingKeys'])
    .where((is) =>
      is.or([
        is('nameKey', 'in', entry.tradingKeys),
        sql<boolean>`trading_keys && ${entry.tradingKeys}::text[]`,
      ]),
    )
    .where('nameKey', '<>', entry.nameKey)
    .where('isListed', '=', true)
    .execute()
  const taken = new Set(others.flatMap(({ nameKey, tradingKeys }) => [nameKey, ...tradingKeys]))
  return entry.tradingKeys.filter((key) => !taken.has(key))
}
