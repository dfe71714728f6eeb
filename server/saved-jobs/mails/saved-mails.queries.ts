import { sql } from 'kysely'
import type { Id } from '#contract/primitives.ts'
import type { SavedMailItem } from '#contract/saved-jobs.ts'
import type { Db } from '#server/platform/database/database.ts'

/** Emails follow the UK’s calendar. */
const TODAY = sql<string>`(now() at time zone 'Europe/London')::date`

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
        select from saved_mail where saved_mail.account_id = account.id and saved_mail.day = ${TODAY}
      )
    order by saved_job.account_id limit ${limit}`.execute(db)
  return rows.map(({ accountId }) => accountId)
}

/** The changes not yet shown to an account, newest saved first. */
export interface PendingNews {
  jobId: Id
  toldId: number
  latestId: number
  /** An applicant is notified of the job’s changes as an applicant. */
  hasApplied: boolean
}

export async function findPendingNews(db: Db, accountId: Id): Promise<PendingNews[]> {
  const { rows } = await sql<PendingNews>`
    select saved_job.job_id, saved_job.told_id, latest.id as latest_id,
      exists (
        select from application
        where application.job_id = saved_job.job_id
          and application.applicant_id = saved_job.account_id
          and application.withdrawn_at is null
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

/** False if the account has already had today’s email. */
export async function insertSavedMail(
  db: Db,
  mail: { id: Id; accountId: Id; items: SavedMailItem[] },
): Promise<boolean> {
  const row = await db
    .insertInto('savedMail')
    .values({ ...mail, items: JSON.stringify(mail.items), day: TODAY })
    .onConflict((conflict) => conflict.columns(['accountId', 'day']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function hasMailOfToday(db: Db, accountId: Id): Promise<boolean> {
  const row = await db
    .selectFrom('savedMail')
    .select('id')
    .where('accountId', '=', accountId)
    .where('day', '=', TODAY)
    .executeTakeFirst()
  return row !== undefined
}

export async function findPendingSavedMail(db: Db, id: Id) {
  const row = await db
    .selectFrom('savedMail')
    .innerJoin('account', 'account.id', 'savedMail.accountId')
    .select([
      'savedMail.items',
      'savedMail.accountId',
      'account.email',
      'account.firstName',
      'account.language',
    ])
    .select(sql<boolean>`account.wants_saved_mails and account.suspended_at is null`.as('isWanted'))
    .where('savedMail.id', '=', id)
    .where('savedMail.sentAt', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

export async function markSavedMailSent(db: Db, id: Id) {
  await db
    .updateTable('savedMail')
    .set({ sentAt: sql`now()` })
    .where('id', '=', id)
    .execute()
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

/** The language of an account’s emails; null if not chosen. */
export async function findAccountLanguage(db: Db, id: Id): Promise<string | null> {
  const row = await db
    .selectFrom('account')
    .select('language')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.language ?? null
}
