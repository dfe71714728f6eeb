import type { FailureCode } from '#platform/primitives/errors.schema.ts'
import type { JobStatus } from '#trade/jobs.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { MemberRole } from '#organisations/organisations.schema.ts'
import { hasRight } from '#organisations/organisations.policy.ts'

/** The actions of an organisation’s members on its jobs. */
export type JobAction = 'change' | 'close' | 'reopen' | 'repeat' | 'remove'

interface JobFacts {
  status: JobStatus
  /** The desk’s reason for taking it down; null if its owner deleted it. */
  removedBecause: string | null
  /** The person or organisation it was taken down with; null if it was for itself. */
  removedWith: Id | null
}

/** Whether the desk refused the advert or took it down. It stays with its organisation, which may mend it. */
export function isRefused({ status, removedBecause, removedWith }: JobFacts): boolean {
  return status === 'removed' && removedBecause !== null && removedWith === null
}

const FOR_REFUSED = new Set<JobAction>(['change', 'repeat'])

/**
 * The error code that stops a person with this role in the job’s organisation; null if they may. Open and closed jobs
 * are public, so other people get `forbidden`. A removed job is not found, but members may remove it again, which
 * changes nothing, and mend one that the desk has refused.
 */
export function denialFor(
  role: MemberRole | null,
  action: JobAction,
  job: JobFacts | null,
): FailureCode | null {
  if (!job) return 'job_not_found'
  const mayManage = hasRight(role, 'manage jobs')
  if (job.status === 'removed') {
    const isPossible = action === 'remove' || (isRefused(job) && FOR_REFUSED.has(action))
    return mayManage && isPossible ? null : 'job_not_found'
  }
  if (!mayManage) return job.status === 'held' ? 'job_not_found' : 'forbidden'
  const waits = job.status === 'held' && (action === 'close' || action === 'reopen')
  return waits ? 'job_held' : null
}
