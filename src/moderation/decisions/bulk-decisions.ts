import {
  BULK_LIMIT,
  type BulkDecision,
  type DecisionInput,
} from '#safety/cases/moderation.schema.ts'
import { findSubject } from '#moderation/cases/case.queries.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { rejectAction, type AdminGuard } from '#moderation/desk/log/admin-guard.ts'
import type { Db } from '#platform/database/database.ts'
import { isId } from '#platform/secrets/new-id.ts'

/** The result for one case of several: its title, and what went wrong. */
export interface BulkResult {
  id: Id
  title: string
  isDone: boolean
  words: string
}

interface Single {
  decide(actor: Actor, id: Id, wish: DecisionInput): Promise<unknown>
  undo(actor: Actor, id: Id): Promise<unknown>
}

/** Decisions about several cases, each as if it were the only one. */
export function createBulkDecisions(db: Db, guard: AdminGuard, { decide, undo }: Single) {
  return { decideMany, undoMany }

  /** Decides each case in its own transaction; those that cannot be decided are returned with the reason. */
  async function decideMany(actor: Actor, ids: Id[], input: BulkDecision): Promise<BulkResult[]> {
    await guard.requireAdmin(actor)
    const chosen = [...new Set(ids)]
    if (chosen.length === 0) rejectAction('forbidden', 'Tick at least one case.')
    if (chosen.length > BULK_LIMIT)
      rejectAction('forbidden', `At most ${BULK_LIMIT} cases can be decided at once.`)
    // In a list nobody sees what a proof would be for, so those are decided one by one.
    const wish = { ...input, markers: '', withPeople: false, seen: '' }
    return eachOf(chosen, (id) => decide(actor, id, wish))
  }

  /** Takes back what was decided together, each in its own transaction; those that are final are returned with why. */
  async function undoMany(actor: Actor, ids: Id[]): Promise<BulkResult[]> {
    await guard.requireAdmin(actor)
    return eachOf([...new Set(ids)].slice(0, BULK_LIMIT), (id) => undo(actor, id))
  }

  async function eachOf(ids: Id[], act: (id: Id) => Promise<unknown>): Promise<BulkResult[]> {
    const results: BulkResult[] = []
    for (const id of ids) {
      const { title } = isId(id) ? await findSubject(db, id) : { title: '' }
      try {
        await act(id)
        results.push({ id, title, isDone: true, words: '' })
      } catch (error) {
        if (!(error instanceof DomainError)) throw error
        results.push({ id, title, isDone: false, words: error.message })
      }
    }
    return results
  }
}
