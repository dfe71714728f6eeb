import { sql } from 'kysely'
import type { JobFact } from '#board/jobs/changes/fact-changes.ts'
import type {
  ApplicationEvent,
  EventDetail,
  LicenceNotice,
} from '#hiring/applications/model/application-views.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { SEEN_NAME } from '#hiring/applications/applications.queries.ts'
import { queueApplicationMail } from '#hiring/applications/mail/queue-mail.ts'
import { WAITS_SINCE } from '#hiring/applications/waiting.ts'
import { IS_INTERVIEW_OFF } from '#hiring/interviews/interviews.queries.ts'
import type { Db } from '#platform/database/database.ts'
import type { Tasks } from '#platform/tasks/tasks.ts'
import { IS_A_RATED } from '#sponsorship/register/a-rated.ts'

type Queue = Pick<Tasks, 'enqueue'>

/** An entry in the history of an application that its applicant also gets by email. */
interface Notice {
  kind: ApplicationEvent['kind']
  detail: EventDetail
}

/** Records the notice and queues its email. Each application gets one notice per register. */
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
  if (!event) return
  const mail = { kind: 'notice', eventId: event.id } as const
  await queueApplicationMail({ db, tasks }, applicationId, mail)
}

/** Whether an applicant has neither withdrawn, nor been rejected, nor declined an offer. */
const IS_IN_RUNNING = sql<boolean>`(
  application.withdrawn_at is null and application.status <> 'rejected'
  and not (application.status = 'offered' and exists (
    select 1 from arrival
    where arrival.application_id = application.id and arrival.answer = 'declined')))`

/** Stores the job as it was for applicants without a pending notice; returns how many they are. */
export async function markJobBefore(db: Db, jobId: Id, before: JobFact[]): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('application')
    .set({ jobBefore: JSON.stringify(before) })
    .where('jobId', '=', jobId)
    .where(IS_IN_RUNNING)
    .where('jobBefore', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Ends the pending changes of the job’s applicants; returns those who are still in the running. */
export async function consumeJobBefore(db: Db, jobId: Id) {
  const { rows } = await sql<{ id: Id; jobBefore: JobFact[]; isInRunning: boolean }>`
    update application set job_before = null
    from (
      select id, job_before from application
      where job_id = ${jobId} and job_before is not null
      order by id for update
    ) as waiting
    where application.id = waiting.id
    returning application.id, waiting.job_before, ${IS_IN_RUNNING} as is_in_running`.execute(db)
  return rows.filter(({ isInRunning }) => isInRunning)
}

/** Locks an application and returns its pending notice, if it has one. */
export async function lockStatusBefore(db: Db, id: Id) {
  const row = await db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.jobId')
    .select(['application.status', 'application.statusBefore', 'application.withdrawnAt'])
    .select('job.status as jobStatus')
    .where('application.id', '=', id)
    .where('application.statusBefore', 'is not', null)
    .forUpdate('application')
    .executeTakeFirst()
  return row ?? null
}

/** Ends the pending change: the applicant sees the current stage. */
export async function clearStatusBefore(db: Db, id: Id) {
  await db.updateTable('application').set({ statusBefore: null }).where('id', '=', id).execute()
}

/** Whether interview times were offered with this event: their email mentions it. */
export async function isToldWithTimes(db: Db, eventId: number): Promise<boolean> {
  const { rows } = await sql`
    select from application_event as event
      join interview on interview.application_id = event.application_id
      join outbox_mail as mail on mail.subject = interview.id and mail.kind = 'interview'
    where event.id = ${eventId} and event.status = 'interview'
      and mail.about ->> 'kind' = 'offer' and mail.created_at >= event.created_at`.execute(db)
  return rows.length > 0
}

/**
 * Applicants of jobs who are still in the running: who have neither withdrawn, nor been rejected, nor declined an offer,
 * by the names that the employer may know. The nearest to an offer first.
 */
export async function findInProgress(db: Db, jobIds: Id[]) {
  return db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.jobId')
    .innerJoin('account as applicant', 'applicant.id', 'application.applicantId')
    .leftJoin('arrival', 'arrival.applicationId', 'application.id')
    .select(['application.id', 'application.status', SEEN_NAME.as('name'), 'arrival.answer'])
    .select([IS_INTERVIEW_OFF.as('isInterviewOff'), WAITS_SINCE.as('waitsSince')])
    .where(sql<boolean>`application.job_id = any(${jobIds})`)
    .where(IS_IN_RUNNING)
    .orderBy(
      sql`array_position(
        array['offered', 'interview', 'shortlisted', 'seen', 'new'], application.status)`,
    )
    .orderBy('application.createdAt')
    .orderBy('application.id')
    .execute()
}

/** Whether the last news of an application’s job is that the desk took it off the site. */
export const IS_TAKEN_DOWN = sql<boolean>`coalesce((
  select last.detail ->> 'by' = 'desk' from application_event as last
  where last.application_id = application.id and last.kind in ('job-removed', 'job-back')
  order by last.id desc limit 1), false)`

/** The last news of an application’s job is that it was taken off the site, or that it has closed. */
const IS_TOLD_OF_END = sql<boolean>`coalesce((
  select last.kind = 'job-closed' or last.detail ->> 'by' = 'desk' from application_event as last
  where last.application_id = application.id
    and last.kind in ('job-closed', 'job-removed', 'job-back')
  order by last.id desc limit 1), false)`

/** The applications in the running whose applicants know their job as closed, or as taken off the site. */
export async function findToldOfEnd(db: Db, jobId: Id): Promise<Id[]> {
  const rows = await db
    .selectFrom('application')
    .select('id')
    .where('jobId', '=', jobId)
    .where('withdrawnAt', 'is', null)
    .where('status', '<>', 'rejected')
    .where(IS_TOLD_OF_END)
    .execute()
  return rows.map(({ id }) => id)
}

/** All applications that are still in the running. */
export async function findActive(db: Db, jobId: Id) {
  return db
    .selectFrom('application')
    .select('id')
    .where('jobId', '=', jobId)
    .where(IS_IN_RUNNING)
    .orderBy('id')
    .execute()
}

/** The register’s entry for the sponsor of an open job; null if it still supports the job. */
export async function findLicenceNotice(
  db: Db,
  { jobId, loadId }: { jobId: Id; loadId: number },
): Promise<LicenceNotice | null> {
  const { rows } = await sql<LicenceNotice>`
    select sponsor.name as sponsor, sponsor.is_listed, register_load.published_on
    from job
    join job_search on job_search.id = job.id
    join sponsor on sponsor.id = coalesce(job.sponsor_id, job_search.sponsor_id)
    join register_load on register_load.id = ${loadId}::integer
    where job.id = ${jobId} and job.status = 'open'
      and job_search.licence is distinct from 1
      and not ${IS_A_RATED}`.execute(db)
  return rows[0] ?? null
}

/** Whether an interview stands for a person in the running, here or as they agreed themselves. */
export function hasInterview({
  status,
  isInterviewOff,
}: Pick<Awaited<ReturnType<typeof findInProgress>>[number], 'status' | 'isInterviewOff'>): boolean {
  return status === 'interview' && !isInterviewOff
}
