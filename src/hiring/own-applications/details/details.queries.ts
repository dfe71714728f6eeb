import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { provedOrganisations } from '#organisations/organisations.queries.ts'
import type { Db } from '#platform/database/database.ts'

/** The organisations that get their applicants’ details without asking. */
function recipients(db: Db) {
  return provedOrganisations(db).where('organisation.frozenAt', 'is', null)
}

export async function getsDetails(db: Db, organisationId: Id | null): Promise<boolean> {
  if (organisationId === null) return false
  const query = recipients(db).where('organisation.id', '=', organisationId)
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

/** Hands over details that waited for organisations that are now proved, at most `limit`; returns the applications. */
export async function markSharedWithProved(db: Db, limit: number): Promise<Id[]> {
  const waiting = (tables: Pick<Db, 'selectFrom'>) =>
    tables
      .selectFrom('application')
      .innerJoin('job', 'job.id', 'application.jobId')
      .select('application.id')
      .where('application.sharesDetails', '=', sql.lit(false))
      .where('application.withdrawnAt', 'is', null)
      .where('job.status', '<>', 'removed')
      .where('job.organisationId', 'in', recipients(db))
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
