import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'

/** Members who manage the jobs of an organisation and can act. */
function managers(db: Db) {
  return db
    .selectFrom('organisationMember as manager')
    .innerJoin('account as contact', 'contact.id', 'manager.accountId')
    .where('manager.role', 'in', ['owner', 'recruiter'])
    .where('contact.suspendedAt', 'is', null)
}

/**
 * The contact for a job, to be joined to `job`: its poster, as long as they manage jobs there, else the organisation’s
 * longest-serving owner or recruiter. No row for jobs without an organisation.
 */
export function contactOfJob(db: Db) {
  return managers(db)
    .select([
      'contact.id',
      'contact.email',
      'contact.firstName',
      'contact.wantsApplicantMails',
      'contact.wantsApplicantDigest',
    ])
    .where('manager.organisationId', '=', sql.ref<string>('job.organisation_id'))
    .orderBy(sql`contact.id is not distinct from job.owner_id`, 'desc')
    .orderBy(sql`manager.role = 'owner'`, 'desc')
    .orderBy('manager.joinedAt')
    .orderBy('contact.id')
    .limit(1)
}

/** Owners and recruiters who want emails about applications. */
export async function listReadersOfApplications(db: Db, organisationId: Id) {
  return managers(db)
    .select(['contact.id', 'contact.email', 'contact.wantsApplicantDigest'])
    .where('manager.organisationId', '=', organisationId)
    .where('contact.wantsApplicantMails', '=', true)
    .orderBy('contact.id')
    .execute()
}

/**
 * The addresses for emails about a talk: the job’s contact, and members who wrote in it and still may, if they want
 * emails about messages.
 */
export async function listAddressesForMessages(
  db: Db,
  { applicationId, organisationId }: { applicationId: Id; organisationId: Id },
): Promise<{ email: string; accountId: Id }[]> {
  const contact = db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.jobId')
    .innerJoinLateral(contactOfJob(db).as('employer'), (join) => join.onTrue())
    .select('employer.id')
    .where('application.id', '=', applicationId)
  const writers = db
    .selectFrom('applicationMessage')
    .select('accountId')
    .where('applicationId', '=', applicationId)
    .where('side', '=', 'employer')
    .where('accountId', 'is not', null)
  return managers(db)
    .select(['contact.email', 'contact.id as accountId'])
    .where('manager.organisationId', '=', organisationId)
    .where('contact.wantsMessageMails', '=', true)
    .where((is) => is.or([is('contact.id', 'in', contact), is('contact.id', 'in', writers)]))
    .orderBy('contact.id')
    .execute()
}
