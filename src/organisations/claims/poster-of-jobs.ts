import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { isProved } from '#organisations/organisations.queries.ts'
import type { Db } from '#platform/database/database.ts'
import type { IndexJobs } from '#trade/index-jobs.ts'

/** The number of open jobs that are indexed at once; the rest are left to a task. */
const AT_ONCE = 500
const BATCH = 200

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
 * the transaction that changes either. A pass is removed from all of them at once, however many there are.
 */
export async function updatePosterOfJobs(db: Db, indexJobs: IndexJobs, organisationId: Id) {
  const poster = (await isProved(db, organisationId)) ? 'proved' : 'unproved'
  const { rows: changed } = await sql<{ id: Id; status: string }>`
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
  const open = changed.filter(({ status }) => status === 'open').map(({ id }) => id)
  const ids = open.toSorted()
  const [now, later] = [ids.slice(0, AT_ONCE), ids.slice(AT_ONCE)]
  await indexJobs(db, now)
  if (later.length === 0) return
  await sql`update job_search set licence = 0 where id = any(${later}) and licence = 1`.execute(db)
  await sql`delete from job_check where id = any(${later})`.execute(db)
  await setReindexAfter(db, organisationId, '')
}

/** Task: indexes the organisations’ remaining jobs, in small transactions. */
export async function indexRemaining(db: Db, indexJobs: IndexJobs) {
  for (;;) {
    const waiting = await db
      .selectFrom('organisation')
      .select(['id', 'reindexAfter'])
      .where('reindexAfter', 'is not', null)
      .limit(1)
      .executeTakeFirst()
    if (!waiting) return
    await db.transaction().execute((db) => indexBatch(db, indexJobs, waiting.id))
  }
}

async function indexBatch(db: Db, indexJobs: IndexJobs, id: Id) {
  const state = await db
    .selectFrom('organisation')
    .select('reindexAfter')
    .where('id', '=', id)
    .executeTakeFirst()
  if (typeof state?.reindexAfter !== 'string') return
  const jobs = await db
    .selectFrom('job')
    .select('id')
    .where('organisationId', '=', id)
    .where('status', '=', 'open')
    .where('id', '>', state.reindexAfter)
    .orderBy('id')
    .limit(BATCH)
    .execute()
  const ids = jobs.map((job) => job.id)
  await indexJobs(db, ids)
  await setReindexAfter(db, id, ids.length < BATCH ? null : (ids.at(-1) ?? null))
}

async function setReindexAfter(db: Db, id: Id, reindexAfter: string | null) {
  await db.updateTable('organisation').set({ reindexAfter }).where('id', '=', id).execute()
}
