import { sql, type Insertable } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { VIEW_COLUMNS, type ViewRow } from '#board/jobs/stored/job-rows.ts'
import type { Db } from '#platform/database/database.ts'
import type { ApplicationTable } from '#hiring/applications/applications.tables.ts'

/** A job in any state. */
export async function findAnyJob(db: Db, id: Id): Promise<ViewRow | null> {
  const row = await db
    .selectFrom('job')
    .select(VIEW_COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Locks the job (FOR SHARE) until the transaction ends, so that it cannot change meanwhile. */
export async function lockJobForShare(db: Db, id: Id): Promise<ViewRow | null> {
  const row = await db
    .selectFrom('job')
    .select(VIEW_COLUMNS)
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
  return row ?? null
}

/** Whether a member of the job’s organisation can read applications: not if all accounts are gone or suspended. */
export async function isRead(db: Db, { organisationId }: Pick<ViewRow, 'organisationId'>) {
  if (organisationId === null) return false
  const reader = await db
    .selectFrom('organisationMember as member')
    .innerJoin('account', 'account.id', 'member.accountId')
    .select('account.id')
    .where('member.organisationId', '=', organisationId)
    .where('account.suspendedAt', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return reader !== undefined
}

/** The person's application for a job. */
export async function findApplicationFor(db: Db, applicantId: Id, jobId: Id) {
  const row = await db
    .selectFrom('application')
    .select(['id', 'createdAt as sentAt', 'withdrawnAt'])
    .where('applicantId', '=', applicantId)
    .where('jobId', '=', jobId)
    .executeTakeFirst()
  return row ?? null
}

/** The person’s details from their newest application. */
export async function findLastApplication(db: Db, applicantId: Id) {
  const row = await db
    .selectFrom('application')
    .select([
      'fullName',
      'email',
      'phone',
      'country',
      'yearsOfExperience',
      'portfolioLink',
      'profile',
      'createdAt as sentAt',
      sql<string>`advert ->> 'title'`.as('title'),
    ])
    .where('applicantId', '=', applicantId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** False if the person has already applied for this job. */
export async function insertApplication(
  db: Db,
  application: Insertable<ApplicationTable>,
): Promise<boolean> {
  const row = await db
    .insertInto('application')
    .values(application)
    .onConflict((conflict) => conflict.columns(['jobId', 'applicantId']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
