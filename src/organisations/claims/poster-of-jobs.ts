import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { isProved } from '#organisations/organisations.queries.ts'
import type { Db } from '#platform/database/database.ts'
import { runBatches, type BatchOptions } from '#platform/tasks/batches.ts'
import type { IndexJobs } from '#trade/index-jobs.ts'

/** Jobs that are indexed in one transaction: few, because the embedded database answers nobody else meanwhile. */
export const INDEXED_AT_ONCE = 5

/**
 * Locks the jobs of an organisation. Call it before locking the organisation for a change that writes its jobs: code that
 * changes an advert locks in the same order.
 */
export async function lockJobs(db: Db, organisationId: Id) {
  await db
    .selectFrom('job')
    .select('id')
    .where('organisationId', '=', organisationId)
    .where('status', '<>', 'removed')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/**
 * Copies an organisation’s claim, and whether it is proved, into its jobs, and checks the open ones again. Call it in
 * the transaction that changes either. A pass is removed from all of them at once, however many there are; what is more
 * than a few jobs is indexed by a task.
 */
export async function updatePosterOfJobs(db: Db, indexJobs: IndexJobs, organisationId: Id) {
  const proved = await isProved(db, organisationId)
  const isReread = await restartReread(db, organisationId)
  // Jobs that wait to be read again take over the claim then; here they only lose what is not proved any more.
  const changed = isReread
    ? await dropProved(db, organisationId, proved)
    : await copyClaim(db, organisationId, proved)
  const open = changed.filter(({ status }) => status === 'open').map(({ id }) => id)
  const ids = open.toSorted()
  if (!isReread && ids.length <= INDEXED_AT_ONCE) return indexJobs(db, ids)
  // Quicker than to change the rows: they come back, without the pass, with their batch.
  await sql`delete from job_search where id = any(${ids}) and licence = 1`.execute(db)
  await sql`delete from job_check where id = any(${ids})`.execute(db)
  if (!isReread) await setReindexAfter(db, organisationId, '')
}

async function copyClaim(db: Db, organisationId: Id, proved: boolean) {
  const poster = proved ? 'proved' : 'unproved'
  const { rows } = await sql<{ id: Id; status: string }>`
    update job set
      poster = case when lower(job.employer_name) = organisation.name_key
        then ${poster}::text else 'unproved' end,
      legal_name = organisation.legal_name,
      company_number = organisation.company_number,
      sponsor_id = organisation.sponsor_id
    from organisation
    where organisation.id = ${organisationId} and job.organisation_id = organisation.id
      and job.status <> 'removed'
      and (
        job.poster is distinct from case when lower(job.employer_name) = organisation.name_key
          then ${poster}::text else 'unproved' end
        or job.legal_name is distinct from organisation.legal_name
        or job.company_number is distinct from organisation.company_number
        or job.sponsor_id is distinct from organisation.sponsor_id
      )
    returning job.id, job.status`.execute(db)
  return rows
}

async function dropProved(db: Db, organisationId: Id, proved: boolean) {
  if (proved) return []
  return db
    .updateTable('job')
    .set({ poster: 'unproved' })
    .where('organisationId', '=', organisationId)
    .where('status', '<>', 'removed')
    .where('poster', '=', 'proved')
    .returning(['id', 'status'])
    .execute()
}

/** Has all jobs read again if some wait for it, because those already read have another poster now. */
async function restartReread(db: Db, id: Id): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('organisation')
    .set({ rereadAfter: '' })
    .where('id', '=', id)
    .where('rereadAfter', 'is not', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Has all jobs read again, with the organisation’s new name and claim. */
export async function setToReread(db: Db, id: Id) {
  await db.updateTable('organisation').set({ rereadAfter: '' }).where('id', '=', id).execute()
}

/** Task: has the jobs that wait for it read again, in small transactions. Returns how many. */
export function rereadRemaining(
  db: Db,
  rereadBatch: (db: Db, organisationId: Id) => Promise<number | null>,
  options: BatchOptions = {},
): Promise<number> {
  return runBatches(async () => {
    const waiting = await findWaiting(db, 'rereadAfter')
    return waiting && ((await rereadBatch(db, waiting.id)) ?? 0)
  }, options)
}

/** Task: indexes the organisations’ remaining jobs, in small transactions. Returns how many. */
export function indexRemaining(
  db: Db,
  indexJobs: IndexJobs,
  options: BatchOptions = {},
): Promise<number> {
  return runBatches(async () => {
    const waiting = await findWaiting(db, 'reindexAfter')
    if (!waiting) return null
    return db.transaction().execute((db) => indexBatch(db, indexJobs, waiting.id))
  }, options)
}

async function findWaiting(db: Db, column: 'rereadAfter' | 'reindexAfter') {
  const row = await db
    .selectFrom('organisation')
    .select('id')
    .where(column, 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

async function indexBatch(db: Db, indexJobs: IndexJobs, id: Id): Promise<number> {
  const state = await db
    .selectFrom('organisation')
    .select('reindexAfter')
    .where('id', '=', id)
    .executeTakeFirst()
  if (typeof state?.reindexAfter !== 'string') return 0
  const jobs = await db
    .selectFrom('job')
    .select('id')
    .where('organisationId', '=', id)
    .where('status', '=', 'open')
    .where('id', '>', state.reindexAfter)
    .orderBy('id')
    .limit(INDEXED_AT_ONCE)
    .execute()
  const ids = jobs.map((job) => job.id)
  await indexJobs(db, ids)
  await setReindexAfter(db, id, ids.length < INDEXED_AT_ONCE ? null : (ids.at(-1) ?? null))
  return ids.length
}

async function setReindexAfter(db: Db, id: Id, reindexAfter: string | null) {
  await db.updateTable('organisation').set({ reindexAfter }).where('id', '=', id).execute()
}
