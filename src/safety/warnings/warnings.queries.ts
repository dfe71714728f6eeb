import { sql } from 'kysely'
import type { Decision } from '#safety/cases/moderation.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Paid, WarningKind } from './warnings.schema.ts'
import type { Db } from '#platform/database/database.ts'

/** Whether the applicant of the row of `application` was warned about its poster. */
export const IS_WARNED = sql<boolean>`exists (
  select from application_warning as warning where warning.application_id = application.id)`

export interface Warning {
  kind: WarningKind
  caseId: Id | null
  /** The job; null for all jobs of the organisation. */
  jobId: Id | null
  organisationId: Id | null
  decision?: Decision | null
  /** Instead, the suspended person with whom jobs were taken down. */
  removedWith?: Id
}

/**
 * Marks every applicant, in the transaction that takes the job down. Returns the applications whose email must be
 * enqueued: no applicant gets the same warning twice, but a worse one follows a milder one.
 */
export async function warnApplicants(db: Db, warning: Warning): Promise<Id[]> {
  const { kind, caseId, jobId, organisationId, decision, removedWith } = warning
  const isWhole = organisationId !== null && (decision === 'suspend' || jobId === null)
  const which = removedWith
    ? sql`job.removed_with = ${removedWith}`
    : isWhole
      ? sql`job.organisation_id = ${organisationId}`
      : sql`job.id = ${jobId}`
  const { rows } = await sql<{ id: Id }>`
    insert into application_warning (application_id, kind, case_id)
    select application.id, ${kind}, ${caseId}
    from application join job on job.id = application.job_id where ${which}
    on conflict (application_id) do update
      set kind = excluded.kind, case_id = excluded.case_id, created_at = now(), sent_at = null
      where application_warning.kind = 'taken-down' and excluded.kind <> 'taken-down'
    returning application_id as id`.execute(db)
  return rows.map(({ id }) => id)
}

export type WarningRow = NonNullable<Awaited<ReturnType<typeof findWarning>>>

/** A warning with the facts that its words need. */
export async function findWarning(db: Db, applicationId: Id) {
  const row = await db
    .selectFrom('applicationWarning as warning')
    .innerJoin('application', 'application.id', 'warning.applicationId')
    .innerJoin('job', 'job.id', 'application.jobId')
    .innerJoin('account', 'account.id', 'application.applicantId')
    .leftJoin('organisation', 'organisation.id', 'job.organisationId')
    .select([
      'warning.kind',
      'warning.createdAt as at',
      'warning.sentAt',
      'warning.paid',
      'application.applicantId',
      sql<string>`application.advert ->> 'title'`.as('title'),
      sql<string>`application.advert ->> 'employer'`.as('employer'),
      'account.firstName',
      'account.email',
      'account.language',
      'job.poster',
      sql<boolean>`job.status = 'removed' and job.removed_because is not null`.as('isTakenDown'),
      sql<boolean>`organisation.suspended_at is not null`.as('isSuspended'),
    ])
    .where('warning.applicationId', '=', applicationId)
    .executeTakeFirst()
  return row ?? null
}

export async function markWarningSent(db: Db, applicationId: Id) {
  await db
    .updateTable('applicationWarning')
    .set({ sentAt: sql`now()` })
    .where('applicationId', '=', applicationId)
    .execute()
}

export async function updatePaid(db: Db, applicationId: Id, paid: Paid): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('applicationWarning')
    .set({ paid, paidAt: sql`now()` })
    .where('applicationId', '=', applicationId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
