import { sql } from 'kysely'
import type { ApplicationEvent, EventDetail, JobFact } from '#contract/application-views.ts'
import type { Stage } from '#contract/applications.ts'
import type { Id } from '#contract/primitives.ts'
import { insertMail } from '#server/applications/applications.queries.ts'
import { VIEW_COLUMNS } from '#server/jobs/job-rows.ts'
import type { Db } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/new-id.ts'
import type { Tasks } from '#server/platform/tasks/tasks.ts'

type Queue = Pick<Tasks, 'enqueue'>

/** An entry in the history of an application that its applicant also gets by email. */
export interface Notice {
  kind: ApplicationEvent['kind']
  detail: EventDetail
}

/** Records the notice and queues its email. Of a register, each application has one notice. */
export async function insertNotice(
  db: Db,
  tasks: Queue,
  { applicationId, kind, detail }: Notice & { applicationId: Id },
) {
  const event = await db
    .insertInto('applicationEvent')
    .values({ applicationId, kind, detail: JSON.stringify(detail) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (event) await enqueueNoticeMail(db, tasks, { applicationId, eventId: event.id })
}

export async function enqueueNoticeMail(
  db: Db,
  tasks: Queue,
  { applicationId, eventId }: { applicationId: Id; eventId: number },
) {
  const mailId = newId()
  await insertMail(db, { id: mailId, applicationId, kind: 'notice', eventId })
  await tasks.enqueue(db, 'send-application-mail', { mailId })
  return mailId
}

/** Marks who did not know of a change of the job yet; returns how many were not waiting for one already. */
export async function markJobBefore(db: Db, jobId: Id, before: JobFact[]): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('application')
    .set({ jobBefore: JSON.stringify(before) })
    .where('jobId', '=', jobId)
    .where('withdrawnAt', 'is', null)
    .where('jobBefore', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Locks the job (FOR SHARE), so that it cannot change meanwhile. */
export async function lockJobFacts(db: Db, jobId: Id) {
  const row = await db
    .selectFrom('job')
    .select(VIEW_COLUMNS)
    .where('id', '=', jobId)
    .forShare()
    .executeTakeFirst()
  return row ?? null
}

/** Ends the waiting of all applicants of the job; returns those that have not withdrawn. */
export async function consumeJobBefore(db: Db, jobId: Id) {
  const { rows } = await sql<{ id: Id; jobBefore: JobFact[]; withdrawnAt: string | null }>`
    update application set job_before = null
    from (
      select id, job_before from application
      where job_id = ${jobId} and job_before is not null
      order by id for update
    ) as waiting
    where application.id = waiting.id
    returning application.id, waiting.job_before, application.withdrawn_at`.execute(db)
  return rows.filter(({ withdrawnAt }) => withdrawnAt === null)
}

/** False if a change of the status waits to be told already. */
export async function markStatusBefore(db: Db, id: Id, before: Stage): Promise<boolean> {
  const row = await db
    .updateTable('application')
    .set({ statusBefore: before })
    .where('id', '=', id)
    .where('statusBefore', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends the waiting; null if nothing waits. Locks the application. */
export async function consumeStatusBefore(db: Db, id: Id) {
  const row = await db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.jobId')
    .select(['application.status', 'application.statusBefore', 'application.withdrawnAt'])
    .select('job.status as jobStatus')
    .where('application.id', '=', id)
    .where('application.statusBefore', 'is not', null)
    .forUpdate('application')
    .executeTakeFirst()
  if (!row) return null
  await db.updateTable('application').set({ statusBefore: null }).where('id', '=', id).execute()
  return row
}

/** The entry that says what the status is now. */
export async function findStatusEvent(db: Db, applicationId: Id, status: Stage) {
  const row = await db
    .selectFrom('applicationEvent')
    .select('id')
    .where('applicationId', '=', applicationId)
    .where('kind', '=', 'status')
    .where('status', '=', status)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Who waits for the employer: neither withdrawn nor rejected. The nearest to an offer first. */
export async function findInProgress(db: Db, jobId: Id) {
  return db
    .selectFrom('application')
    .select(['id', 'fullName', 'status'])
    .where('jobId', '=', jobId)
    .where('withdrawnAt', 'is', null)
    .where('status', '<>', 'rejected')
    .orderBy(
      sql`array_position(array['offered', 'interview', 'shortlisted', 'seen', 'new'], status)`,
    )
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

/** Everybody who has not withdrawn. */
export async function findActive(db: Db, jobId: Id) {
  return db
    .selectFrom('application')
    .select('id')
    .where('jobId', '=', jobId)
    .where('withdrawnAt', 'is', null)
    .orderBy('id')
    .execute()
}
