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

/** The number of organisations on the newest register with this legal name. */
export async function countEntriesNamed(db: Db, legalName: string): Promise<number> {
  const entries = await db
    .selectFrom('sponsor')
    .select(COLUMNS)
    .where('nameKey', '=', parseName(legalName).key)
    .where('isListed', '=', true)
    .limit(20)
    .execute()
  return groupByOrganisation(entries).length
}
