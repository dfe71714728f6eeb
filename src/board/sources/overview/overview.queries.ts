import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { SAMPLE_SOURCE } from '#board/jobs/stored/job-rows.ts'
import { HIDDEN_AFTER_DAYS } from '#trade/job-age.ts'

/** The open adverts of the board in numbers. Examples that we wrote are none of them. */
export interface AdvertFigures {
  open: number
  /** The middle of the times since they were seen; null if there are none. */
  middleAgeSeconds: number | null
  /** Open adverts that no list shows: not seen for too long. */
  hidden: number
}

/** The last time that a job was at its source: a complete reading is a sighting of all that it has. */
export const SEEN_AT = sql<string>`greatest(job.last_seen_at,
  case when coalesce(advert.missed_at, advert.unseen_at) is null then source.last_complete_at end)`

export async function readAdvertFigures(db: Db): Promise<AdvertFigures> {
  const { rows } = await sql<AdvertFigures>`
    with seen as (
      select extract(epoch from now() - ${SEEN_AT})::float8 as age
      from job
      left join source_advert as advert on advert.job_id = job.id
      left join source on source.id = advert.source_id
      where job.status = 'open' and (job.closes_at is null or job.closes_at > now())
        and job.source is distinct from ${SAMPLE_SOURCE}
    )
    select count(*) filter (where age < ${HIDDEN_AFTER_DAYS * 86_400})::int as open,
      percentile_cont(0.5) within group (order by age) as middle_age_seconds,
      count(*) filter (where age >= ${HIDDEN_AFTER_DAYS * 86_400})::int as hidden
    from seen`.execute(db)
  return rows[0] ?? { open: 0, middleAgeSeconds: null, hidden: 0 }
}

/** The open adverts of each source that we read, by its id. */
export async function countOpenAdverts(db: Db): Promise<Record<Id, number>> {
  const { rows } = await sql<{ id: Id; open: number }>`
    select advert.source_id as id, count(*)::int as open
    from source_advert as advert join job on job.id = advert.job_id
    where job.status = 'open' and (job.closes_at is null or job.closes_at > now())
    group by advert.source_id`.execute(db)
  return Object.fromEntries(rows.map(({ id, open }) => [id, open]))
}

/** The open adverts of a source that somebody here loads as a file, or that were posted here. */
export interface OtherSource {
  /** Null for adverts that were posted here. */
  name: string | null
  open: number
  lastSeenAt: string
}

export async function listOtherSources(db: Db): Promise<OtherSource[]> {
  const { rows } = await sql<OtherSource>`
    select job.source as name, count(*)::int as open, max(job.last_seen_at) as last_seen_at
    from job
    where job.status = 'open' and (job.closes_at is null or job.closes_at > now())
      and job.source is distinct from ${SAMPLE_SOURCE}
      and not exists (select from source_advert as advert where advert.job_id = job.id)
    group by job.source
    order by 2 desc, 1
    limit 100`.execute(db)
  return rows
}
