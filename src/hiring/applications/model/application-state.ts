import type { OfferAnswer } from '#hiring/arrival/arrival.schema.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import type { Timestamp } from '#platform/primitives/primitives.schema.ts'
import type { Stage } from './stages.schema.ts'

/** The columns of `arrival` that `ApplicationState` needs. */
export const OFFER_COLUMNS = [
  'arrival.answer as offerAnswer',
  'arrival.answeredAt as offerAnsweredAt',
] as const

/** An application’s stage, and what its applicant decided. */
export interface ApplicationState {
  status: Stage
  withdrawnAt: Timestamp | null
  /** The applicant’s answer to the offer; it counts as long as the offer stands. */
  offerAnswer: OfferAnswer | null
  offerAnsweredAt: Timestamp | null
  /** Whether the last interview was cancelled, and nothing has followed it. */
  isInterviewOff: boolean
}

/** The state that lists show: the applicant’s own decision overrides the stage. */
export function stateOf({
  status,
  withdrawnAt,
  offerAnswer,
}: Pick<ApplicationState, 'status' | 'withdrawnAt' | 'offerAnswer'>):
  | Stage
  | OfferAnswer
  | 'withdrawn' {
  if (withdrawnAt !== null) return 'withdrawn'
  return status === 'offered' && offerAnswer !== null ? offerAnswer : status
}

/** The applicant’s decision: ‘You accepted on Nov 27, 2026’; null without one. */
export function decisionWords(
  application: Omit<ApplicationState, 'isInterviewOff'>,
  who = 'You',
): string | null {
  const state = stateOf(application)
  const { withdrawnAt, offerAnsweredAt } = application
  const day = (at: Timestamp | null) => (at === null ? '' : ` on ${mediumDate(at)}`)
  if (state === 'withdrawn') return `${who} withdrew${day(withdrawnAt)}`
  if (state === 'accepted' || state === 'declined') return `${who} ${state}${day(offerAnsweredAt)}`
  return null
}

/** An offer that its applicant has not answered. */
export function offerWords(isPosterProved: boolean): string {
  return isPosterProved
    ? 'You have an offer'
    : 'Somebody we have not checked says they offer you this job'
}
