import type { FailureCode } from '#contract/errors.ts'
import type { JobStatus } from '#contract/jobs.ts'
import type { Id } from '#contract/primitives.ts'

/** Null for a visitor who is not logged in. */
type Viewer = { id: Id } | null

/** What decides whether someone can apply for a job or manage its applicants. */
export interface JobPolicyFacts {
  /** Null for an imported job. */
  ownerId: Id | null
  status: JobStatus
  closesAt: string | null
}

/** What decides what someone can do with an application. */
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

/** Only the job's owner, and only until the job is removed: removing it ends access to its applicants. */
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

/** Why someone cannot apply for a job; null if they can. */
export function applyDenial(
  viewer: { id: Id },
  { ownerId, status, closesAt }: JobPolicyFacts,
  now = Date.now(),
): FailureCode | null {
  if (status === 'removed') return 'job_closed'
  if (ownerId === null) return 'apply_elsewhere'
  if (ownerId === viewer.id) return 'own_job'
  const hasClosed = closesAt !== null && Date.parse(closesAt) <= now
  return status === 'open' && !hasClosed ? null : 'job_closed'
}
