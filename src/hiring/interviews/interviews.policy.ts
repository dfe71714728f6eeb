import { stateOf } from '#hiring/applications/model/application-state.ts'
import type { Stage } from '#hiring/applications/model/stages.schema.ts'
import type { InterviewPause } from './model/interviews.schema.ts'
import type { JobStatus } from '#trade/jobs.schema.ts'
import type { MemberRole } from '#organisations/organisations.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { TalkSide } from '#hiring/talk/talk.schema.ts'
import { hasRight, type OrganisationRight } from '#organisations/organisations.policy.ts'

/** The parties that can do each action: the applicant, and members of the job’s organisation with this right. */
const ACTIONS = {
  read: { applicant: true, right: 'read applicants' },
  'offer times': { applicant: false, right: 'answer applicants' },
  'pick a time': { applicant: true, right: null },
  'ask for other times': { applicant: true, right: null },
  cancel: { applicant: true, right: 'answer applicants' },
  'say the outcome': { applicant: false, right: 'answer applicants' },
  'say who came': { applicant: true, right: null },
} as const satisfies Record<string, { applicant: boolean; right: OrganisationRight | null }>

export type InterviewAction = keyof typeof ACTIONS

/** The facts that decide who is on which side of an application. */
export interface Parties {
  applicantId: Id
  /** The viewer’s role in the organisation of the job. */
  role: MemberRole | null
  jobStatus: JobStatus
}

/** The viewer’s side; null for everyone else, and for an employer whose job is gone. */
export function sideOf(viewerId: Id, { applicantId, role, jobStatus }: Parties): TalkSide | null {
  if (viewerId === applicantId) return 'applicant'
  return hasRight(role, 'read applicants') && jobStatus !== 'removed' ? 'employer' : null
}

export function mayDo(viewerId: Id, action: InterviewAction, parties: Parties): boolean {
  const { applicant, right } = ACTIONS[action]
  const side = sideOf(viewerId, parties)
  if (side === 'applicant') return applicant
  return side === 'employer' && right !== null && hasRight(parties.role, right)
}

/** The facts that decide whether anything can be arranged. */
export interface InterviewFacts {
  status: Stage
  withdrawnAt: string | null
  jobStatus: JobStatus
  /** Whether we have warned the applicant of the poster. */
  isWarned: boolean
  /** The times when the organisation was frozen and suspended; null if it was not. */
  frozenAt: string | null
  suspendedAt: string | null
}

/** How the applicant has ended it: by withdrawing the application, or by answering its offer; null if not. */
export function decisionOf(application: Parameters<typeof stateOf>[0]) {
  const state = stateOf(application)
  return state === 'withdrawn' || state === 'accepted' || state === 'declined' ? state : null
}

/** The reason why nothing can be arranged and no reminder is sent; null if there is none. */
export function pauseOf(facts: InterviewFacts): InterviewPause | null {
  const { status, withdrawnAt, jobStatus, isWarned, frozenAt, suspendedAt } = facts
  if (withdrawnAt) return 'withdrawn'
  if (isWarned || suspendedAt || jobStatus === 'removed') return 'over'
  if (frozenAt || jobStatus === 'held') return 'looked-at'
  return status === 'rejected' ? 'rejected' : null
}

/** Whether the picked time has come; false until one is picked. */
export function hasBegun({ startsAt }: { startsAt: string | null }, now = Date.now()): boolean {
  return startsAt !== null && Date.parse(startsAt) <= now
}

/** An applicant with a job offer is past the interview: times would move them back. */
export function canOffer(facts: InterviewFacts): boolean {
  return pauseOf(facts) === null && facts.status !== 'offered'
}

/**
 * Whether times can be picked. Another status withdraws them until it is ‘interview’ again: a mistake can be corrected.
 */
export function canPick(facts: InterviewFacts): boolean {
  return pauseOf(facts) === null && facts.status === 'interview'
}
