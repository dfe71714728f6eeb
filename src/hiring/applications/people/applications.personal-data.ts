import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { deleteOwnedJobs } from '#board/jobs/stored/owned-jobs.queries.ts'
import type { Db } from '#platform/database/database.ts'
import { findShownEvents, SHOWN_STATUS } from '#hiring/applications/applications.queries.ts'
import { notifyOfRemoval } from '#hiring/applications/notices/notify-applicants.ts'
import { findStoredResumes } from '#hiring/resumes/resumes.queries.ts'
import type { Tasks } from '#platform/tasks/tasks.ts'

const BATCH = 50

/** A person’s applications with their history; never what the employer’s members write about them to each other. */
export async function* readApplications(db: Db, accountId: Id): AsyncGenerator<object> {
  let after = ''
  for (;;) {
    const rows = await db
      .selectFrom('application')
      .innerJoin('resume', 'resume.id', 'application.resumeId')
      .select([
        'application.id',
        'application.jobId',
        'application.fullName',
        'application.email',
        'application.phone',
        'application.country',
        'application.coverLetter',
        'application.portfolioLink',
        'application.yearsOfExperience',
        SHOWN_STATUS.as('status'),
        'application.advert',
        'application.createdAt as sentAt',
        'application.openedAt',
        'application.withdrawnAt',
        'application.sharesDetails',
        'application.profile',
        'application.screeningAnswers',
        'resume.name as resume',
      ])
      .where('applicantId', '=', accountId)
      .where('application.id', '>', after)
      .orderBy('application.id')
      .limit(BATCH)
      .execute()
    for (const row of rows) yield { ...row, ...(await findHistory(db, row.id)) }
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

async function findHistory(db: Db, applicationId: Id) {
  const history = await findShownEvents(db, applicationId)
  const messages = await db
    .selectFrom('applicationMessage')
    .select(['side as from', 'body as text', 'fileName as file', 'sentAt as at', 'readAt'])
    .where('applicationId', '=', applicationId)
    .where('sentAt', 'is not', null)
    .orderBy('sentAt')
    .orderBy('id')
    .execute()
  const warning = await db
    .selectFrom('applicationWarning')
    .select(['kind', 'createdAt as at', 'paid', 'paidAt'])
    .where('applicationId', '=', applicationId)
    .executeTakeFirst()
  return { history, messages, warning: warning ?? null }
}

/** The CVs on a person’s list; their files are in the export, too. */
export async function* readResumes(db: Db, accountId: Id): AsyncGenerator<object> {
  yield* await findStoredResumes(db, accountId)
}

/** All CVs of an account, for the export and for deletion. */
export async function findResumeFiles(
  db: Db,
  accountId: Id,
): Promise<{ key: string; name: string }[]> {
  const rows = await db
    .selectFrom('resume')
    .select(['fileKey', 'id', 'name'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .execute()
  return rows.map(({ fileKey, id, name }) => ({
    key: fileKey,
    // With the id, because names may repeat. The export takes the extension from the key.
    name: `resume-${id}-${name.replace(/\.\w+$/, '')}`,
  }))
}

/** Removes the jobs of an employer’s account, and tells their applicants, as when a job alone is deleted. */
export async function deleteJobsOf(db: Db, accountId: Id, tasks: Pick<Tasks, 'enqueue'>) {
  for (const id of await deleteOwnedJobs(db, accountId)) await notifyOfRemoval(db, tasks, id)
}

/**
 * Counts the applicant at each job they applied for, before their applications go with the account. Locked in order, so
 * that two who leave at once wait for each other.
 */
export async function countLeaving(db: Db, accountId: Id) {
  await sql`
    update job set left_applicants = left_applicants + 1
    from (
      select id from job
      where id in (select job_id from application where applicant_id = ${accountId})
      order by id for no key update
    ) as applied
    where job.id = applied.id`.execute(db)
}

/** ‘2 open applications’, as their applicant knows them; empty without any. */
export async function listOpen(db: Db, accountId: Id): Promise<string[]> {
  const { count } = await db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.jobId')
    .leftJoin('arrival', 'arrival.applicationId', 'application.id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('applicantId', '=', accountId)
    .where('withdrawnAt', 'is', null)
    .where('job.status', '<>', 'removed')
    .where(SHOWN_STATUS, '<>', 'rejected')
    .where(sql<boolean>`arrival.answer is distinct from 'declined'`)
    .executeTakeFirstOrThrow()
  if (count === 0) return []
  return [count === 1 ? '1 open application' : `${count} open applications`]
}
