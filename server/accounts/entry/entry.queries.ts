import { sql } from 'kysely'
import type { Id } from '#contract/primitives.ts'
import type { Db } from '#server/platform/database/database.ts'

/** Only while nobody has confirmed the address. */
export async function dropPassword(db: Db, id: Id) {
  await db
    .updateTable('account')
    .set({ passwordHash: null, updatedAt: sql`now()` })
    .where('id', '=', id)
    .where('verifiedAt', 'is', null)
    .execute()
}
