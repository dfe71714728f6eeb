import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { ANSWER_COLUMNS, DETAILS_COLUMNS } from '#hiring/applications/applications.queries.ts'
import { OFFER_COLUMNS } from '#hiring/applications/model/application-state.ts'
import { IS_INTERVIEW_OFF } from '#hiring/interviews/interviews.queries.ts'
import type { Db } from '#platform/database/database.ts'

export async function findApplicant(db: Db, id: Id) {
  const row = await db
    .selectFrom('application')
    .innerJoin('resume', 'resume.id', 'application.resumeId')
    .innerJoin('account as applicant', 'applicant.id', 'application.applicantId')
    .leftJoin('arrival', 'arrival.applicationId', 'application.id')
    .select(ANSWER_COLUMNS)
    .select(DETAILS_COLUMNS)
    .select(OFFER_COLUMNS)
    .select([
      'application.id',
      'application.jobId',
      'application.status',
      'application.createdAt as sentAt',
      'application.openedAt',
      'application.withdrawnAt',
    ])
    .select(IS_INTERVIEW_OFF.as('isInterviewOff'))
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
      statusBefore: sql`case when status_before = 'new' then 'seen' else status_before end`,
    })
    .where('id', '=', id)
    .where('openedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Whether the desk reviews the organisation, the advert, or a message to this applicant: then nobody decides. */
export async function isUnderReview(db: Db, id: Id): Promise<boolean> {
  const { rows } = await sql`
    select from application
      join job on job.id = application.job_id
      join organisation on organisation.id = job.organisation_id
    where application.id = ${id} and (
      organisation.frozen_at is not null or job.status = 'held' or exists (
        select from application_message as message
          join moderation_case on moderation_case.message_id = message.id
        where message.application_id = application.id and message.sent_at is null
          and moderation_case.status <> 'decided'))`.execute(db)
  return rows.length > 0
}
