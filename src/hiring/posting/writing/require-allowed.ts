import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { findRole } from '#organisations/organisations.queries.ts'
import type { Db } from '#platform/database/database.ts'
import { denialFor, type JobAction } from '#hiring/posting/postings.policy.ts'
import type { PostingRow } from '#hiring/posting/postings.queries.ts'

const READ_ELSEWHERE =
  'This advert is read in your own list. Change it there, and it changes here by itself.'
/** What the next reading of the list would undo. */
const OF_THE_LIST = new Set<JobAction>(['change', 'reopen'])

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
  if (job.source !== null && OF_THE_LIST.has(action))
    throw new DomainError('forbidden', [{ field: '', message: READ_ELSEWHERE }])
  return job
}
