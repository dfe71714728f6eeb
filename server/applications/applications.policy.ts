import type { FailureCode } from '#contract/errors.ts'
import type { JobStatus } from '#contract/jobs.ts'
import type { Id } from '#contract/primitives.ts'

/** Who asks; null for somebody who is not logged in. */
type Asker = { id: Id } | null

/** What decides about a job. */
export interface JobStanding {
  /** Null for an advert from elsewhere. */
  ownerId: Id | null
  status: JobStatus
  closesAt: string | null
}

/** What decides about an application. */
export interface Parties {
  applicantId: Id
  ownerId: Id | null
  jobStatus: JobStatus
}

const MAY = {
  'read as sent': ['applicant'],
  withdraw: ['applicant'],
  'download the resume': ['applicant', 'employer'],
  'read the answers': ['employer'],
  'set the status': ['employer'],
  'note something': ['employer'],
  reply: ['employer'],
} as const satisfies Record<string, readonly ('applicant' | 'employer')[]>

export type Deed = keyof typeof MAY
export const DEEDS = Object.keys(MAY) as Deed[]

/** Whoever posted the job, while it is there: who takes a job down gives its applicants up. */
export function mayManage(asker: Asker, { ownerId, status }: Omit<JobStanding, 'closesAt'>) {
  return asker !== null && ownerId !== null && asker.id === ownerId && status !== 'removed'
}

export function mayDo(asker: Asker, deed: Deed, { applicantId, ownerId, jobStatus }: Parties) {
  const allowed: readonly string[] = MAY[deed]
  if (asker !== null && asker.id === applicantId && allowed.includes('applicant')) return true
  return allowed.includes('employer') && mayManage(asker, { ownerId, status: jobStatus })
}

/** Why somebody cannot apply for a job; null when they can. */
export function refusalToApply(
  asker: { id: Id },
  { ownerId, status, closesAt }: JobStanding,
  now = Date.now(),
): FailureCode | null {
  if (status === 'removed') return 'job_closed'
  if (ownerId === null) return 'apply_elsewhere'
  if (ownerId === asker.id) return 'own_job'
  const isOver = closesAt !== null && Date.parse(closesAt) <= now
  return status === 'open' && !isOver ? null : 'job_closed'
}
