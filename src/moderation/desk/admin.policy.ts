import type { JobStatus } from '#trade/jobs.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'

interface JobFacts {
  status: JobStatus
  ownerId: Id | null
  source: string | null
  removedBecause: string | null
}

/** The reason why this job cannot be taken down, as a sentence; null if it can. */
export function takeDownDenial({ status }: Pick<JobFacts, 'status'>): string | null {
  return status === 'removed' ? 'This job has been taken down already.' : null
}

/** The reason why this job cannot be restored; null if it can. A job that its owner deleted stays deleted. */
export function restoreDenial(job: JobFacts): string | null {
  if (job.status !== 'removed') return 'This job has not been taken down.'
  if (job.removedBecause === null) return 'Its owner deleted this job, so it stays deleted.'
  const isOwnerGone = job.ownerId === null && job.source === null
  return isOwnerGone ? 'Its owner deleted their account, so this job stays deleted.' : null
}

interface SuspensionFacts {
  actorId: Id
  subject: { id: Id; suspendedAt: string | null }
  /** All admins who are not suspended. */
  adminIds: Id[]
}

/**
 * The reason why this person cannot be suspended; null if they can. An admin must remain who can lift the suspension.
 */
export function suspensionDenial({ actorId, subject, adminIds }: SuspensionFacts): string | null {
  if (subject.id === actorId) return 'You cannot suspend yourself.'
  if (subject.suspendedAt) return 'This person is suspended already.'
  const isLast = adminIds.every((id) => id === subject.id) && adminIds.length > 0
  return isLast ? 'This is the last admin. Make someone else an admin first.' : null
}
