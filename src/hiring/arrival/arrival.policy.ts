import { sideOf, type Parties } from '#hiring/interviews/interviews.policy.ts'
import type { ArrivalSide } from './arrival.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { hasRight, type OrganisationRight } from '#organisations/organisations.policy.ts'

/** The facts that decide what a person can do between an offer and the first day. */
export interface ArrivalParties extends Parties {
  /** Whether the organisation has proved that it is the employer. */
  isPosterProved: boolean
}

/**
 * The parties that can do each action: the applicant, and members of the job’s organisation with this right. Each side
 * ticks its own items only; an organisation that is not proved can read and make an offer, no more.
 */
const ACTIONS = {
  read: { applicant: true, right: 'read applicants', isProofNeeded: false },
  'answer the offer': { applicant: true, right: null, isProofNeeded: false },
  'say the circumstances': { applicant: true, right: null, isProofNeeded: false },
  'say that money was asked': { applicant: true, right: null, isProofNeeded: false },
  'tick an item of the applicant': { applicant: true, right: null, isProofNeeded: false },
  'tick an item of the employer': {
    applicant: false,
    right: 'answer applicants',
    isProofNeeded: true,
  },
  'write to the applicant': { applicant: false, right: 'answer applicants', isProofNeeded: true },
  'state the terms': { applicant: false, right: 'answer applicants', isProofNeeded: false },
  'add a file': { applicant: true, right: 'answer applicants', isProofNeeded: true },
  'enter the certificate': { applicant: false, right: 'answer applicants', isProofNeeded: true },
} as const satisfies Record<
  string,
  { applicant: boolean; right: OrganisationRight | null; isProofNeeded: boolean }
>

export type ArrivalRight = keyof typeof ACTIONS
export const ARRIVAL_RIGHTS = Object.keys(ACTIONS) as ArrivalRight[]

export function mayDo(viewerId: Id, action: ArrivalRight, parties: ArrivalParties): boolean {
  const { applicant, right, isProofNeeded } = ACTIONS[action]
  const side = sideOf(viewerId, parties)
  if (side === 'applicant') return applicant
  if (side === null || right === null || !hasRight(parties.role, right)) return false
  return !isProofNeeded || parties.isPosterProved
}

/** The right that an item of this side needs. */
export function rightFor(side: ArrivalSide): ArrivalRight {
  return side === 'applicant' ? 'tick an item of the applicant' : 'tick an item of the employer'
}
