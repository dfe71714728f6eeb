import { MOST_AT_ONCE, type ActionResult } from '#hiring/posting/employer-actions.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { isId } from '#platform/secrets/new-id.ts'
import { findActionItems, findOwnAction } from './actions.queries.ts'

export interface ActionOutcome {
  actionId: Id
  /** The result for each applicant of the action. */
  results: ActionResult[]
}

/** The outcome of the form’s first submission. @throws {DomainError} `not_found` if another account sent it */
export async function resultsOfRepeat(
  db: Db,
  action: { id: Id; jobId: Id; accountId: Id },
): Promise<ActionOutcome> {
  if (!(await findOwnAction(db, action))) throw new DomainError('not_found')
  const items = await findActionItems(db, action.id)
  return { actionId: action.id, results: items.map(({ result }) => result) }
}

/** The ids without repeats. @throws {DomainError} if there are no ids, or more than can be answered at once */
export function requireFewIds(people: readonly { id: Id }[]): Id[] {
  const ids = [...new Set(people.map(({ id }) => id))]
  if (ids.length > MOST_AT_ONCE) throw new DomainError('too_many_at_once')
  if (ids.length === 0) throw new DomainError('nobody_ticked')
  if (!ids.every(isId)) throw new DomainError('not_found')
  return ids
}
