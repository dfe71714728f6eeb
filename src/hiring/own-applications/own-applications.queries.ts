import { sql, type ExpressionBuilder } from 'kysely'
import { OFFER_COLUMNS } from '#hiring/applications/model/application-state.ts'
import type { AdvertSnapshot } from '#hiring/applications/model/application-views.ts'
import type { JobStatus } from '#trade/jobs.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { ANSWER_COLUMNS, SHOWN_STATUS } from '#hiring/applications/applications.queries.ts'
import { countUnread } from '#hiring/talk/messages/messages.queries.ts'
import { IS_INTERVIEW_OFF } from '#hiring/interviews/interviews.queries.ts'
import { isPosterProved } from '#organisations/posting/proved-poster.ts'
import type { Cursor } from '#platform/paging.ts'
import { VIEW_COLUMNS, type ViewRow } from '#board/jobs/stored/job-rows.ts'
import type { Db } from '#platform/database/database.ts'
import { IS_WARNED } from '#safety/warnings/warnings.queries.ts'
import type { Tables } from '#platform/database/tables.ts'

export interface OwnSlice {
  limit: number
  after: Cursor | null
}

function isJobOpen(eb: ExpressionBuilder<Tables, 'job'>) {
  return eb.and([
    eb('job.status', '=', 'open'),
    eb.or([eb('job.closesAt', 'is', null), eb('job.closesAt', '>', sql<string>`now()`)]),
  ])
}

/** The side that took down the job, if its page is gone. ‘waits’: we are checking it, and it may come back. */
export function goneBecause({
  jobStatus,
  removedBecause,
}: {
  jobStatus: JobStatus
  removedBecause: string | null
}): 'employer' | 'landfall' | 'waits' | null {
  if (jobStatus === 'held') return 'waits'
  if (jobStatus !== 'removed') return null
  return removedBecause === null ? 'employer' : 'landfall'
}

/** Newest first; reads only the parts of the adverts that the list shows. */
export async function findOwnCards(db: Db, applicantId: Id, { limit, after }: OwnSlice) {
  let query = db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.jobId')
    .leftJoin('arrival', 'arrival.applicationId', 'application.id')
    .select(OFFER_COLUMNS)
    .select([
      'application.id',
      'application.jobId',
      sql<string>`application.advert ->> 'title'`.as('title'),
      sql<string>`application.advert ->> 'employer'`.as('employer'),
      sql<string>`application.advert ->> 'location'`.as('location'),
      SHOWN_STATUS.as('status'),
      'application.createdAt as sentAt',
      'application.openedAt',
      'application.withdrawnAt',
      'job.status as jobStatus',
      'job.removedBecause',
    ])
    .select((eb) => [isJobOpen(eb).as('isJobOpen'), isPosterProved(db).as('isPosterProved')])
    .select(IS_INTERVIEW_OFF.as('isInterviewOff'))
    .select(IS_WARNED.as('isWarned'))
    .select(countUnread(db, 'applicant').as('newMessages'))
    .where('applicantId', '=', applicantId)
  if (after) query = query.where(isBefore(after))
  const rows = await query
    .orderBy('application.createdAt', 'desc')
    .orderBy('application.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ jobStatus, removedBecause, ...row }) => ({
    ...row,
    goneBecause: goneBecause({ jobStatus, removedBecause }),
    isInterviewOff: Boolean(row.isInterviewOff),
    newMessages: row.isWarned ? 0 : Number(row.newMessages),
    isJobOpen: Boolean(row.isJobOpen),
    isPosterProved: Boolean(row.isPosterProved),
  }))
}

/** Applied jobs with their whole adverts, for the API. */
export async function findAppliedJobs(
  db: Db,
  applicantId: Id,
  { limit, after }: OwnSlice,
): Promise<{ id: Id; jobId: Id; sentAt: string; advert: AdvertSnapshot }[]> {
  let query = db
    .selectFrom('application')
    .select(['id', 'jobId', 'createdAt as sentAt', 'advert'])
    .where('applicantId', '=', applicantId)
  if (after) query = query.where(isBefore(after))
  return query
    .orderBy('application.createdAt', 'desc')
    .orderBy('application.id', 'desc')
    .limit(limit)
    .execute()
}

/** The jobs among these ids that have a page. */
export async function findJobsWithPage(db: Db, ids: Id[]): Promise<ViewRow[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('job')
    .select(VIEW_COLUMNS)
    .where('id', 'in', ids)
    .where('status', 'in', ['open', 'closed'])
    .execute()
}

export async function countOwn(db: Db, applicantId: Id): Promise<number> {
  const { count } = await db
    .selectFrom('application')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('applicantId', '=', applicantId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** An application without the employer's private note. */
export async function findOwnApplication(db: Db, id: Id) {
  const row = await db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.jobId')
    .innerJoin('resume', 'resume.id', 'application.resumeId')
    .leftJoin('arrival', 'arrival.applicationId', 'application.id')
    .select(ANSWER_COLUMNS)
    .select(OFFER_COLUMNS)
    .select([
      'application.id',
      'application.jobId',
      'application.advert',
      SHOWN_STATUS.as('status'),
      'application.createdAt as sentAt',
      'application.openedAt',
      'application.withdrawnAt',
      'application.sharesDetails',
      'job.status as jobStatus',
      'job.removedBecause',
    ])
    .select((eb) => [isJobOpen(eb).as('isJobOpen'), isPosterProved(db).as('isPosterProved')])
    .select(IS_INTERVIEW_OFF.as('isInterviewOff'))
    .where('application.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** False if it was already withdrawn. */
export async function markWithdrawn(db: Db, id: Id): Promise<boolean> {
  const row = await db
    .updateTable('application')
    .set({ withdrawnAt: sql`now()` })
    .where('id', '=', id)
    .where('withdrawnAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Whether the applicant has an offer that they did not decline. */
export async function hasOffer(db: Db, id: Id): Promise<boolean> {
  const row = await db
    .selectFrom('application')
    .leftJoin('arrival', 'arrival.applicationId', 'application.id')
    .select('application.id')
    .where('application.id', '=', id)
    .where('application.status', '=', 'offered')
    .where(sql<boolean>`arrival.answer is distinct from 'declined'`)
    .executeTakeFirst()
  return row !== undefined
}

/** Names the table, because jobs have columns of the same names. */
function isBefore({ time, id }: Cursor) {
  return sql<boolean>`(application.created_at, application.id) < (${time}, ${id})`
}

/** An application in the applicant's list. */
export type OwnApplicationCard = Awaited<ReturnType<typeof findOwnCards>>[number]
