import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { IS_ANSWERABLE } from '#hiring/applications/waiting.ts'
import type { Db } from '#platform/database/database.ts'

/**
 * Whether the members of an organisation may still read who applied to the `job` of the row, although the desk has
 * refused it: the decision is final, nobody had to be warned of it, and the organisation is not suspended.
 */
export const IS_STILL_READ = sql<boolean>`(
  job.status = 'removed' and job.removed_because is not null and job.removed_with is null
  and exists (
    select from moderation_case as refusal
    where refusal.job_id = job.id and refusal.decision = 'refuse' and refusal.told_at is not null)
  and not exists (
    select from organisation
    where organisation.id = job.organisation_id
      and (organisation.suspended_at is not null or organisation.frozen_at is not null))
  and not exists (
    select from application_warning as warning
      join application as warned on warned.id = warning.application_id
    where warned.job_id = job.id))`

/** Whether members with the right can decide about a job’s applicants, and write to them, at present. */
export async function isAnswerable(db: Db, jobId: Id): Promise<boolean> {
  const row = await db
    .selectFrom('job')
    .select(IS_ANSWERABLE.as('isAnswerable'))
    .where('id', '=', jobId)
    .executeTakeFirst()
  return row?.isAnswerable ?? false
}

export async function isRefusedButRead(db: Db, jobId: Id): Promise<boolean> {
  const row = await db
    .selectFrom('job')
    .select(IS_STILL_READ.as('isStillRead'))
    .where('id', '=', jobId)
    .executeTakeFirst()
  return row?.isStillRead ?? false
}
