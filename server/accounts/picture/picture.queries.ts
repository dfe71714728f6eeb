import type { Id } from '#contract/primitives.ts'
import type { Db } from '#server/platform/database/database.ts'

/** Locks the account until the transaction ends. Null if it is gone. */
export async function lockPicture(db: Db, accountId: Id) {
  const row = await db
    .selectFrom('account')
    .select('pictureKey')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}
