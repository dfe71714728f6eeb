import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import type { Composed, QueuedMail } from '#platform/outbox/mails.ts'
import { licenceChangeEmail } from './licence-change-email.ts'

interface LicenceChange {
  accountId: Id
  loadId: number
  jobIds: Id[]
}

/** The email to a member about their organisations’ jobs that lost the licence pass; one for each register. */
export async function composeLicenceChange(
  db: Db,
  publicUrl: string,
  { subject: accountId, about }: QueuedMail<'licence-held'>,
): Promise<Composed> {
  const change = { accountId, ...about }
  const person = await findMember(db, change)
  const jobs = await findAffectedJobs(db, change)
  // The jobs may have been closed, changed or passed again since.
  if (!person || jobs.length === 0) return null
  const content = licenceChangeEmail({ ...person, jobs }, publicUrl)
  const messageId = `licence-held-${about.loadId}-${accountId}`
  return { messageId, to: [{ email: person.email }], content }
}

async function findMember(db: Db, { accountId, loadId }: LicenceChange) {
  return db
    .selectFrom('account')
    .innerJoin('registerLoad', (join) => join.on('registerLoad.id', '=', loadId))
    .select(['account.email', 'account.firstName', 'registerLoad.publishedOn'])
    .where('account.id', '=', accountId)
    .where('account.suspendedAt', 'is', null)
    .executeTakeFirst()
}

async function findAffectedJobs(db: Db, { accountId, jobIds }: LicenceChange) {
  return db
    .selectFrom('job')
    .innerJoin('jobSearch', 'jobSearch.id', 'job.id')
    .innerJoin('sponsor', 'sponsor.id', 'jobSearch.sponsorId')
    .innerJoin('organisationMember as member', 'member.organisationId', 'job.organisationId')
    .select(['job.id', 'job.title', 'sponsor.name as sponsor'])
    .select(['sponsor.isListed', 'sponsor.licences'])
    .where('job.id', 'in', jobIds)
    .where('member.accountId', '=', accountId)
    .where('job.status', '=', 'open')
    .where('jobSearch.licence', '<>', 1)
    .orderBy('job.title')
    .execute()
}
