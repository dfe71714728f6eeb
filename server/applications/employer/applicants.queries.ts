import { sql } from 'kysely'
import type { ApplicantCard, ApplicantCounts } from '#contract/application-views.ts'
import type { ApplicantFilter } from '#contract/applications.ts'
import type { Stage } from '#contract/applications.ts'
import { countryName } from '#contract/countries.ts'
import type { Id } from '#contract/primitives.ts'
import { canSeeDetails } from '#server/applications/applications.policy.ts'
import {
  ANSWER_COLUMNS,
  DETAILS_COLUMNS,
  toSeenName,
} from '#server/applications/applications.queries.ts'
import { countUnread } from '#server/applications/talk/messages.queries.ts'
import type { Cursor } from '#server/platform/paging.ts'
import type { Db } from '#server/platform/database/database.ts'

const PREVIEW_LENGTH = 160

export interface ApplicantSlice {
  filter: ApplicantFilter | null
  limit: number
  after: Cursor | null
}

/** Newest first. */
function selectSlice(db: Db, jobId: Id, { filter, limit, after }: ApplicantSlice) {
  let query = db
    .selectFrom('application')
    .innerJoin('account as applicant', 'applicant.id', 'application.applicantId')
    .where('jobId', '=', jobId)
  if (filter === 'withdrawn') query = query.where('withdrawnAt', 'is not', null)
  else if (filter) query = query.where('status', '=', filter).where('withdrawnAt', 'is', null)
  if (after) {
    const { time, id } = after
    query = query.where(sql<boolean>`(application.created_at, application.id) < (${time}, ${id})`)
  }
  return query
    .orderBy('application.createdAt', 'desc')
    .orderBy('application.id', 'desc')
    .limit(limit)
}

export async function findApplicantCards(
  db: Db,
  jobId: Id,
  slice: ApplicantSlice,
): Promise<ApplicantCard[]> {
  const rows = await selectSlice(db, jobId, slice)
    .select(DETAILS_COLUMNS)
    .select([
      'application.id',
      'fullName',
      'application.country',
      'yearsOfExperience',
      sql<string>`left(cover_letter, ${PREVIEW_LENGTH}::int)`.as('preview'),
      'status',
      sql<boolean>`note <> ''`.as('hasNote'),
      'application.createdAt as sentAt',
      'withdrawnAt',
    ])
    .select(countUnread(db, 'employer').as('newMessages'))
    .execute()
  return rows.map(({ fullName, firstName, sharesDetails, preview, ...row }) => ({
    ...row,
    newMessages: Number(row.newMessages),
    name: toSeenName({ fullName, firstName, sharesDetails }),
    country: countryName(row.country),
    preview: canSeeDetails({ sharesDetails }) ? preview : '',
    isWithheld: !canSeeDetails({ sharesDetails }),
  }))
}

/** Applicants with all their answers, for the export. */
export async function findApplicantRows(db: Db, jobId: Id, slice: ApplicantSlice) {
  return selectSlice(db, jobId, slice)
    .innerJoin('resume', 'resume.id', 'application.resumeId')
    .select(ANSWER_COLUMNS)
    .select(DETAILS_COLUMNS)
    .select([
      'application.id',
      'application.status',
      'application.note',
      'application.createdAt as sentAt',
      'application.openedAt',
      'application.withdrawnAt',
    ])
    .execute()
}

export async function countApplicants(db: Db, jobId: Id): Promise<ApplicantCounts> {
  const rows = await db
    .selectFrom('application')
    .select(['status', sql<boolean>`withdrawn_at is not null`.as('isWithdrawn')])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('jobId', '=', jobId)
    .groupBy(['status', sql`withdrawn_at is not null`])
    .execute()
  const counts: ApplicantCounts = {
    all: 0,
    new: 0,
    seen: 0,
    shortlisted: 0,
    interview: 0,
    offered: 0,
    rejected: 0,
    withdrawn: 0,
  }
  for (const { status, isWithdrawn, count } of rows) {
    counts.all += Number(count)
    counts[isWithdrawn ? 'withdrawn' : status] += Number(count)
  }
  return counts
}

export async function findApplicant(db: Db, id: Id) {
  const row = await db
    .selectFrom('application')
    .innerJoin('resume', 'resume.id', 'application.resumeId')
    .innerJoin('account as applicant', 'applicant.id', 'application.applicantId')
    .select(ANSWER_COLUMNS)
    .select(DETAILS_COLUMNS)
    .select([
      'application.id',
      'application.jobId',
      'application.status',
      'application.note',
      'application.createdAt as sentAt',
      'application.openedAt',
      'application.withdrawnAt',
    ])
    .where('application.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Marks an application as opened; false if it was opened before. */
export async function markOpened(db: Db, id: Id): Promise<boolean> {
  const row = await db
    .updateTable('application')
    .set({
      openedAt: sql`now()`,
      status: sql`case when status = 'new' then 'seen' else status end`,
    })
    .where('id', '=', id)
    .where('openedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Whether the desk looks at the organisation, or at a message to this applicant. */
export async function isUnderReview(db: Db, id: Id): Promise<boolean> {
  const { rows } = await sql`
    select from application
      join job on job.id = application.job_id
      join organisation on organisation.id = job.organisation_id
    where application.id = ${id} and (
      organisation.frozen_at is not null or exists (
        select from application_message as message
          join moderation_case on moderation_case.message_id = message.id
        where message.application_id = application.id and message.sent_at is null
          and moderation_case.status <> 'decided'))`.execute(db)
  return rows.length > 0
}

export async function updateStage(db: Db, id: Id, status: Stage) {
  await db.updateTable('application').set({ status }).where('id', '=', id).execute()
}

export async function updateNote(db: Db, id: Id, note: string) {
  await db.updateTable('application').set({ note }).where('id', '=', id).execute()
}
