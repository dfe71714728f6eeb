import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'

/** The facts that give a person’s time zone. */
export async function findZoneOf(db: Db, accountId: Id) {
  const row = await db
    .selectFrom('account')
    .select(['timeZone', 'country'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  return row ?? null
}
