import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { JobCard, JobView } from '#contract/jobs.ts'
import type { Id } from '#contract/primitives.ts'
import { CARD_COLUMNS, CHECK_COLUMNS, toCard, toView, VIEW_COLUMNS } from '#server/jobs/job-rows.ts'
import type { Db } from '#server/platform/database/database.ts'
import { prepare } from '#server/platform/database/prepared.ts'
import { VERSION, type FoundId } from './query/versions.ts'

const MOST_KEPT = 5000

const cards = prepare((db, { ids }: { ids: Id[] }) =>
  db
    .selectFrom('job')
    .leftJoin('jobSearch', 'jobSearch.id', 'job.id')
    .select([...CARD_COLUMNS, ...CHECK_COLUMNS, VERSION.as('version')])
    .where(sql<boolean>`job.id = any(${ids})`),
)
const views = prepare((db, { ids }: { ids: Id[] }) =>
  db
    .selectFrom('job')
    .select(VIEW_COLUMNS)
    .where(sql<boolean>`id = any(${ids})`),
)

/**
 * Cards in the order they were found in. A job that is still in the state it was last read in is not
 * read again: lists show the same ones most of the time.
 */
export function createCardFinder(db: Db) {
  const kept = new LRUCache<Id, { version: string; card: JobCard }>({ max: MOST_KEPT })

  return async function findKept(found: Pick<FoundId, 'id' | 'version'>[]): Promise<JobCard[]> {
    const known = new Map(
      found.flatMap(({ id, version }) => {
        const last = kept.get(id)
        return last?.version === version ? [[id, last.card] as const] : []
      }),
    )
    const unknown = found.filter(({ id }) => !known.has(id)).map(({ id }) => id)
    for (const row of unknown.length > 0 ? await cards(db, { ids: unknown }) : []) {
      const card = Object.freeze(toCard(row))
      known.set(row.id, card)
      // As it was read: meanwhile it may be in another state than it was found in.
      kept.set(row.id, { version: row.version, card })
    }
    return found.flatMap(({ id }) => known.get(id) ?? [])
  }
}

/** Cards in the order of their ids, read anew: for lists that are kept themselves. */
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
