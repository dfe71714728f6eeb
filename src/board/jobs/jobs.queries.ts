import { sql } from 'kysely'
import type { JobFilter } from '#trade/jobs.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { prepare } from '#platform/database/server/prepared.ts'
import type { Cursor } from '#platform/paging.ts'
import { IS_LISTED, isListed, isNewestCopy, OTHER_COPIES } from './stored/copies.ts'
import { WAS_PUBLIC } from './stored/was-public.ts'
import {
  CARD_COLUMNS,
  CHECK_COLUMNS,
  SAMPLE_SOURCE,
  VIEW_COLUMNS,
  type CardRow,
  type ViewRow,
} from './stored/job-rows.ts'

const byId = prepare((db, { id }: { id: Id }) =>
  db
    .selectFrom('job')
    .select(VIEW_COLUMNS)
    .where('id', '=', id)
    .where('status', 'in', ['open', 'closed']),
)

/** A job with a page: open or closed, never a removed one. */
export async function findView(db: Db, id: Id): Promise<ViewRow | null> {
  const [row] = await byId(db, { id })
  return row ?? null
}

/** Whether a job that was public is held, so that it may come back. */
export async function isPaused(db: Db, id: Id): Promise<boolean> {
  const row = await db
    .selectFrom('job')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'held')
    .where(WAS_PUBLIC)
    .executeTakeFirst()
  return row !== undefined
}

const cardsById = prepare((db, { ids }: { ids: Id[] }) =>
  db
    .selectFrom('job')
    .leftJoin('jobSearch', 'jobSearch.id', 'job.id')
    .leftJoin('jobCheck', 'jobCheck.id', 'job.id')
    .select([...CARD_COLUMNS, ...CHECK_COLUMNS, OTHER_COPIES.as('otherCopies')])
    .where(sql<boolean>`job.id = any(${ids})`),
)
const viewsById = prepare((db, { ids }: { ids: Id[] }) =>
  db
    .selectFrom('job')
    .select(VIEW_COLUMNS)
    .where(sql<boolean>`id = any(${ids})`),
)

/** Cards in the order of the ids, without jobs that are gone. */
export async function findCardsById(db: Db, ids: Id[]): Promise<CardRow[]> {
  return ids.length > 0 ? inOrder(ids, await cardsById(db, { ids })) : []
}

/** Views in the order of the ids, without jobs that are gone. */
export async function findViewsById(db: Db, ids: Id[]): Promise<ViewRow[]> {
  return ids.length > 0 ? inOrder(ids, await viewsById(db, { ids })) : []
}

function inOrder<Row extends { id: Id }>(ids: Id[], rows: Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The part of a list to return. */
export interface Slice {
  limit: number
  after: Cursor | null
}

interface NewestValues extends JobFilter {
  limit: number
}

// No index has both a category and a country: the newest jobs of one are filtered by the other. The number is in the
// statement, because the planner takes a limit that it doesn't know for a tenth of the table.
const ROWS_TO_FILTER = 1000

/** The newest jobs, found in the narrow search rows; the wide job rows are read for the result only. */
const newest = prepare((db, { category, type, country, limit }: NewestValues) =>
  db
    .with('recent', (db) => {
      let query = db.selectFrom('jobSearch').selectAll()
      if (category) query = query.where('category', '=', category)
      else if (country) query = query.where('country', '=', country)
      return query.orderBy('postedAt', 'desc').orderBy('id', 'desc').limit(sql.lit(ROWS_TO_FILTER))
    })
    .with('newest', (db) => {
      let query = db.selectFrom('recent as jobSearch').select('id as newestId')
      query = query.where(IS_LISTED).where(isNewestCopy([IS_LISTED]))
      if (type) query = query.where('type', '=', type)
      if (country) query = query.where('country', '=', country)
      return query.orderBy('postedAt', 'desc').orderBy('id', 'desc').limit(limit)
    })
    .selectFrom('newest')
    .innerJoin('job', 'job.id', 'newest.newestId')
    .innerJoin('jobSearch', 'jobSearch.id', 'newest.newestId')
    .leftJoin('jobCheck', 'jobCheck.id', 'newest.newestId')
    .select([...CARD_COLUMNS, ...CHECK_COLUMNS, OTHER_COPIES.as('otherCopies')])
    .orderBy('job.postedAt', 'desc')
    .orderBy('job.id', 'desc'),
)

/** The newest open jobs. With several criteria it looks at the newest thousand of the first one only. */
export async function findNewestCards(
  db: Db,
  filter: JobFilter,
  limit: number,
): Promise<CardRow[]> {
  const { category, type, country } = filter
  return newest(db, { category, type, country, limit })
}

/** The jobs of an account’s organisations, open or closed but not removed, newest first. */
async function findPostedCards(db: Db, accountId: Id, slice: Slice): Promise<CardRow[]> {
  const { limit, after } = slice
  let query = db.selectFrom('job').select(CARD_COLUMNS)
  query = query
    .where('organisationId', 'in', organisationsOf(db, accountId))
    .where('status', '!=', 'removed')
  if (after) query = query.where(sql<boolean>`(posted_at, id) < (${after.time}, ${after.id})`)
  return query.orderBy('postedAt', 'desc').orderBy('id', 'desc').limit(limit).execute()
}

/** Like `findPostedCards`, with descriptions. */
export async function findPostedViews(db: Db, accountId: Id, slice: Slice): Promise<ViewRow[]> {
  const ids = (await findPostedCards(db, accountId, slice)).map(({ id }) => id)
  if (ids.length === 0) return []
  const query = db.selectFrom('job').select(VIEW_COLUMNS).where('id', 'in', ids)
  return query.orderBy('postedAt', 'desc').orderBy('id', 'desc').execute()
}

/** The number of sample jobs in lists. */
export async function countSamples(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('job')
    .innerJoin('jobSearch', 'jobSearch.id', 'job.id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('job.source', '=', SAMPLE_SOURCE)
    .where(isListed('job_search'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function countPosted(db: Db, accountId: Id): Promise<number> {
  const { count } = await db
    .selectFrom('job')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('organisationId', 'in', organisationsOf(db, accountId))
    .where('status', '!=', 'removed')
    .executeTakeFirstOrThrow()
  return Number(count)
}

function organisationsOf(db: Db, accountId: Id) {
  return db
    .selectFrom('organisationMember')
    .select('organisationId')
    .where('accountId', '=', accountId)
}

/**
 * Closes the jobs whose closing date has passed; returns how many. The status is a literal, because a
 * generic plan could not use the partial index of open jobs.
 */
export async function closeExpired(db: Db): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('job')
    .set((eb) => ({
      status: 'closed',
      closedAt: eb.ref('closesAt'),
      closedAs: 'expired',
      updatedAt: sql`now()`,
    }))
    .where('status', '=', sql.lit('open'))
    .where('closesAt', '<=', sql<string>`now()`)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
