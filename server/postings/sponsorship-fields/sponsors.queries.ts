import type { Id } from '#contract/primitives.ts'
import type { Db } from '#server/platform/database/database.ts'

const COLUMNS = ['id', 'name', 'towns', 'licences', 'isListed', 'lastSeen'] as const

/** An entry of the register, listed or not. */
export async function findSponsor(db: Db, id: Id) {
  const row = await db.selectFrom('sponsor').select(COLUMNS).where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/** The newest register's entries of a name, as `readName` makes its key. */
export async function findListedSponsors(db: Db, nameKey: string) {
  return db
    .selectFrom('sponsor')
    .select(COLUMNS)
    .where('nameKey', '=', nameKey)
    .where('isListed', '=', true)
    .limit(20)
    .execute()
}
