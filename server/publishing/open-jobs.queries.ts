import { sql } from 'kysely'
import type { Db } from '#server/platform/database/database.ts'
import { prepare } from '#server/platform/database/prepared.ts'
import type { JobTable } from '#server/platform/database/tables.ts'
import { SAMPLE_SOURCE, VIEW_COLUMNS, type ViewRow } from '#server/jobs/job-rows.ts'
import type { Selectable } from 'kysely'

/** A place among all jobs in the order they were posted. */
export interface Position {
  postedAt: string
  id: string
}

/** A part of the jobs: after one position, up to and with another. Null is an end. */
export interface Range {
  after: Position | null
  to: Position | null
}

interface PageValues {
  limit: number
  afterPostedAt: string | null
  afterId: string | null
  toPostedAt: string | null
  toId: string | null
}

export type AddressRow = Pick<Selectable<JobTable>, 'id' | 'title' | 'postedAt' | 'updatedAt'>

/** Real jobs that are open at this moment, the oldest first. */
function openJobs(db: Db, { limit, afterPostedAt, afterId, toPostedAt, toId }: PageValues) {
  let query = db
    .selectFrom('jobSearch as open')
    .innerJoin('job', 'job.id', 'open.id')
    .where('open.closesAt', '>', sql<string>`now()`)
    .where('job.source', 'is distinct from', SAMPLE_SOURCE)
  if (afterId) {
    query = query.where(sql<boolean>`(open.posted_at, open.id) > (${afterPostedAt}, ${afterId})`)
  }
  if (toId) query = query.where(sql<boolean>`(open.posted_at, open.id) <= (${toPostedAt}, ${toId})`)
  return query.orderBy('open.postedAt').orderBy('open.id').limit(limit)
}

const addresses = prepare((db, values: PageValues) =>
  openJobs(db, values).select(['job.id', 'job.title', 'job.postedAt', 'job.updatedAt']),
)
const views = prepare((db, values: PageValues) => openJobs(db, values).select(VIEW_COLUMNS))

/** What an address needs, page after page: a page is read when the one before it has been used up. */
export function readAddresses(db: Db, range: Range, pageSize: number) {
  return readPages<AddressRow>((values) => addresses(db, values), range, pageSize)
}

/** The same of whole jobs. */
export function readViews(db: Db, range: Range, pageSize: number) {
  return readPages<ViewRow>((values) => views(db, values), range, pageSize)
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

/** The last job of each full part of `size` open jobs, samples counted, in one walk over the index. */
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
