import { sql } from 'kysely'
import { SEEN_AT } from '#board/sources/overview/overview.queries.ts'
import type { Db } from '#platform/database/database.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { OLD_AFTER_DAYS } from '#trade/job-age.ts'

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
        count(*) filter (where job.status = 'open' and ${SEEN_AT}
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

/** The lists that are read, and those that somebody has to look at: held, or switched off by failures. */
export async function countSources(db: Db) {
  const { rows } = await sql<{ on: number; needy: number }>`
    select count(*) filter (where state = 'on')::int as "on",
      count(*) filter (where state_because = 'failures' or exists (
        select from source_hold as hold where hold.source_id = source.id and hold.state = 'open'
      ))::int as needy
    from source`.execute(db)
  return rows[0] ?? { on: 0, needy: 0 }
}

/** The opt-outs of the last week. */
export async function countOptOuts(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from source_opt_out where since > now() - interval '7 days'`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

const SHOWN_OPT_OUTS = 50

/** The latest opt-outs, with the lists at each domain and those of them that are on: there should be none. */
export async function findOptOuts(db: Db) {
  const { rows } = await sql<{
    domain: string
    way: 'dns' | 'file'
    since: string
    lists: number
    read: number
  }>`
    select opt_out.*, count(source.id)::int as lists,
      count(source.id) filter (where source.state = 'on')::int as read
    from (
      select domain, way, since from source_opt_out order by since desc limit ${SHOWN_OPT_OUTS}
    ) as opt_out
    left join source on split_part(source.host, ':', 1) = opt_out.domain
      or split_part(source.host, ':', 1) like '%.' || opt_out.domain
    group by domain, way, since
    order by since desc, domain`.execute(db)
  return rows
}

/** A source, locked until the transaction ends; null if there is none with this id. */
export async function lockSource(db: Db, id: Id) {
  const row = await db
    .selectFrom('source')
    .select(['id', 'name', 'host', 'state', 'stateBecause'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}
