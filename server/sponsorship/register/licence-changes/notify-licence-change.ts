import type { Platform } from '#server/platform/platform.ts'
import type { Db } from '#server/platform/database/database.ts'
import { renderEmail } from '#server/platform/mail/render-email.ts'
import type { TaskPayloads } from '#server/platform/tasks/tasks.ts'
import { licenceChangeEmail } from './licence-change-email.ts'

type LicenceChangeTask = TaskPayloads['tell-licence-held']

/** Emails a member which of their organisations’ jobs lost the licence pass; one email for each register. */
export async function notifyLicenceChange(
  { db, mail }: Pick<Platform, 'db' | 'mail'>,
  publicUrl: string,
  task: LicenceChangeTask,
): Promise<void> {
  const person = await findMember(db, task)
  const jobs = await findAffectedJobs(db, task)
  // The jobs may have been closed, changed or passed again since.
  if (!person || jobs.length === 0) return
  const content = licenceChangeEmail({ ...person, jobs }, publicUrl)
  const id = `licence-held-${task.loadId}-${task.accountId}`
  await mail.send({ id, to: person.email, ...(await renderEmail(content)) })
}

async function findMember(db: Db, { accountId, loadId }: LicenceChangeTask) {
  return db
    .selectFrom('account')
    .innerJoin('registerLoad', (join) => join.on('registerLoad.id', '=', loadId))
    .select(['account.email', 'account.firstName', 'registerLoad.publishedOn'])
    .where('account.id', '=', accountId)
    .where('account.suspendedAt', 'is', null)
    .executeTakeFirst()
}

async function findAffectedJobs(db: Db, { accountId, jobIds }: LicenceChangeTask) {
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
