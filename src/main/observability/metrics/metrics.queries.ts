import { sql } from 'kysely'
import { CHECK_FACETS } from '#board/search/search.ts'
import type { Db } from '#platform/database/database.ts'
import { FAILED_TASKS } from '#platform/tasks/pg-boss.ts'
import { decodeVerdict, VERDICT_CODE } from '#board/search/finding/answer-codes.ts'

interface QueueRow {
  queue: string
  /** The queue of a task that used up its attempts; null for other rows. */
  failedQueue: string | null
  count: number
  oldestSeconds: number
}

/** The waiting tasks, from the index that the queue itself uses. */
export async function readQueues(db: Db): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    select name as queue,
      case when name = ${FAILED_TASKS} then coalesce(source_name, 'unknown') end as failed_queue,
      count(*)::int as count,
      extract(epoch from now() - min(start_after))::float8 as oldest_seconds
    from pgboss.job
    where state < 'active' and not blocked and start_after <= now()
    group by 1, 2`.execute(db)
  return rows
}

/** Counts from the narrow rows of the index, which have the verdicts of `job_check` as numbers. */
export async function countVerdicts(db: Db) {
  const { rows } = await sql<{ code: number; count: number }>`
    select ${VERDICT_CODE} as code, count(*)::int as count
    from job_search where ${VERDICT_CODE} is not null group by 1`.execute(db)
  return CHECK_FACETS.flatMap((check) => {
    const counts = Map.groupBy(rows, ({ code }) => decodeVerdict(check, code))
    return [...counts].map(([verdict, group]) => ({
      check,
      verdict,
      count: group.reduce((sum, { count }) => sum + count, 0),
    }))
  })
}

/** The date of the newest loaded register, in ISO form; null if none is loaded. */
export async function findRegisterDay(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('registerLoad')
    .select(({ fn }) => fn.max('publishedOn').as('day'))
    .executeTakeFirst()
  return row?.day ?? null
}

/** The lists of adverts that are read, in numbers. */
interface SourceNumbers {
  /** Lists that are read, and those of them that no complete reading has had for three times their interval. */
  on: number
  silent: number
  /** Lists that failures have switched off. */
  failed: number
  /** Decisions that wait for the desk, and the seconds for which the oldest has. */
  holds: number
  oldestHoldSeconds: number
  /** Seconds since the last new advert; null if there has been none. */
  newestAdvertSeconds: number | null
}

export async function readSources(db: Db): Promise<SourceNumbers | null> {
  const { rows } = await sql<SourceNumbers>`
    select source.*, hold.*, advert.* from (
      select count(*) filter (where state = 'on')::int as "on",
        count(*) filter (where state = 'on' and coalesce(last_complete_at, state_at)
          < now() - 3 * make_interval(mins => interval_minutes))::int as silent,
        count(*) filter (where state = 'off' and state_because = 'failures')::int as failed
      from source
    ) as source, (
      select count(*)::int as holds,
        coalesce(extract(epoch from now() - min(opened_at)), 0)::float8 as oldest_hold_seconds
      from source_hold where state = 'open'
    ) as hold, (
      select extract(epoch from now() - max(first_seen_at))::float8 as newest_advert_seconds
      from source_advert
    ) as advert`.execute(db)
  return rows[0] ?? null
}

/**
 * The lag of the copy; null if it does not use streaming, which leaves the lag unknown. A copy that has replayed
 * everything has no lag, although its last transaction may be old.
 */
export async function readReplicaLag({ db, replica }: { db: Db; replica: Db }) {
  const written = await sql<{ position: string }>`
    select pg_current_wal_lsn()::text as position`.execute(db)
  const { rows } = await sql<{ lag: number | null }>`
    select case
      when not pg_is_in_recovery() then null
      when pg_last_wal_replay_lsn() >= ${written.rows[0]?.position}::pg_lsn then 0
      else extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8
    end as lag`.execute(replica)
  return rows[0]?.lag ?? null
}
