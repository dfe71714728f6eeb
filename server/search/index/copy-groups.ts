import { sql } from 'kysely'
import type { Id } from '#contract/primitives.ts'
import type { Db } from '#server/platform/database/database.ts'

// Tells these locks from others of the database.
const LOCKS = 12

/**
 * Locks the groups of copies that these jobs leave and join until the transaction ends, and returns their
 * keys. Two transactions that write copies of one advert would not see each other's row. It is called before
 * a row is written and locks in one order, so that writers cannot deadlock.
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
 * Notes of the jobs with these keys whether they have copies. Which one of them a list shows is found when
 * it is read, so nothing is to be done when a copy closes, expires or is removed: a note that is out of
 * date only costs a look.
 */
export async function markCopies(db: Db, keys: string[]): Promise<void> {
  // These are rows of other jobs, too, so they are locked in the order in which a recheck locks them.
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
