import type { Id } from '#contract/primitives.ts'
import type { Db } from '#server/platform/database/database.ts'

/** The facts that give a person’s time zone. */
export async function findZoneOf(db: Db, accountId: Id) {
  const row = await db
    .selectFrom('account')
    .select(['timeZone', 'country'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  return row ?? null
}
