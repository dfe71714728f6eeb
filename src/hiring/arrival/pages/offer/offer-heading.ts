import { decisionWords, offerWords } from '#hiring/applications/model/application-state.ts'
import type { ArrivalTrack } from '#hiring/arrival/arrival.schema.ts'

/** The page’s heading: for the applicant the offer, then their answer. */
export function offerHeading({ side, offer, who, isPosterProved, ...track }: ArrivalTrack): string {
  if (side !== 'applicant' || offer === null) return 'From offer to arrival'
  const { answer: offerAnswer, answeredAt: offerAnsweredAt } = track
  const state = { status: 'offered', withdrawnAt: null, offerAnswer, offerAnsweredAt } as const
  const asked = isPosterProved ? `${who} offers you the job` : offerWords(false)
  return decisionWords(state) ?? asked
}
