import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'

// Distinguishes these locks from others in the database.
const LOCKS = 12

/**
 * Locks the groups of copies that these jobs leave and join until the transaction ends, and returns their keys.
 * Otherwise two transactions that write copies of one advert would not see each other's row. Call it before writing a
 * row; it locks in one order, so that writers cannot deadlock.
 */
export async function lockCopies(db: Db, jobs: { id: Id; copyKey: string }[]): Promise<string[]> {
  const ids = jobs.map(({ id }) => id)
  const { rows } = await sql<{ key: string }>`
    select key::text, pg_advisory_xact_lock(${sql.lit(LOCKS)}, hashint8(key))
    from (
      select key from unnest(${jobs.map(({ copyKey }) => copyKey)}::bigint[]) as key
      union
      select copy_key from job_search where id = any(${ids}) and copy_key is not null
      order by key
    ) as keys`.execute(db)
  return rows.map(({ key }) => key)
}

/**
 * Records for each job with these keys whether it has copies. Which copy a list shows is decided on reading, so nothing
 * needs to be done when a copy closes, expires or is removed: an outdated record only costs a look-up.
 */
export async function markCopies(db: Db, keys: string[]): Promise<void> {
  // Some rows belong to other jobs, so they are locked in the same order as in a recheck.
  await sql`
    with copies as materialized (
      select id, copy_key from job_search where copy_key = any(${keys}::bigint[])
      order by id for no key update
    ),
    counted as (select copy_key, count(*) as jobs from copies group by copy_key)
    update job_search set has_copies = counted.jobs > 1
    from copies join counted on counted.copy_key = copies.copy_key
    where job_search.id = copies.id and has_copies <> (counted.jobs > 1)`.execute(db)
}
