import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { requireSecondFactor } from '#accounts/second-factor/require-second-factor.ts'
import { requireApplicants } from '#hiring/applications/people/require-applicants.ts'
import type { Db } from '#platform/database/database.ts'
import { isId } from '#platform/secrets/new-id.ts'
import type { Platform } from '#platform/platform.ts'
import {
  findActionItems,
  lockOwnAction,
  markUndone,
} from '#hiring/applications/actions/actions.queries.ts'
import {
  deleteEvent,
  findLastMove,
  lockApplicants,
  updateStage,
  type LockedApplicant,
} from '#hiring/applications/actions/moves/moves.queries.ts'
import { deleteWaiting } from '#hiring/applications/actions/messages/waiting-messages.queries.ts'

type Item = Awaited<ReturnType<typeof findActionItems>>[number]

/** Undoes actions on applicants before the applicants know of them. */
export function createUndo({ db, tasks }: Pick<Platform, 'db' | 'tasks'>) {
  /**
   * Reverts moves and deletes texts. Applicants who were moved again or have withdrawn since, or whose text the desk
   * has, stay as they are. Undoing twice is no error.
   * @returns the numbers of applicants for whom it was undone, and of the rest
   * @throws {DomainError} `not_found`, also for a colleague’s action; `undo_over` once the minute is over
   */
  return async function undo(
    actor: Pick<Actor, 'id' | 'secondFactorAt'>,
    { jobId, actionId }: { jobId: Id; actionId: Id },
  ): Promise<{ undone: number; rest: number }> {
    await requireApplicants(db, actor, { jobId, right: 'answer applicants' })
    requireSecondFactor(actor)
    if (!isId(actionId)) throw new DomainError('not_found')
    return db.transaction().execute(async (db) => {
      const action = await lockOwnAction(db, { id: actionId, jobId, accountId: actor.id })
      if (!action) throw new DomainError('not_found')
      const items = (await findActionItems(db, actionId)).filter(
        ({ result }) => result === 'done' || result === 'held',
      )
      if (action.undoneAt) return { undone: items.length, rest: 0 }
      if (action.secondsLeft <= 0) throw new DomainError('undo_over')
      let undone = 0
      const ids = items.map(({ applicationId }) => applicationId)
      const applicants = ids.length > 0 ? await lockApplicants(db, jobId, ids) : []
      for (const applicant of applicants) {
        const item = items.find(({ applicationId }) => applicationId === applicant.id)
        if (item && (await takeBack(db, applicant, item))) undone += 1
      }
      // The rest cannot be undone later either.
      await markUndone(db, actionId)
      return { undone, rest: items.length - undone }
    })
  }

  async function takeBack(db: Db, applicant: LockedApplicant, item: Item): Promise<boolean> {
    const { eventId, messageId, result } = item
    if (eventId === null)
      return result === 'done' && messageId !== null && (await deleteWaiting(db, messageId))
    const last = await findLastMove(db, applicant.id)
    if (applicant.statusBefore === null || last?.id !== eventId) return false
    await deleteEvent(db, eventId)
    await restoreStage(db, applicant, item)
    if (messageId !== null) await deleteWaiting(db, messageId)
    return true
  }

  /** Restores the stage. A notice that was pending before is pending again, for the rest of its own minute. */
  async function restoreStage(
    db: Db,
    { id: applicationId, status, statusBefore: known }: LockedApplicant,
    { statusBefore, toldBefore }: Item,
  ) {
    // The stage that the applicant knows now, not the one they knew then: it may have been opened since.
    if (toldBefore === null)
      return updateStage(db, applicationId, { status: known ?? status, statusBefore: null })
    await updateStage(db, applicationId, { status: statusBefore ?? status, statusBefore: known })
    const earlier = await findLastMove(db, applicationId)
    if (!earlier) return
    const options = { delaySeconds: earlier.secondsLeft }
    await tasks.enqueue(db, 'tell-status', { applicationId, eventId: earlier.id }, options)
  }
}
