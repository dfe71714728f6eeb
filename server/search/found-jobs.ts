import type { JobCard, JobView } from '#contract/jobs.ts'
import type { Id } from '#contract/primitives.ts'
import { CARD_COLUMNS, CHECK_COLUMNS, toCard, toView, VIEW_COLUMNS } from '#server/jobs/job-rows.ts'
import type { Db } from '#server/platform/database/database.ts'
import { prepare } from '#server/platform/database/prepared.ts'
import { sql } from 'kysely'

const cards = prepare((db, { ids }: { ids: Id[] }) =>
  db
    .selectFrom('job')
    .leftJoin('jobSearch', 'jobSearch.id', 'job.id')
    .select([...CARD_COLUMNS, ...CHECK_COLUMNS])
    .where(sql<boolean>`job.id = any(${ids})`),
)
const views = prepare((db, { ids }: { ids: Id[] }) =>
  db
    .selectFrom('job')
    .select(VIEW_COLUMNS)
    .where(sql<boolean>`id = any(${ids})`),
)

/** The jobs in the order of their ids. */
export async function findCards(db: Db, ids: Id[]): Promise<JobCard[]> {
  return ids.length > 0 ? inOrder(ids, await cards(db, { ids })).map(toCard) : []
}

/** The same whole. */
export async function findViews(db: Db, ids: Id[]): Promise<JobView[]> {
  return ids.length > 0 ? inOrder(ids, await views(db, { ids })).map(toView) : []
}

function inOrder<Row extends { id: Id }>(ids: Id[], rows: Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
