import type { Id } from '#contract/primitives.ts'
import type { Db } from '#server/platform/database/database.ts'

/** Whoever asks second waits until the first has committed. Null when the account is gone. */
export async function lockPicture(db: Db, accountId: Id) {
  const row = await db
    .selectFrom('account')
    .select('pictureKey')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}
