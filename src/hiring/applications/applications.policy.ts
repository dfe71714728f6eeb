import type { FailureCode } from '#platform/primitives/errors.schema.ts'
import type { JobStatus } from '#trade/jobs.schema.ts'
import type { MemberRole } from '#organisations/organisations.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { hasRight, type OrganisationRight } from '#organisations/organisations.policy.ts'

/** Null for a visitor who is not logged in. */
type Viewer = { id: Id } | null

/** The facts that decide whether someone can apply for a job. */
export interface JobPolicyFacts {
  /** Null for an imported job. */
  organisationId: Id | null
  status: JobStatus
  closesAt: string | null
  /** Whether a member of its organisation can still read applications; see `isRead`. */
  isRead: boolean
}

/** The facts that decide what someone can do with an application. */
export interface Parties {
  applicantId: Id
  /** The viewer’s role in the organisation of the job. */
  role: MemberRole | null
  jobStatus: JobStatus
  /** See `IS_STILL_READ`. */
  isStillRead: boolean
  sharesDetails: boolean
}

/** The parties that can do each action: the applicant, and members of the job’s organisation with this right. */
const ACTIONS = {
  'read as sent': { applicant: true, right: null },
  withdraw: { applicant: true, right: null },
  'hand over the details': { applicant: true, right: null },
  'answer the questions': { applicant: true, right: null },
  'download the resume': { applicant: true, right: 'read applicants' },
  'read the answers': { applicant: false, right: 'read applicants' },
  'set the status': { applicant: false, right: 'answer applicants' },
  'note something': { applicant: false, right: 'answer applicants' },
  'score the applicant': { applicant: false, right: 'answer applicants' },
  'put on a list': { applicant: false, right: 'answer applicants' },
  'share with a colleague': { applicant: false, right: 'answer applicants' },
  'read the messages': { applicant: true, right: 'read applicants' },
  'write to the employer': { applicant: true, right: null },
  'write to the applicant': { applicant: false, right: 'answer applicants' },
} as const satisfies Record<string, { applicant: boolean; right: OrganisationRight | null }>

export type ApplicationAction = keyof typeof ACTIONS
export const APPLICATION_ACTIONS = Object.keys(ACTIONS) as ApplicationAction[]

/**
 * Whether a member can read applicants. Removing a job ends access to them, but not the desk’s refusal of an advert that
 * is no danger: then they can be read, and nothing else.
 */
export function canReadApplicants(
  role: MemberRole | null,
  { status, isStillRead }: { status: JobStatus; isStillRead: boolean },
): boolean {
  return hasRight(role, 'read applicants') && (status !== 'removed' || isStillRead)
}

/**
 * Whether the employer sees the whole application. Until the details are handed over, it sees the first name, the
 * country and the years of experience.
 */
export function canSeeDetails({ sharesDetails }: Pick<Parties, 'sharesDetails'>): boolean {
  return sharesDetails
}

/** Whether a member only reads with this action. */
export function isReading(action: ApplicationAction): boolean {
  return ACTIONS[action].right === 'read applicants'
}

export function canPerform(
  viewer: Viewer,
  action: ApplicationAction,
  { applicantId, role, jobStatus, isStillRead, sharesDetails }: Parties,
): boolean {
  const { applicant, right } = ACTIONS[action]
  if (viewer === null) return false
  if (applicant && viewer.id === applicantId) return true
  if (action === 'download the resume' && !canSeeDetails({ sharesDetails })) return false
  if (right === null || !hasRight(role, right)) return false
  return jobStatus !== 'removed' || (right === 'read applicants' && isStillRead)
}

/** The reason why someone with this role in the job’s organisation cannot apply for a job; null if they can. */
export function applyDenial(
  role: MemberRole | null,
  { organisationId, status, closesAt, isRead }: JobPolicyFacts,
  now = Date.now(),
): FailureCode | null {
  if (organisationId !== null && !isRead) return 'nobody_reads'
  if (status === 'removed') return 'job_closed'
  if (organisationId === null) return 'apply_elsewhere'
  if (role !== null) return 'own_job'
  const hasClosed = closesAt !== null && Date.parse(closesAt) <= now
  return status === 'open' && !hasClosed ? null : 'job_closed'
}
