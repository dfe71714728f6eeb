import { sql } from 'kysely'
import type { FigureKind, FigureSource } from './figures.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import type { DayCount } from './tally.ts'

/** Adds to the counts, in one statement. Only jobs posted here count: others have nobody to read their figures. */
export async function addCounts(db: Db, counts: DayCount[]) {
  const column = <Name extends keyof DayCount>(name: Name) => counts.map((count) => count[name])
  await sql`
    insert into job_day (job_id, kind, day, source, count)
    select job.id, added.kind, added.day, added.source, added.count
    from unnest(
      ${column('jobId')}::text[], ${column('kind')}::text[], ${column('day')}::date[],
      ${column('source')}::text[], ${column('count')}::int[]
    ) as added (job_id, kind, day, source, count)
    join job on job.id = added.job_id
      and job.status <> 'removed' and job.organisation_id is not null
    order by job.id, added.kind, added.day, added.source
    on conflict (job_id, kind, day, source)
    do update set count = job_day.count + excluded.count`.execute(db)
}

/** The number of times that jobs’ pages were opened. */
export interface Views {
  all: number
  /** The views from a day on, inclusive. */
  since: number
}

/** The views of jobs; jobs without any are left out. */
export async function findViews(db: Db, ids: Id[], firstDay: string): Promise<Map<Id, Views>> {
  const rows = await db
    .selectFrom('jobDay')
    .select('jobId')
    .select([
      sql<number>`sum(count)::int`.as('all'),
      sql<number>`coalesce(sum(count) filter (where day >= ${firstDay}::date), 0)::int`.as('since'),
    ])
    .where(sql<boolean>`job_id = any(${ids})`)
    .where('kind', '=', 'view')
    .groupBy('jobId')
    .execute()
  return new Map(rows.map(({ jobId, ...views }) => [jobId, views]))
}

/** A job’s counts of a day. */
export interface DayFigure {
  day: string
  kind: FigureKind
  source: FigureSource
  count: number
}

/** The counts from a day on, oldest first. */
export async function listDays(db: Db, jobId: Id, firstDay: string): Promise<DayFigure[]> {
  return db
    .selectFrom('jobDay')
    .select([sql<string>`day::text`.as('day'), 'kind', 'source', 'count'])
    .where('jobId', '=', jobId)
    .where(sql<boolean>`day >= ${firstDay}::date`)
    .orderBy('day')
    .orderBy('kind')
    .orderBy('source')
    .execute()
}

/** Deletes the counts of jobs with the jobs. */
export async function deleteCounts(db: Db, jobIds: Id[]) {
  await db
    .deleteFrom('jobDay')
    .where(sql<boolean>`job_id = any(${jobIds})`)
    .execute()
}
