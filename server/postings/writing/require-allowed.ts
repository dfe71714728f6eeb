import { DomainError } from '#contract/errors.ts'
import type { Actor } from '#server/accounts/actor.ts'
import { findRole } from '#server/organisations/organisations.queries.ts'
import type { Db } from '#server/platform/database/database.ts'
import { denialFor, type JobAction } from '../postings.policy.ts'
import type { PostingRow } from '../postings.queries.ts'

/** Returns the job if the action is allowed. @throws {DomainError} `job_not_found` or `forbidden` */
export async function requireAllowed(
  db: Db,
  actor: Pick<Actor, 'id'>,
  { action, job }: { action: JobAction; job: PostingRow | null },
): Promise<PostingRow> {
  const role = await findRole(db, actor.id, job?.organisationId ?? null)
  const denial = denialFor(role, action, job)
  if (denial) throw new DomainError(denial)
  if (!job) throw new DomainError('job_not_found')
  return job
}
