import type { Id } from '#contract/primitives.ts'
import type { Db } from '#server/platform/database/database.ts'
import { parseName } from '#server/sponsorship/register/names/name-key.ts'
import { groupByOrganisation } from '#server/sponsorship/register/names/same-organisation.ts'

const COLUMNS = ['id', 'name', 'nameKey', 'tradingKeys', 'towns'] as const

/** An entry of the register of sponsors, on the newest one or not. */
export async function findEntry(db: Db, id: Id) {
  const row = await db.selectFrom('sponsor').select(COLUMNS).where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/** How many organisations on the newest register bear a legal name. */
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
