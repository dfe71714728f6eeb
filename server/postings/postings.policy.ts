import type { FailureCode } from '#contract/errors.ts'
import type { JobStatus } from '#contract/jobs.ts'
import type { Id } from '#contract/primitives.ts'

/** What employers can do with their own jobs. */
export type JobAction = 'change' | 'close' | 'reopen' | 'repeat' | 'remove'

interface OwnedJob {
  ownerId: Id | null
  status: JobStatus
}

/**
 * Why the actor may not do this; null if they may. Open and closed jobs are public, so other people get
 * `forbidden`. A removed job is not found, but its owner may remove it again, which changes nothing.
 */
export function denialFor(
  actor: { id: Id },
  action: JobAction,
  job: OwnedJob | null,
): FailureCode | null {
  if (!job) return 'job_not_found'
  const isOwn = job.ownerId === actor.id
  if (job.status === 'removed') return isOwn && action === 'remove' ? null : 'job_not_found'
  return isOwn ? null : 'forbidden'
}
