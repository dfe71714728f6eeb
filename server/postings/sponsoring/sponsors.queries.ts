import type { Id } from '#contract/primitives.ts'
import type { Db } from '#server/platform/database/database.ts'

/** An entry of the register, listed or not. */
export async function findSponsor(db: Db, id: Id) {
  const row = await db
    .selectFrom('sponsor')
    .select(['id', 'name', 'towns', 'licences', 'isListed', 'lastSeen'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}
