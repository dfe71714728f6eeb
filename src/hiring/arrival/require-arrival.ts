import type { ArrivalPause } from './arrival.schema.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { requireSecondFactor } from '#accounts/second-factor/require-second-factor.ts'
import { findRole } from '#organisations/organisations.queries.ts'
import { findPosterProved } from '#organisations/posting/proved-poster.ts'
import type { Db } from '#platform/database/database.ts'
import { isId } from '#platform/secrets/new-id.ts'
import { sideOf } from '#hiring/interviews/interviews.policy.ts'
import { mayDo, type ArrivalParties, type ArrivalRight } from './arrival.policy.ts'
import { findOffer, type Offer } from './arrival.queries.ts'

/** An application as its page’s URL identifies it. */
export interface ArrivalKey {
  id: Id
  /** The job in the URL of the employer’s page. */
  jobId?: Id | undefined
}

interface ArrivalRequest extends ArrivalKey {
  action: ArrivalRight
  /** Whether both sides share the URL. */
  isAnyPage?: boolean
}

export type ArrivalActor = Pick<Actor, 'id' | 'secondFactorAt'>

/**
 * @throws {DomainError} `not_found` if there is no such arrival or the actor may not do this; `second_step_needed` for
 * everyone but the applicant
 */
export async function requireArrival(
  db: Db,
  actor: ArrivalActor,
  { id, jobId, action, isAnyPage = false }: ArrivalRequest,
) {
  const offer = isId(id) ? await findOffer(db, id) : null
  if (!offer || (jobId !== undefined && offer.jobId !== jobId)) throw new DomainError('not_found')
  const { organisationId } = offer
  const parties: ArrivalParties = {
    ...offer,
    role: await findRole(db, actor.id, organisationId),
    isPosterProved: await findPosterProved(db, offer.jobId),
  }
  const side = sideOf(actor.id, parties)
  // Each side has its own page, which exists only with an offer; its terms come first.
  const isOwnPage = isAnyPage || side === (jobId === undefined ? 'applicant' : 'employer')
  const isOffered =
    offer.status === 'offered' || offer.arrivalId !== null || action === 'state the terms'
  if (!side || !isOwnPage || !isOffered || !mayDo(actor.id, action, parties))
    throw new DomainError('not_found')
  if (side === 'employer') requireSecondFactor(actor)
  return { offer, side, isPosterProved: parties.isPosterProved }
}

/** The reason why neither side can continue; null while both can. */
export function pauseOf(offer: Offer): ArrivalPause | null {
  if (offer.withdrawnAt) return 'withdrawn'
  if (offer.jobStatus === 'removed') return offer.removedBecause === null ? 'deleted' : 'taken-down'
  if (offer.suspendedAt) return 'taken-down'
  if (offer.frozenAt) return 'looked-at'
  if (offer.jobStatus === 'held') return 'job-looked-at'
  return offer.status === 'offered' ? null : 'no-offer'
}

/**
 * Whether this side can tick. That requires an accepted offer, and the UK, whose rules are the only ones we know. While
 * an employer is under review or its advert is gone, the applicant can still record their own items.
 * @throws {DomainError} `arrival_paused`
 */
export function requireGoing(offer: Offer, side: 'applicant' | 'employer') {
  const pause = pauseOf(offer)
  if (offer.answer !== 'accepted' || offer.country !== 'GB') throw new DomainError('arrival_paused')
  const isOver = pause === 'withdrawn' || pause === 'no-offer'
  if (isOver || (pause !== null && side === 'employer')) throw new DomainError('arrival_paused')
}
