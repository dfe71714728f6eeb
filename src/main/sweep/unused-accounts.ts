import { sql } from 'kysely'
import { mediumDate } from '#platform/primitives/formats.ts'
import { STORED_DAYS } from '#platform/primitives/time/stored-days.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'

const BATCH = 100
const DAY = 86_400_000

interface Timer {
  /** How many months an account outlives its last use. */
  months: number
  now: Date
}

/**
 * Deletes accounts that nobody used for long, as their owners would, and returns how many. Their owners were told by
 * email 30 days before. An open advert, an open case about its owner or being an admin keeps an account.
 */
export async function deleteUnusedAccounts(
  db: Db,
  { verification, settings }: Pick<Services['accounts'], 'verification' | 'settings'>,
  timer: Timer,
): Promise<number> {
  await noteUse(db)
  let deleted = 0
  for (const id of await findTold(db, timer)) {
    const lockIf = async (db: Db) => (await findTold(db, timer, id)).length > 0
    if (await settings.deleteIf(id, lockIf)) deleted += 1
  }
  while ((await warnBatch(db, verification, timer)) === BATCH);
  return deleted
}

/** Log-ins and visits of the last days become the last use of an account. Who uses it need not be told again. */
async function noteUse(db: Db) {
  await sql`
    update account set used_at = seen.at, unused_told_at = null
    from (
      select account_id, max(at) as at from (
        select account_id, last_seen_at as at from session
        union all
        select account_id, seen_at from known_device) use
      group by account_id) seen
    where seen.account_id = account.id and seen.at > account.used_at`.execute(db)
}

/** Whether the account `a` may go: unused since the months ended, or since they end in the given number of days. */
function isUnused({ months, now }: Timer, inDays = 0) {
  const day = new Date(now.getTime() + inDays * DAY).toISOString()
  return sql<boolean>`(
    a.verified_at is not null and not a.is_owner
    and a.used_at < ${day}::timestamptz - make_interval(months => ${months}::int)
    and not exists (select from job where job.owner_id = a.id and job.status = 'open')
    and not exists (select from moderation_case c where c.account_id = a.id and c.status <> 'decided'))`
}

/** Unused accounts whose owners were told long enough ago; one that is given is locked. */
async function findTold(db: Db, timer: Timer, id: string | null = null): Promise<string[]> {
  const told = new Date(timer.now.getTime() - STORED_DAYS.toldAccount * DAY).toISOString()
  const { rows } = await sql<{ id: string }>`
    select a.id from account a
    where ${isUnused(timer)} and a.unused_told_at <= ${told}
      and not exists (select from session s where s.account_id = a.id and s.last_seen_at > a.used_at)
      ${id === null ? sql`order by a.id` : sql`and a.id = ${id} for update`}`.execute(db)
  return rows.map(({ id }) => id)
}

async function warnBatch(
  db: Db,
  verification: Services['accounts']['verification'],
  timer: Timer,
): Promise<number> {
  const ends = new Date(timer.now.getTime() + STORED_DAYS.toldAccount * DAY).toISOString()
  return db.transaction().execute(async (db) => {
    const { rows } = await sql<{ id: string }>`
      update account set unused_told_at = ${timer.now.toISOString()}
      where id in (
        select a.id from account a
        where ${isUnused(timer, STORED_DAYS.toldAccount)} and a.unused_told_at is null
        order by a.id limit ${BATCH} for update skip locked)
      returning id`.execute(db)
    const detail = mediumDate(ends)
    for (const { id } of rows)
      await verification.notify(db, { notice: 'unused-account', accountId: id, detail })
    return rows.length
  })
}
