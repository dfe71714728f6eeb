import { DomainError } from '#contract/errors.ts'
import type { Id } from '#contract/primitives.ts'
import type { Actor } from '#server/accounts/actor.ts'
import { hasRight, type OrganisationRight } from '#server/organisations/organisations.policy.ts'
import { findRole } from '#server/organisations/organisations.queries.ts'
import type { Db } from '#server/platform/database/database.ts'
import { isId } from '#server/platform/new-id.ts'
import { findAnyJob } from './apply/apply.queries.ts'
import { canReadApplicants } from './applications.policy.ts'

interface Wanted {
  jobId: Id
  right: Extract<OrganisationRight, 'read applicants' | 'answer applicants'>
}

/**
 * The job, for members of its organisation who may do this with its applicants.
 * @throws {DomainError} `not_found` for everyone else, and once the job is removed
 */
export async function requireApplicants(
  db: Db,
  actor: Pick<Actor, 'id'>,
  { jobId, right }: Wanted,
) {
  const job = isId(jobId) ? await findAnyJob(db, jobId) : null
  const role = job && (await findRole(db, actor.id, job.organisationId))
  if (!job || !canReadApplicants(role, job.status) || !hasRight(role, right))
    throw new DomainError('not_found')
  return { job, canAnswer: hasRight(role, 'answer applicants') }
}
