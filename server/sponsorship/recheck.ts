import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/database.ts'
import { findRuleSets, inForceOn, nextChangeAfter } from './rules/rule-sets.ts'
import { ADVERT_COLUMNS, CHECK_VERSION, CHECKED_COUNTRY, checkForLists } from './stored-check.ts'
import { today } from './today.ts'

// Jobs looked at in one transaction. Few: the embedded database does one thing at a time, and searches
// wait behind a batch.
const BATCH = 150

/**
 * Checks all open jobs anew where rules, register or the day have changed since it was done last. It can
 * break off anywhere: whoever calls it next goes on from there. Returns how many answers changed.
 * `rest` is how long it pauses after each batch, in times of what the batch took: the same process
 * answers visitors.
 */
export async function recheckOpenJobs(db: Db, date = today(), { rest = 0 } = {}): Promise<number> {
  const stamp = await stampOf(db, date)
  await begin(db, stamp)
  let changed = 0
  for (;;) {
    const began = performance.now()
    const batch = await db.transaction().execute((db) => recheckBatch(db, { stamp, date }))
    if (batch === null) return changed
    changed += batch
    if (rest > 0) await setTimeout(rest * (performance.now() - began))
  }
}

/** The same for as long as every check would say the same. */
async function stampOf(db: Db, date: string) {
  const sets = await findRuleSets(db)
  const { rows } = await sql<{ id: number | null }>`
    select max(id) as id from register_load`.execute(db)
  const parts = [
    CHECK_VERSION,
    inForceOn(sets, date).version,
    nextChangeAfter(sets, date),
    rows[0]?.id,
  ]
  return parts.join(' ')
}

/** From the first job on, unless it was begun, or done, with the same already. */
async function begin(db: Db, stamp: string) {
  await sql`
    insert into recheck (stamp, after_id) values (${stamp}, '')
    on conflict (only_one) do update set stamp = excluded.stamp, after_id = '', done_at = null
    where recheck.stamp <> excluded.stamp`.execute(db)
}

/** How many answers changed; null when all is done, or somebody has begun with something newer. */
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
  // A stretch of all jobs, by the index of their ids: asked for open ones at once, a database that knows
  // nothing yet of how many those are sorts them all for every batch.
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
    .where('country', '=', CHECKED_COUNTRY)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const checks = await checkForLists(db, jobs, date)
  const rows = JSON.stringify(checks.map((check, index) => ({ ...check, id: jobs[index]?.id })))
  const { numAffectedRows } = await sql`
    update job_search set
      licence = fresh.licence, occupation = fresh.occupation, rate = fresh.rate,
      wording = fresh.wording, sponsor_id = fresh."sponsorId"
    from json_to_recordset(${rows}::json) as fresh (
      id text, licence smallint, occupation smallint, rate smallint, wording smallint,
      "sponsorId" text
    )
    where job_search.id = fresh.id
      and (job_search.licence, job_search.occupation, job_search.rate, job_search.wording,
        job_search.sponsor_id)
      is distinct from (fresh.licence, fresh.occupation, fresh.rate, fresh.wording,
        fresh."sponsorId")`.execute(db)
  await db.updateTable('recheck').set({ afterId: last.id }).execute()
  return Number(numAffectedRows ?? 0)
}
