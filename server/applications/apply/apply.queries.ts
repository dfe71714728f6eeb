import type { Insertable } from 'kysely'
import type { AdvertSnapshot, SentResume } from '#contract/application-views.ts'
import type { Id } from '#contract/primitives.ts'
import { VIEW_COLUMNS, type ViewRow } from '#server/jobs/job-rows.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { ApplicationTable, ResumeTable } from '#server/platform/database/application-tables.ts'

/** A job in any state. */
export async function findAnyJob(db: Db, id: Id): Promise<ViewRow | null> {
  const row = await db
    .selectFrom('job')
    .select(VIEW_COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Locks the job (FOR SHARE) until the transaction ends, so that it cannot be closed meanwhile. */
export async function lockJobForShare(db: Db, id: Id): Promise<ViewRow | null> {
  const row = await db
    .selectFrom('job')
    .select(VIEW_COLUMNS)
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
  return row ?? null
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

/** Those of the jobs the person has applied for and not withdrawn from. */
export async function findAppliedJobs(db: Db, applicantId: Id, jobIds: Id[]): Promise<Id[]> {
  const rows = await db
    .selectFrom('application')
    .select('jobId')
    .where('applicantId', '=', applicantId)
    .where('jobId', 'in', jobIds)
    .where('withdrawnAt', 'is', null)
    .execute()
  return rows.map(({ jobId }) => jobId)
}

/** The CV the person sent last. */
export async function findLastResume(db: Db, accountId: Id): Promise<SentResume | null> {
  const row = await db
    .selectFrom('resume')
    .select(['id', 'name', 'createdAt as sentAt'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

export async function insertResume(db: Db, resume: Omit<Insertable<ResumeTable>, 'createdAt'>) {
  await db.insertInto('resume').values(resume).execute()
}

type NewApplication = Omit<
  Insertable<ApplicationTable>,
  'advert' | 'status' | 'note' | 'createdAt' | 'openedAt' | 'withdrawnAt'
> & { advert: AdvertSnapshot }

/** False if the person has already applied for this job. */
export async function insertApplication(db: Db, application: NewApplication): Promise<boolean> {
  const row = await db
    .insertInto('application')
    .values({ ...application, advert: JSON.stringify(application.advert) })
    .onConflict((conflict) => conflict.columns(['jobId', 'applicantId']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
