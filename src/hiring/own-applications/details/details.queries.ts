import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { isPosterProved } from '#organisations/posting/proved-poster.ts'
import type { Db } from '#platform/database/database.ts'

/** Whether the poster of a query’s `job` gets its applicants’ details without asking. */
function isRecipient(db: Db) {
  return sql<boolean>`(${isPosterProved(db)} and exists (select from organisation as recipient
    where recipient.id = job.organisation_id and recipient.frozen_at is null))`
}

export async function getsDetails(db: Db, jobId: Id): Promise<boolean> {
  const query = db.selectFrom('job').select('id').where('id', '=', jobId).where(isRecipient(db))
  return (await query.executeTakeFirst()) !== undefined
}

/** False if the details had been handed over, or the application is withdrawn. */
export async function markShared(db: Db, id: Id): Promise<boolean> {
  const row = await db
    .updateTable('application')
    .set({ sharesDetails: true })
    .where('id', '=', id)
    .where('sharesDetails', '=', false)
    .where('withdrawnAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a notice about the job’s applicants is pending anyway. Locks the job, so that one email is enough. */
export async function hasWaitingNotice(db: Db, jobId: Id): Promise<boolean> {
  await db.selectFrom('job').select('id').where('id', '=', jobId).forNoKeyUpdate().execute()
  const row = await db
    .selectFrom('outboxMail as mail')
    .innerJoin('application', 'application.id', 'mail.subject')
    .select('mail.id')
    .where('application.jobId', '=', jobId)
    .where('mail.kind', '=', 'application')
    .where(sql`mail.about ->> 'kind'`, '=', 'details-to-employer')
    .where('mail.sentAt', 'is', null)
    .where('mail.droppedAt', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Hands over details that waited for posters that are now proved, at most `limit`; returns the applications. */
export async function markSharedWithProved(db: Db, limit: number): Promise<Id[]> {
  const waiting = (tables: Pick<Db, 'selectFrom'>) =>
    tables
      .selectFrom('application')
      .innerJoin('job', 'job.id', 'application.jobId')
      .select('application.id')
      .where('application.sharesDetails', '=', sql.lit(false))
      .where('application.withdrawnAt', 'is', null)
      // A held one waits for the desk, whatever its poster has proved since.
      .where('job.status', 'not in', ['removed', 'held'])
      .where(isRecipient(db))
      .limit(limit)
      .forUpdate('application')
      .skipLocked()
  // A separate query, so that no plan runs it once per row.
  const rows = await db
    .with('waiting', waiting)
    .updateTable('application')
    .set({ sharesDetails: true })
    .where('id', 'in', (db) => db.selectFrom('waiting').select('waiting.id'))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
