import { sql, type ExpressionBuilder } from 'kysely'
import type { JobFilter } from '#contract/jobs.ts'
import type { Id } from '#contract/primitives.ts'
import type { Db } from '#server/platform/database/database.ts'
import { prepare } from '#server/platform/database/prepared.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import type { Cursor } from './cursor.ts'
import { CARD_COLUMNS, VIEW_COLUMNS, type CardRow, type ViewRow } from './job-rows.ts'

/** The part of a list that is asked for: after a position, or after a number of rows to pass. */
export interface Slice {
  limit: number
  offset?: number
  after?: Cursor
  /** Only titles that contain this, in any case. */
  title?: string
}

/** A list's question with a name for every value; null narrows nothing. */
interface ListValues extends JobFilter {
  limit: number
  offset: number | null
  afterPostedAt: string | null
  afterId: string | null
  title: string | null
}

function toValues({ category, type, country }: JobFilter, slice: Slice): ListValues {
  const { limit, offset = null, after, title } = slice
  return {
    category,
    type,
    country,
    limit,
    offset,
    afterPostedAt: after?.postedAt ?? null,
    afterId: after?.id ?? null,
    title: title ? `%${title.replaceAll(/[\\%_]/g, String.raw`\$&`)}%` : null,
  }
}

function isOpen(eb: ExpressionBuilder<Tables, 'job'>) {
  return eb.and([
    eb('status', '=', 'open'),
    eb.or([eb('closesAt', 'is', null), eb('closesAt', '>', sql<string>`now()`)]),
  ])
}

/** Ids of a slice from the index alone; the wide rows are read for these few only. */
function openIds(db: Db, values: ListValues) {
  const { category, type, country, limit, offset, afterPostedAt, afterId, title } = values
  let query = db.selectFrom('job').select('id as pageId').where(isOpen)
  if (category) query = query.where('category', '=', category)
  if (type) query = query.where('type', '=', type)
  if (country) query = query.where('country', '=', country)
  if (title) query = query.where('title', 'ilike', title)
  if (afterId) query = query.where(sql<boolean>`(posted_at, id) < (${afterPostedAt}, ${afterId})`)
  if (offset) query = query.offset(offset)
  return query.orderBy('postedAt', 'desc').orderBy('id', 'desc').limit(limit)
}

function sliceOf(db: Db, values: ListValues) {
  return db
    .with('page', () => openIds(db, values))
    .selectFrom('page')
    .innerJoin('job', 'job.id', 'page.pageId')
    .orderBy('job.postedAt', 'desc')
    .orderBy('job.id', 'desc')
}

const cards = prepare((db, values: ListValues) => sliceOf(db, values).select(CARD_COLUMNS))
const views = prepare((db, values: ListValues) => sliceOf(db, values).select(VIEW_COLUMNS))
const byId = prepare((db, { id }: { id: Id }) =>
  db.selectFrom('job').select(VIEW_COLUMNS).where('id', '=', id).where('status', '!=', 'removed'),
)

/** Open jobs, newest first, without their descriptions. */
export async function findOpenCards(db: Db, filter: JobFilter, slice: Slice): Promise<CardRow[]> {
  return cards(db, toValues(filter, slice))
}

/** Open jobs, newest first, whole. */
export async function findOpenViews(db: Db, filter: JobFilter, slice: Slice): Promise<ViewRow[]> {
  return views(db, toValues(filter, slice))
}

/** What somebody posted, open or closed, newest first; nothing that was removed. */
export async function findPostedCards(db: Db, ownerId: Id, slice: Slice): Promise<CardRow[]> {
  const { limit, after } = slice
  let query = db.selectFrom('job').select(CARD_COLUMNS)
  query = query.where('ownerId', '=', ownerId).where('status', '!=', 'removed')
  if (after) query = query.where(sql<boolean>`(posted_at, id) < (${after.postedAt}, ${after.id})`)
  return query.orderBy('postedAt', 'desc').orderBy('id', 'desc').limit(limit).execute()
}

/** The same whole. */
export async function findPostedViews(db: Db, ownerId: Id, slice: Slice): Promise<ViewRow[]> {
  const ids = (await findPostedCards(db, ownerId, slice)).map(({ id }) => id)
  if (ids.length === 0) return []
  const query = db.selectFrom('job').select(VIEW_COLUMNS).where('id', 'in', ids)
  return query.orderBy('postedAt', 'desc').orderBy('id', 'desc').execute()
}

export async function countPosted(db: Db, ownerId: Id): Promise<number> {
  const { count } = await db
    .selectFrom('job')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('ownerId', '=', ownerId)
    .where('status', '!=', 'removed')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** A job with a page: open or closed, never a removed one. */
export async function findJob(db: Db, id: Id): Promise<ViewRow | null> {
  const [row] = await byId(db, { id })
  return row ?? null
}

export interface CountRow {
  category: string
  type: JobFilter['type']
  country: string
  count: number
}

/** How many open jobs there are of each combination: a few thousand rows at any number of jobs. */
export async function countOpen(db: Db): Promise<CountRow[]> {
  return db
    .selectFrom('job')
    .select(['category', 'type', 'country'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(isOpen)
    .groupBy(['category', 'type', 'country'])
    .execute()
}

/** Closes what has passed its closing date; returns how many. */
export async function closeExpired(db: Db): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('job')
    .set((eb) => ({
      status: 'closed',
      closedAt: eb.ref('closesAt'),
      closedAs: 'expired',
      updatedAt: sql`now()`,
    }))
    .where('status', '=', 'open')
    .where('closesAt', '<=', sql<string>`now()`)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
