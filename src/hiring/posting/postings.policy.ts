import type { FailureCode } from '#platform/primitives/errors.schema.ts'
import type { JobStatus } from '#trade/jobs.schema.ts'
import type { MemberRole } from '#organisations/organisations.schema.ts'
import { hasRight } from '#organisations/organisations.policy.ts'

/** The actions of an organisation’s members on its jobs. */
export type JobAction = 'change' | 'close' | 'reopen' | 'repeat' | 'remove'

/**
 * The error code that stops a person with this role in the job’s organisation; null if they may. Open and closed jobs
 * are public, so other people get `forbidden`. A removed job is not found, but members may remove it again, which
 * changes nothing.
 */
export function denialFor(
  role: MemberRole | null,
  action: JobAction,
  job: { status: JobStatus } | null,
): FailureCode | null {
  if (!job) return 'job_not_found'
  const mayManage = hasRight(role, 'manage jobs')
  if (job.status === 'removed') return mayManage && action === 'remove' ? null : 'job_not_found'
  if (!mayManage) return job.status === 'held' ? 'job_not_found' : 'forbidden'
  const waits = job.status === 'held' && (action === 'close' || action === 'reopen')
  return waits ? 'job_held' : null
}
