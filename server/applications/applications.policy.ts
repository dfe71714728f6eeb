import type { FailureCode } from '#contract/errors.ts'
import type { JobStatus } from '#contract/jobs.ts'
import type { Id } from '#contract/primitives.ts'

/** Who asks; null for somebody who is not logged in. */
type Viewer = { id: Id } | null

/** What decides about a job. */
export interface JobPolicyFacts {
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

const ALLOWED_ROLES = {
  'read as sent': ['applicant'],
  withdraw: ['applicant'],
  'download the resume': ['applicant', 'employer'],
  'read the answers': ['employer'],
  'set the status': ['employer'],
  'note something': ['employer'],
  reply: ['employer'],
} as const satisfies Record<string, readonly ('applicant' | 'employer')[]>

export type ApplicationAction = keyof typeof ALLOWED_ROLES
export const APPLICATION_ACTIONS = Object.keys(ALLOWED_ROLES) as ApplicationAction[]

/** Whoever posted the job, while it is there: who takes a job down gives its applicants up. */
export function canManageApplicants(
  viewer: Viewer,
  { ownerId, status }: Omit<JobPolicyFacts, 'closesAt'>,
) {
  return viewer !== null && ownerId !== null && viewer.id === ownerId && status !== 'removed'
}

export function canPerform(
  viewer: Viewer,
  action: ApplicationAction,
  { applicantId, ownerId, jobStatus }: Parties,
) {
  const allowed: readonly string[] = ALLOWED_ROLES[action]
  if (viewer !== null && viewer.id === applicantId && allowed.includes('applicant')) return true
  return allowed.includes('employer') && canManageApplicants(viewer, { ownerId, status: jobStatus })
}

/** Why somebody cannot apply for a job; null when they can. */
export function applyDenial(
  viewer: { id: Id },
  { ownerId, status, closesAt }: JobPolicyFacts,
  now = Date.now(),
): FailureCode | null {
  if (status === 'removed') return 'job_closed'
  if (ownerId === null) return 'apply_elsewhere'
  if (ownerId === viewer.id) return 'own_job'
  const isOver = closesAt !== null && Date.parse(closesAt) <= now
  return status === 'open' && !isOver ? null : 'job_closed'
}
