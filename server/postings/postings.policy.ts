import type { FailureCode } from '#contract/errors.ts'
import type { JobStatus } from '#contract/jobs.ts'
import type { Id } from '#contract/primitives.ts'

/** What an employer may do with a job of theirs. */
export type JobAction = 'change' | 'close' | 'reopen' | 'repeat' | 'remove'

interface OwnedJob {
  ownerId: Id | null
  status: JobStatus
}

/**
 * Why somebody may not do this; null when they may. Everybody can read an open or closed job, so that
 * a stranger is told no; a removed one is not there, except that removing it again changes nothing.
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
