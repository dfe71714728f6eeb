import { findInProgress } from '#hiring/applications/notices/notices.queries.ts'
import { isOpenOffer } from '#hiring/applications/notices/people-in-progress.service.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { Db } from '#platform/database/database.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { createMoves } from './moves.service.ts'

/** Takes back the offers of a job that are not accepted; the applicants are told like of any move. */
export function createTakeBackOffers(db: Db, move: ReturnType<typeof createMoves>) {
  return async function takeBackOffers(
    actor: Pick<Actor, 'id' | 'secondFactorAt'>,
    jobId: Id,
  ): Promise<void> {
    const offers = (await findInProgress(db, [jobId])).filter(isOpenOffer)
    if (offers.length === 0) return
    const people = offers.map(({ id }) => ({ id, from: 'offered' as const }))
    await move(actor, jobId, { people, status: 'seen' })
  }
}
