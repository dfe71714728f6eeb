import type { JobStatus } from '#contract/jobs.ts'
import type { Id } from '#contract/primitives.ts'

interface JobFacts {
  status: JobStatus
  ownerId: Id | null
  source: string | null
  removedBecause: string | null
}

/** Why this job cannot be taken down, as a sentence; null when it can. */
export function takeDownDenial({ status }: Pick<JobFacts, 'status'>): string | null {
  return status === 'removed' ? 'This job is down already.' : null
}

/** Why this job cannot be put back. What its own poster deleted stays deleted. */
export function restoreDenial(job: JobFacts): string | null {
  if (job.status !== 'removed') return 'This job is not down.'
  if (job.removedBecause === null) return 'Its poster deleted this job, so it stays deleted.'
  const isPostersGone = job.ownerId === null && job.source === null
  return isPostersGone ? 'Its poster deleted their account, so this job stays deleted.' : null
}

interface SuspensionFacts {
  actorId: Id
  subject: { id: Id; suspendedAt: string | null }
  /** Everybody who is an owner now and not suspended. */
  adminIds: Id[]
}

/** Why this person cannot be suspended: somebody must be left who can take it back. */
export function suspensionDenial({ actorId, subject, adminIds }: SuspensionFacts): string | null {
  if (subject.id === actorId) return 'You cannot suspend yourself.'
  if (subject.suspendedAt) return 'This person is suspended already.'
  const isLast = adminIds.every((id) => id === subject.id) && adminIds.length > 0
  return isLast ? 'This is the last owner. Make somebody else an owner first.' : null
}
