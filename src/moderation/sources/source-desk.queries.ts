import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { OLD_AFTER_DAYS } from '#trade/job-age.ts'
import type { HoldKind, HoldState } from '#board/sources/sources.ts'

/** The last day of all sources in numbers. */
export interface DayFigures {
  sources: number
  runs: number
  failed: number
  closed: number
  reopened: number
  /** Open adverts of sources that have not been seen for so long that the site says so. */
  old: number
  newestAdvertAt: string | null
}

export async function readDay(db: Db): Promise<DayFigures> {
  const { rows } = await sql<DayFigures>`
    select day.*, advert.* from (
      select count(distinct source_id)::int as sources, count(*)::int as runs,
        count(*) filter (where answer = 'failed')::int as failed,
        coalesce(sum(closed), 0)::int as closed, coalesce(sum(reopened), 0)::int as reopened
      from source_run where began_at > now() - interval '1 day'
    ) as day, (
      select max(advert.first_seen_at) as newest_advert_at,
        count(*) filter (where job.status = 'open' and greatest(job.last_seen_at,
            case when advert.missed_at is null then source.last_complete_at end)
          < now() - make_interval(days => ${OLD_AFTER_DAYS}))::int as old
      from source_advert as advert
      join source on source.id = advert.source_id
      join job on job.id = advert.job_id
    ) as advert`.execute(db)
  return (
    rows[0] ?? {
      sources: 0,
      runs: 0,
      failed: 0,
      closed: 0,
      reopened: 0,
      old: 0,
      newestAdvertAt: null,
    }
  )
}

/** Closings that wait for the desk, or that can still be undone. */
export interface DeskHold {
  id: Id
  sourceId: Id
  kind: HoldKind
  state: HoldState
  openedAt: string
  known: number
  missing: number
  names: string[]
  readings: number
  acceptedBy: Id | null
  decidedAt: string | null
  closed: number
}

/** Open holds first, then those decided in the last days. */
export async function listHolds(db: Db, { undoDays }: { undoDays: number }): Promise<DeskHold[]> {
  const { rows } = await sql<DeskHold>`
    select id, source_id, kind, state, opened_at, known, cardinality(missing) as missing, names, readings,
      accepted_by, decided_at, cardinality(closed_jobs) as closed
    from source_hold
    where state = 'open'
      or (state = 'accepted' and decided_at > now() - make_interval(days => ${undoDays}))
    order by state <> 'open', opened_at desc
    limit 50`.execute(db)
  return rows
}

/** The opt-outs of the last week. */
export async function countOptOuts(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from source_opt_out where since > now() - interval '7 days'`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** A source, locked until the transaction ends; null if there is none with this id. */
export async function lockSource(db: Db, id: Id) {
  const row = await db
    .selectFrom('source')
    .select(['id', 'name', 'state', 'stateBecause'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}
