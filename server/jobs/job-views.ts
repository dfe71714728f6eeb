import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { JobView } from '#contract/jobs.ts'
import type { Id } from '#contract/primitives.ts'
import type { Db } from '#server/platform/database/database.ts'
import { prepare } from '#server/platform/database/prepared.ts'
import { toView, VIEW_COLUMNS } from './job-rows.ts'

// In characters of adverts: about a thousand.
const MOST_KEPT = 10_000_000

/** Which transaction wrote the row last: it tells one state of a job from the next. */
const VERSION = sql<string>`xmin::text`

/** Not joined to the narrow rows: a job's page does not wait where searches have to. */
const byId = prepare((db, { id }: { id: Id }) =>
  db
    .selectFrom('job')
    .select([...VIEW_COLUMNS, VERSION.as('version')])
    .where('id', '=', id)
    .where('status', '!=', 'removed'),
)
const versionById = prepare((db, { id }: { id: Id }) =>
  db
    .selectFrom('job')
    .select(VERSION.as('version'))
    .where('id', '=', id)
    .where('status', '!=', 'removed'),
)

interface KeptView {
  version: string
  view: JobView
  /** From then on it is closed, though nobody has written so yet. */
  closesAt: number
}

/**
 * Jobs with a page: open or closed, never a removed one. While a job stays in the state it was last read
 * in, it is the very same object: what was made of it needs not be made again.
 */
export function createJobViews(db: Db) {
  const kept = new LRUCache<Id, KeptView>({
    maxSize: MOST_KEPT,
    sizeCalculation: ({ view }) =>
      1 + view.description.length + (view.descriptionHtml?.length ?? 0),
  })
  return { find }

  async function find(id: Id): Promise<JobView | null> {
    const last = kept.get(id)
    if (!last) return read(id)
    const [now] = await versionById(db, { id })
    const isSame = now?.version === last.version && last.closesAt > Date.now()
    return isSame ? last.view : read(id)
  }

  async function read(id: Id): Promise<JobView | null> {
    const [row] = await byId(db, { id })
    if (!row) return null
    const view = Object.freeze(toView(row))
    const closesAt = view.isOpen && view.closesAt ? Date.parse(view.closesAt) : Infinity
    kept.set(id, { version: row.version, view, closesAt })
    return view
  }
}
