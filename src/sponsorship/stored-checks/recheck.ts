import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { runBatches, type BatchOptions } from '#platform/tasks/batches.ts'
import { stampOf } from './check-stamp.ts'
import { saveChecks } from './job-checks.queries.ts'
import { ADVERT_COLUMNS, checkForLists } from './stored-check.ts'
import { today } from '#platform/primitives/time/today.ts'

// Jobs in one transaction. Few, because a batch takes a millisecond of this process for each of them, in which no
// page is answered, and on the embedded database searches wait for each batch.
const BATCH = 30

/**
 * Rechecks all open jobs if rules, register or date have changed since the last recheck. It may stop
 * anywhere; the next call continues from there. Returns how many results changed.
 * @throws the signal’s reason between two batches, once it is aborted
 */
export async function recheckOpenJobs(
  db: Db,
  date = today(),
  options: BatchOptions = {},
): Promise<number> {
  const stamp = await stampOf(db, date)
  await begin(db, stamp)
  return runBatches(
    () => db.transaction().execute((db) => recheckBatch(db, { stamp, date })),
    options,
  )
}

/** Starts from the first job, unless a recheck with the same stamp has started or finished. */
async function begin(db: Db, stamp: string) {
  await sql`
    insert into recheck (stamp, after_id) values (${stamp}, '')
    on conflict (only_one) do update set stamp = excluded.stamp, after_id = '', done_at = null
    where recheck.stamp <> excluded.stamp`.execute(db)
}

/** The number of changed results; null if all jobs are done or a newer recheck has started. */
async function recheckBatch(
  db: Db,
  { stamp, date }: { stamp: string; date: string },
): Promise<number | null> {
  const state = await db
    .selectFrom('recheck')
    .select(['afterId', 'doneAt'])
    .where('stamp', '=', stamp)
    .forUpdate()
    .executeTakeFirst()
  if (!state || state.doneAt) return null
  // Read ids of all jobs first, by their index: without statistics, a query for open jobs alone would sort
  // every job for each batch.
  const stretch = await db
    .selectFrom('job')
    .select('id')
    .where('id', '>', state.afterId)
    .orderBy('id')
    .limit(sql.lit(BATCH))
    .execute()
  const last = stretch.at(-1)
  if (!last) {
    await sql`update recheck set done_at = now()`.execute(db)
    return null
  }
  const ids = stretch.map(({ id }) => id)
  // Locked, so that a newer text is not overwritten with an older answer.
  const jobs = await db
    .selectFrom('job')
    .select(['id', ...ADVERT_COLUMNS])
    .where(sql<boolean>`id = any(${ids})`)
    .where('status', '=', 'open')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const checks = await checkForLists(db, jobs, date)
  const found = checks.map((check, index) => ({ ...check, id: jobs[index]?.id ?? '' }))
  const rows = JSON.stringify(found.map(({ check: _check, ...verdicts }) => verdicts))
  // Writes to copies of these adverts lock some of these rows too, in this order.
  const { rows: indexed } = await sql<{ id: string }>`
    select id from job_search where id = any(${ids}) order by id for no key update`.execute(db)
  const { numAffectedRows } = await sql`
    update job_search set
      licence = fresh.licence, occupation = fresh.occupation, rate = fresh.rate,
      wording = fresh.wording, sponsor_id = fresh."sponsorId",
      occupation_code = fresh."occupationCode", profile = fresh.profile
    from json_to_recordset(${rows}::json) as fresh (
      id text, licence smallint, occupation smallint, rate smallint, wording smallint,
      "sponsorId" text, "occupationCode" text, profile integer
    )
    where job_search.id = fresh.id
      and (job_search.licence, job_search.occupation, job_search.rate, job_search.wording,
        job_search.sponsor_id, job_search.occupation_code, job_search.profile)
      is distinct from (fresh.licence, fresh.occupation, fresh.rate, fresh.wording,
        fresh."sponsorId", fresh."occupationCode", fresh.profile)`.execute(db)
  // A job that is not indexed yet gets its check with the index.
  const inIndex = new Set(indexed.map(({ id }) => id))
  await saveChecks(
    db,
    found.filter(({ id }) => inIndex.has(id)),
    stamp,
  )
  await db.updateTable('recheck').set({ afterId: last.id }).execute()
  return Number(numAffectedRows ?? 0)
}
