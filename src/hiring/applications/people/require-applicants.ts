import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { hasRight, type OrganisationRight } from '#organisations/organisations.policy.ts'
import { findRole } from '#organisations/organisations.queries.ts'
import type { Db } from '#platform/database/database.ts'
import { isId } from '#platform/secrets/new-id.ts'
import { findAnyJob } from '#hiring/apply/apply.queries.ts'
import {
  isRefusedButRead,
  whyNobodyAnswers,
} from '#hiring/applications/people/refused-jobs.queries.ts'
import { findApplicationAccess } from '#hiring/applications/applications.queries.ts'
import { canReadApplicants } from '#hiring/applications/applications.policy.ts'

interface Wanted {
  jobId: Id
  right: Extract<OrganisationRight, 'read applicants' | 'answer applicants'>
}

/**
 * The job, for members of its organisation who may do this with its applicants. `whyNot` says
 * what stops the reader from answering, or from deciding alone (‘held’); `mayAnswer` is true for those with the right,
 * also while nobody can.
 * @throws {DomainError} `not_found` for everyone else, and once the job is removed; see `IS_STILL_READ`
 */
export async function requireApplicants(
  db: Db,
  actor: Pick<Actor, 'id'>,
  { jobId, right }: Wanted,
) {
  const job = isId(jobId) ? await findAnyJob(db, jobId) : null
  const role = job && (await findRole(db, actor.id, job.organisationId))
  const isGone = job?.status === 'removed'
  const isStillRead = isGone && right === 'read applicants' && (await isRefusedButRead(db, jobId))
  if (!job || !canReadApplicants(role, { ...job, isStillRead }) || !hasRight(role, right))
    throw new DomainError('not_found')
  const mayAnswer = hasRight(role, 'answer applicants')
  const stopped = await whyNobodyAnswers(db, job)
  // Only those with the right can do something about an advert.
  const whyNot = mayAnswer || stopped === 'looked-at' ? stopped : ('reader' as const)
  return { job, mayAnswer, canAnswer: whyNot === null || whyNot === 'held', whyNot }
}

/**
 * Says why the address of an application leads nowhere, for links in old emails.
 * @throws {DomainError} `application_gone`, to members who may read the job’s applicants; `not_found` to others
 */
export async function requireNotGone(
  db: Db,
  actor: Pick<Actor, 'id'>,
  { jobId, id }: { jobId: Id; id: Id },
) {
  if (!isId(id) || (await findApplicationAccess(db, id)) !== null) return
  await requireApplicants(db, actor, { jobId, right: 'read applicants' })
  throw new DomainError('application_gone')
}
