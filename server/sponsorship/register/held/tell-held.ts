import type { Platform } from '#server/platform/platform.ts'
import type { Db } from '#server/platform/database/database.ts'
import { writeLetter } from '#server/platform/mail/letter.ts'
import type { TaskPayloads } from '#server/platform/tasks/tasks.ts'
import { heldLetter } from './held-letter.ts'

type Told = TaskPayloads['tell-licence-held']

/** Tells a person which of their jobs a register no longer supports; one mail for one register. */
export async function tellHeld(
  { db, mail }: Pick<Platform, 'db' | 'mail'>,
  publicUrl: string,
  told: Told,
): Promise<void> {
  const person = await findPerson(db, told)
  const jobs = await findHeldJobs(db, told)
  // What was closed, given another entry or back on the register since is no news any more.
  if (!person || jobs.length === 0) return
  const { subject, ...letter } = heldLetter({ ...person, jobs }, publicUrl)
  const id = `licence-held-${told.loadId}-${told.ownerId}`
  await mail.send({ id, to: person.email, subject, ...(await writeLetter(letter)) })
}

async function findPerson(db: Db, { ownerId, loadId }: Told) {
  return db
    .selectFrom('account')
    .innerJoin('registerLoad', (join) => join.on('registerLoad.id', '=', loadId))
    .select(['account.email', 'account.firstName', 'registerLoad.publishedOn'])
    .where('account.id', '=', ownerId)
    .where('account.suspendedAt', 'is', null)
    .executeTakeFirst()
}

async function findHeldJobs(db: Db, { ownerId, jobIds }: Told) {
  return db
    .selectFrom('job')
    .innerJoin('jobSearch', 'jobSearch.id', 'job.id')
    .innerJoin('sponsor', 'sponsor.id', 'jobSearch.sponsorId')
    .select(['job.id', 'job.title', 'sponsor.name as sponsor'])
    .select(['sponsor.isListed', 'sponsor.licences'])
    .where('job.id', 'in', jobIds)
    .where('job.ownerId', '=', ownerId)
    .where('job.status', '=', 'open')
    .where('jobSearch.licence', '<>', 1)
    .orderBy('job.title')
    .execute()
}
