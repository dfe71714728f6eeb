import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/**
 * Numbers everything that has been committed and has no number yet, and returns the number. The caller holds the
 * edition's row until the end, so that numbers become visible in their order; a job that is being changed at this
 * moment waits for the next edition. Call it in a short transaction of its own.
 */
export async function makeEdition(db: Db): Promise<number> {
  const { number } = await db
    .updateTable('edition')
    .set({ number: sql<number>`number + 1` })
    .returning('number')
    .executeTakeFirstOrThrow()
  // A separate statement: it sees what was committed while the first one waited.
  await sql`
    update publication
    set edition = ${number}::integer, first_edition = coalesce(first_edition, ${number}::integer)
    where job_id in (
      select job_id from publication where edition is null for update skip locked
    )`.execute(db)
  return number
}
