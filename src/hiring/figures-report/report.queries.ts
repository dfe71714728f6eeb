import { sql } from 'kysely'
import type { FigureSource, JobFigures } from '#board/figures/figures.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'

/** The jobs, and the first day. */
export interface FigureRange {
  organisationId: Id
  jobId: Id | null
  /** ISO date, in London. */
  firstDay: string
}

const jobsOf = ({ organisationId, jobId }: FigureRange) =>
  sql`job.organisation_id = ${organisationId} and job.status <> 'removed'
    and (${jobId}::text is null or job.id = ${jobId})`

const LONDON_DAY = sql`(application.created_at at time zone 'Europe/London')::date`

/** Null for a job of another organisation. */
export async function findJobTitle(db: Db, { organisationId, jobId }: FigureRange) {
  const row = await db
    .selectFrom('job')
    .select(['id', 'title'])
    .where('id', '=', jobId)
    .where('organisationId', '=', organisationId)
    .where('status', '<>', 'removed')
    .executeTakeFirst()
  return row ?? null
}

/** Visits by day. */
export async function sumVisits(db: Db, range: FigureRange) {
  const { rows } = await sql<{ day: string; views: number; applyStarts: number }>`
    select day::text,
      coalesce(sum(count) filter (where kind = 'view'), 0)::int as views,
      coalesce(sum(count) filter (where kind = 'apply-start'), 0)::int as apply_starts
    from job_day join job on job.id = job_day.job_id
    where ${jobsOf(range)} and day >= ${range.firstDay}::date
    group by day order by day`.execute(db)
  return rows
}

/** Applications by day. */
export async function countApplications(db: Db, range: FigureRange) {
  const { rows } = await sql<{ day: string; applications: number }>`
    select ${LONDON_DAY}::text as day, count(*)::int as applications
    from application join job on job.id = application.job_id
    where ${jobsOf(range)} and ${LONDON_DAY} >= ${range.firstDay}::date
    group by 1 order by 1`.execute(db)
  return rows
}

export async function summarizeAnswers(db: Db, range: FigureRange) {
  const { rows } = await sql<{ answered: number; medianSeconds: number | null }>`
    select count(application.answered_at)::int as answered,
      percentile_cont(0.5) within group (
        order by extract(epoch from application.answered_at - application.created_at)
      ) as median_seconds
    from application join job on job.id = application.job_id
    where ${jobsOf(range)} and ${LONDON_DAY} >= ${range.firstDay}::date`.execute(db)
  return rows[0] ?? { answered: 0, medianSeconds: null }
}

/** Views by source, most frequent first. */
export async function sumSources(db: Db, range: FigureRange) {
  const { rows } = await sql<{ source: FigureSource; views: number }>`
    select job_day.source, sum(count)::int as views
    from job_day join job on job.id = job_day.job_id
    where ${jobsOf(range)} and day >= ${range.firstDay}::date and kind = 'view'
    group by job_day.source order by views desc, job_day.source`.execute(db)
  return rows
}

/** The figures of jobs that were seen or applied for, most seen first. */
export async function listJobFigures(
  db: Db,
  range: FigureRange,
  limit: number,
): Promise<JobFigures[]> {
  const { rows } = await sql<JobFigures>`
    with visits as (
      select job_id,
        coalesce(sum(count) filter (where kind = 'view'), 0)::int as views,
        coalesce(sum(count) filter (where kind = 'apply-start'), 0)::int as apply_starts
      from job_day join job on job.id = job_day.job_id
      where ${jobsOf(range)} and day >= ${range.firstDay}::date
      group by job_id
    ), sent as (
      select job_id, count(*)::int as applications, count(answered_at)::int as answered
      from application join job on job.id = application.job_id
      where ${jobsOf(range)} and ${LONDON_DAY} >= ${range.firstDay}::date
      group by job_id
    )
    select job.id, job.title, coalesce(views, 0) as views, coalesce(apply_starts, 0) as apply_starts,
      coalesce(applications, 0) as applications, coalesce(answered, 0) as answered
    from visits full join sent using (job_id) join job on job.id = job_id
    order by views desc, applications desc, job.id limit ${limit}`.execute(db)
  return rows
}

export interface DayRow {
  id: Id
  title: string
  day: string
  event: string
  source: string
  count: number
}

/** Every single count, for the export. */
export async function listDayRows(db: Db, range: FigureRange): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select job.id, job.title, day::text, kind as event, job_day.source, count
    from job_day join job on job.id = job_day.job_id
    where ${jobsOf(range)} and day >= ${range.firstDay}::date
    union all
    select job.id, job.title, ${LONDON_DAY}::text, 'application', '', count(*)::int
    from application join job on job.id = application.job_id
    where ${jobsOf(range)} and ${LONDON_DAY} >= ${range.firstDay}::date
    group by job.id, job.title, 3
    order by 3, 2, 1, 4, 5`.execute(db)
  return rows
}
