import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { HIDDEN_AFTER_DAYS, OLD_AFTER_DAYS } from '#trade/job-age.ts'

// A search row has a dozen indexes, so it follows the sightings of its job only when its age would soon be wrong.
const BEHIND_DAYS = OLD_AFTER_DAYS - 2

/** Records that the open ones of these jobs are still at their source. One not seen for long is in the lists again. */
export async function recordSightings(db: Db, ids: Id[], now: string): Promise<void> {
  await sql`
    with seen as (
      update job set last_seen_at = ${now}
      where id = any(${ids}::text[]) and status = 'open' and last_seen_at < ${now}::timestamptz
      returning id, last_seen_at, closes_at
    )
    ${followSightings(sql`seen`)}`.execute(db)
}

/** Lets the search rows follow the sightings of their jobs before they count as older than they are. */
export async function followAllSightings(db: Db): Promise<void> {
  await followSightings(sql`job as seen`).execute(db)
}

function followSightings(seen: ReturnType<typeof sql>) {
  return sql`
    update job_search set seen_at = seen.last_seen_at,
      closes_at = least(
        seen.closes_at, seen.last_seen_at + make_interval(days => ${sql.lit(HIDDEN_AFTER_DAYS)}))
    from ${seen}
    where job_search.id = seen.id and seen.last_seen_at > job_search.seen_at
      and job_search.seen_at < now() - make_interval(days => ${sql.lit(BEHIND_DAYS)})`
}
