import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { IS_ANSWERABLE, IS_LOOKED_AT_AGAIN } from '#hiring/applications/waiting.ts'
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

/** Why nobody can decide about a job’s applicants at present, or write to them unless it is held; null if members can. */
export async function whyNobodyAnswers(db: Db, { id }: { id: Id }) {
  const row = await db
    .selectFrom('job')
    .select(['job.status', IS_ANSWERABLE.as('isAnswerable'), IS_LOOKED_AT_AGAIN.as('isAgain')])
    .where('job.id', '=', id)
    .executeTakeFirst()
  if (row?.isAnswerable) return row.status === 'held' ? ('held' as const) : null
  if (row?.status === 'removed') return 'refused' as const
  return row?.isAgain ? ('again' as const) : ('looked-at' as const)
}

/** A condition for queries of `job`: members with the right may read its applicants; see `canReadApplicants`. */
export const IS_READABLE = sql<boolean>`(job.status <> 'removed' or ${IS_STILL_READ})`

export async function isRefusedButRead(db: Db, jobId: Id): Promise<boolean> {
  const row = await db
    .selectFrom('job')
    .select(IS_STILL_READ.as('isStillRead'))
    .where('id', '=', jobId)
    .executeTakeFirst()
  return row?.isStillRead ?? false
}
