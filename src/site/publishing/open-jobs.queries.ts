import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { prepare } from '#platform/database/server/prepared.ts'
import type { JobTable } from '#board/jobs/jobs.tables.ts'
import { isListed } from '#board/jobs/stored/copies.ts'
import { SAMPLE_SOURCE, VIEW_COLUMNS, type ViewRow } from '#board/jobs/stored/job-rows.ts'
import type { Selectable } from 'kysely'

/** A job's position in the order of posting. */
export interface Position {
  postedAt: string
  id: string
}

/** The jobs after one position, up to and including another. Null means from the first or to the last. */
export interface Range {
  after: Position | null
  to: Position | null
}

/** From the first job to the last. */
export const EVERY_JOB: Range = { after: null, to: null }

interface PageValues {
  limit: number
  afterPostedAt: string | null
  afterId: string | null
  toPostedAt: string | null
  toId: string | null
}

/** The columns for the path of a job's page, and when it changed. */
export type PathRow = Pick<Selectable<JobTable>, 'id' | 'title' | 'postedAt' | 'updatedAt'>

/** Listed jobs, without samples, oldest first. */
function openJobs(db: Db, { limit, afterPostedAt, afterId, toPostedAt, toId }: PageValues) {
  let query = db
    .selectFrom('jobSearch as open')
    .innerJoin('job', 'job.id', 'open.id')
    .where(isListed('open'))
    // Inlined in the statement, because for an unknown value the planner expects no row at all.
    .where('job.source', 'is distinct from', sql.lit(SAMPLE_SOURCE))
  if (afterId) {
    query = query.where(sql<boolean>`(open.posted_at, open.id) > (${afterPostedAt}, ${afterId})`)
  }
  if (toId) query = query.where(sql<boolean>`(open.posted_at, open.id) <= (${toPostedAt}, ${toId})`)
  return query.orderBy('open.postedAt').orderBy('open.id').limit(limit)
}

const pathRows = prepare((db, values: PageValues) =>
  openJobs(db, values).select(['job.id', 'job.title', 'job.postedAt', 'job.updatedAt']),
)
const views = prepare((db, values: PageValues) => openJobs(db, values).select(VIEW_COLUMNS))
const postedViews = prepare((db, values: PageValues) =>
  openJobs(db, values).where('job.source', 'is', null).select(VIEW_COLUMNS),
)

/** Jobs that were posted here and public, and have gone within so many days: another board may still show them. */
export async function findGoneIds(db: Db, days: number): Promise<string[]> {
  const rows = await db
    .selectFrom('job')
    .select('id')
    .where('source', 'is', null)
    .where('country', '=', 'GB')
    .where((is) =>
      is.or([
        is('status', 'in', ['closed', 'removed']),
        is.and([is('status', '=', 'held'), is('heldFrom', '=', 'open')]),
      ]),
    )
    .where('updatedAt', '>', sql<string>`now() - make_interval(days => ${days}::int)`)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Reads the open jobs of a range in pages; each page is read once the one before has been consumed. */
export function readPathRows(db: Db, range: Range, pageSize: number) {
  return readPages<PathRow>((values) => pathRows(db, values), range, pageSize)
}

/** Like `readPathRows`, with whole jobs. */
export function readViews(db: Db, range: Range, pageSize: number) {
  return readPages<ViewRow>((values) => views(db, values), range, pageSize)
}

/** Like `readViews`, with the jobs that were posted here alone, all of them. */
export function readPostedViews(db: Db, pageSize: number) {
  return readPages<ViewRow>((values) => postedViews(db, values), EVERY_JOB, pageSize)
}

/**
 * A digest of the jobs that `readPostedViews` finds, which changes whenever one comes, changes or goes. A date could
 * not say that one has gone.
 */
export async function findPostedVersion(db: Db): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select md5(coalesce(string_agg(
      md5(concat_ws('|', job.id, extract(epoch from job.updated_at), job.poster, job.employer_name)),
      '' order by job.id), '')) as version
    from job_search as open join job on job.id = open.id
    where ${isListed('open')} and job.source is null`.execute(db)
  return rows[0]?.version ?? ''
}

async function* readPages<Row extends Position>(
  read: (values: PageValues) => Promise<Row[]>,
  { after, to }: Range,
  limit: number,
): AsyncGenerator<Row[]> {
  let last: Position | null | undefined = after
  for (;;) {
    const rows: Row[] = await read({
      limit,
      afterPostedAt: last?.postedAt ?? null,
      afterId: last?.id ?? null,
      toPostedAt: to?.postedAt ?? null,
      toId: to?.id ?? null,
    })
    if (rows.length > 0) yield rows
    if (rows.length < limit) return
    last = rows.at(-1)
  }
}

/** The last job of each full part of `size` open jobs, samples included, in one scan of the index. */
export async function findPartEnds(db: Db, size: number): Promise<Position[]> {
  const { rows } = await sql<Position>`
    select posted_at as "postedAt", id
    from (
      select posted_at, id, row_number() over (order by posted_at, id) as place
      from job_search
    ) as placed
    where place % ${size}::int = 0
    order by posted_at, id`.execute(db)
  return rows
}
