import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { JobState } from '#board/saved-jobs/saved-jobs.schema.ts'
import type { Db } from '#platform/database/database.ts'

/** A state with its number. */
export interface NumberedState {
  id: number
  state: JobState
  /** True while the desk is looking at the job: the state is what was public before. */
  isHeld: boolean
}

const STATE_COLUMNS = [
  'job.status',
  'job.closedAs',
  'job.title',
  'job.employerName',
  'job.payMin',
  'job.payMax',
  'job.payCurrency',
  'job.payPeriod',
  'job.payText',
  'job.payBand',
  'job.place',
  'job.isRemote',
  'job.country',
  'job.hoursPerWeek',
  'job.type',
  'job.occupationCode',
  'jobSearch.licence',
  'jobSearch.occupation',
  'jobSearch.rate',
  'jobSearch.wording',
] as const

/**
 * The current states of these jobs, by job. A new one gets a number. A held job keeps its state, and one that was never
 * public has none.
 */
export async function findCurrentStates(db: Db, jobIds: Id[]): Promise<Map<Id, NumberedState>> {
  const states = new Map<Id, NumberedState>()
  const fresh: { jobId: Id; state: JobState }[] = []
  for (const { jobId, latestId, latest, ...state } of await readStates(db, jobIds)) {
    const isHeld = state.status === 'held'
    const isKnown = latest !== null && latestId !== null
    if (isKnown && (isHeld || isDeepStrictEqual(latest, state)))
      states.set(jobId, { id: latestId, state: latest, isHeld })
    // A job that was removed before anyone knew it as public stays private.
    else if (isKnown || state.status === 'open' || state.status === 'closed')
      fresh.push({ jobId, state })
  }
  for (const { id, jobId, state } of await insertStates(db, fresh))
    states.set(jobId, { id, state, isHeld: false })
  return states
}

async function readStates(db: Db, jobIds: Id[]) {
  if (jobIds.length === 0) return []
  return db
    .selectFrom('job')
    .leftJoin('jobSearch', 'jobSearch.id', 'job.id')
    .leftJoinLateral(
      (db) =>
        db
          .selectFrom('jobState')
          .select(['jobState.id as latestId', 'jobState.state as latest'])
          .whereRef('jobState.jobId', '=', 'job.id')
          .orderBy('jobState.id', 'desc')
          .limit(1)
          .as('known'),
      (join) => join.onTrue(),
    )
    .select(['job.id as jobId', 'known.latestId', 'known.latest', ...STATE_COLUMNS])
    .select(
      sql<boolean>`job.status = 'removed' and job.removed_because is not null`.as('isTakenDown'),
    )
    .where(sql<boolean>`job.id = any(${jobIds})`)
    .execute()
}

async function insertStates(db: Db, fresh: { jobId: Id; state: JobState }[]) {
  if (fresh.length === 0) return []
  const rows = fresh.map(({ jobId, state }) => ({ jobId, state: JSON.stringify(state) }))
  return db.insertInto('jobState').values(rows).returning(['id', 'jobId', 'state']).execute()
}

/** States by their number, for these jobs only. */
export async function findStates(
  db: Db,
  wanted: { jobId: Id; stateId: number }[],
): Promise<Map<number, JobState>> {
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom('jobState')
    .select(['id', 'jobId', 'state'])
    .where(sql<boolean>`id = any(${wanted.map(({ stateId }) => stateId)}::bigint[])`)
    .execute()
  const jobOf = new Map(wanted.map(({ jobId, stateId }) => [stateId, jobId]))
  return new Map(
    rows.filter(({ id, jobId }) => jobOf.get(id) === jobId).map(({ id, state }) => [id, state]),
  )
}

const USED_DAYS = 400

/** Deletes states that no account refers to and no device can still refer to. */
export async function deleteOldStates(db: Db) {
  await sql`
    delete from job_state old
    where used_at < now() - make_interval(days => ${USED_DAYS}::int)
      and not exists (select from saved_job where known_id = old.id)
      and not exists (select from saved_job where told_id = old.id)`.execute(db)
}

/** Records that a device has the number from now on. */
export async function touchState(db: Db, id: number) {
  await sql`
    update job_state set used_at = now()
    where id = ${id} and used_at < now() - interval '30 days'`.execute(db)
}
