import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { parseName } from '#sponsorship/register/names/name-key.ts'
import { groupByOrganisation } from '#sponsorship/register/names/same-organisation.ts'

const COLUMNS = ['id', 'name', 'nameKey', 'tradingKeys', 'towns'] as const

/** An entry of the register of sponsors, whether or not it is on the newest one. */
export async function findEntry(db: Db, id: Id) {
  const row = await db.selectFrom('sponsor').select(COLUMNS).where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/**
 * The number of organisations on the newest register with this legal name. All lines of one name are one entry; without
 * a legal form, each town may be another body.
 */
export async function countEntriesNamed(db: Db, legalName: string): Promise<number> {
  const entries = await db
    .selectFrom('sponsor')
    .select(COLUMNS)
    .where('nameKey', '=', parseName(legalName).key)
    .where('isListed', '=', true)
    .limit(20)
    .execute()
  const bodies = entries.flatMap((entry) =>
    entry.towns.length > 1 ? entry.towns.map((town) => ({ ...entry, towns: [town] })) : [entry],
  )
  return groupByOrganisation(bodies).length
}
