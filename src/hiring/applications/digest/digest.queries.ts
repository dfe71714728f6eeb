import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { SEEN_NAME } from '#hiring/applications/applications.queries.ts'

/** Whether nobody applied for the job before. */
export async function isFirstOfJob(db: Db, applicationId: Id): Promise<boolean> {
  const { rows } = await sql`
    select from application
    join application as earlier on earlier.job_id = application.job_id
      and (earlier.created_at, earlier.id) < (application.created_at, application.id)
    where application.id = ${applicationId} limit 1`.execute(db)
  return rows.length === 0
}

export async function addToDigest(db: Db, accountId: Id, applicationId: Id) {
  await db
    .insertInto('applicantDigest')
    .values({ accountId, applicationId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The members with something to be told of. */
export async function listDigestReaders(db: Db): Promise<Id[]> {
  const rows = await db.selectFrom('applicantDigest').select('accountId').distinct().execute()
  return rows.map(({ accountId }) => accountId)
}

export interface DigestEntry {
  id: Id
  jobId: Id
  title: string
  /** The applicant as the employer sees them. */
  name: string
  country: string
}

/** The applications of a member’s next digest, as far as they may still read them, by job. */
export async function findDigestEntries(db: Db, accountId: Id): Promise<DigestEntry[]> {
  const { rows } = await sql<DigestEntry>`
    select application.id, job.id as job_id, job.title, ${SEEN_NAME} as name, application.country
    from applicant_digest as digest
    join application on application.id = digest.application_id
      and application.withdrawn_at is null
    join account as applicant on applicant.id = application.applicant_id
    join job on job.id = application.job_id and job.status <> 'removed'
    join organisation_member as member on member.organisation_id = job.organisation_id
      and member.account_id = digest.account_id and member.role in ('owner', 'recruiter')
    where digest.account_id = ${accountId}
    order by job.title, job.id, application.created_at, application.id`.execute(db)
  return rows
}

/** Deletes what was told by this moment. */
export async function clearDigest(db: Db, accountId: Id, until: string) {
  await db
    .deleteFrom('applicantDigest')
    .where('accountId', '=', accountId)
    .where('createdAt', '<=', until)
    .execute()
}

/** The member, if they want to be told of applicants; and the moment of reading. */
export async function findDigestReader(db: Db, accountId: Id) {
  const row = await db
    .selectFrom('account')
    .select(['email', 'firstName', 'wantsApplicantMails', sql<string>`now()`.as('now')])
    .where('id', '=', accountId)
    .where('suspendedAt', 'is', null)
    .executeTakeFirst()
  return row ?? null
}
