import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'

const COLUMNS = ['id', 'name', 'towns', 'licences', 'isListed', 'lastSeen'] as const

/** An entry of the register, whether or not it is on the newest one. */
export async function findSponsor(db: Db, id: Id) {
  const row = await db.selectFrom('sponsor').select(COLUMNS).where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/** Entries of the newest register by name, given as the key that `parseName` derives from it. */
export async function listSponsorsByName(db: Db, nameKey: string) {
  return db
    .selectFrom('sponsor')
    .select(COLUMNS)
    .where('nameKey', '=', nameKey)
    .where('isListed', '=', true)
    .limit(20)
    .execute()
}
