import { sql, type RawBuilder } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'

/** Emails follow the UK’s calendar. */
const TODAY = sql<string>`(now() at time zone 'Europe/London')::date`

/** A key for an account and today: only one of its emails a day is saved. */
function keyOfToday(accountId: RawBuilder<unknown>) {
  return sql<string>`concat_ws(' ', 'saved-jobs', ${accountId}, ${TODAY})`
}

/** The ids of saved jobs after this one, each once. */
export async function findSavedJobIds(db: Db, after: Id, limit: number): Promise<Id[]> {
  const rows = await db
    .selectFrom('savedJob')
    .select('jobId')
    .distinct()
    .where('jobId', '>', after)
    .where('removedAt', 'is', null)
    .orderBy('jobId')
    .limit(limit)
    .execute()
  return rows.map(({ jobId }) => jobId)
}

/**
 * Accounts after this one with a saved job whose state is newer than the one shown to them, except those emailed today.
 */
export async function findAccountsToNotify(db: Db, after: Id, limit: number): Promise<Id[]> {
  const { rows } = await sql<{ accountId: Id }>`
    select distinct saved_job.account_id
    from saved_job join account on account.id = saved_job.account_id
    where saved_job.account_id > ${after} and saved_job.removed_at is null
      and account.wants_saved_mails and account.verified_at is not null
      and account.suspended_at is null
      and saved_job.told_id < (
        select max(id) from job_state where job_state.job_id = saved_job.job_id
      )
      and not exists (
        select from outbox_mail where unique_key = ${keyOfToday(sql`account.id`)}
      )
    order by saved_job.account_id limit ${limit}`.execute(db)
  return rows.map(({ accountId }) => accountId)
}

/** The changes not yet shown to an account, newest saved first. */
export interface PendingNews {
  jobId: Id
  toldId: number
  latestId: number
  /** An applicant is notified of the job’s changes as an applicant; one who withdrew is not asked back. */
  hasApplied: boolean
}

export async function findPendingNews(db: Db, accountId: Id): Promise<PendingNews[]> {
  const { rows } = await sql<PendingNews>`
    select saved_job.job_id, saved_job.told_id, latest.id as latest_id,
      exists (
        select from application
        where application.job_id = saved_job.job_id
          and application.applicant_id = saved_job.account_id
      ) as has_applied
    from saved_job, lateral (
      select max(id) as id from job_state where job_state.job_id = saved_job.job_id
    ) as latest
    where saved_job.account_id = ${accountId} and saved_job.removed_at is null
      and saved_job.told_id < latest.id
    order by saved_job.saved_at desc, saved_job.job_id`.execute(db)
  return rows
}

export async function markNotified(db: Db, accountId: Id, { jobId, latestId }: PendingNews) {
  await db
    .updateTable('savedJob')
    .set({ toldId: latestId })
    .where('accountId', '=', accountId)
    .where('jobId', '=', jobId)
    .where('toldId', '<', latestId)
    .execute()
}

/** Today, with the key of its email; null if the account has had it. */
export async function findUnmailedDay(db: Db, accountId: Id) {
  const { rows } = await sql<{ day: string; key: string }>`
    select ${TODAY}::text as day, ${keyOfToday(sql`${accountId}::text`)} as key
    where not exists (
      select from outbox_mail where unique_key = ${keyOfToday(sql`${accountId}::text`)}
    )`.execute(db)
  return rows[0] ?? null
}

/** False for an account that is gone. */
export async function stopSavedMails(db: Db, accountId: Id): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ wantsSavedMails: false })
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
