import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { CLOSED_JOB, problemWords, type RowOutcome } from '#hiring/upload/upload-words.ts'
import type { Db } from '#platform/database/database.ts'

/** The outcome of a row. */
export interface RowResult {
  outcome: RowOutcome
  outcomeDetail: string
  jobId?: Id
}

/** The outcome of a row that has its job now: it may be held for the desk, or closed. */
export async function toResult(
  db: Db,
  jobId: Id,
  outcome: 'published' | 'changed' | 'unchanged',
): Promise<RowResult> {
  const { status, heldBecause } = await db
    .selectFrom('job')
    .select(['status', 'heldBecause'])
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow()
  if (status === 'held' && outcome !== 'unchanged')
    return { outcome: 'held', outcomeDetail: heldBecause ?? '', jobId }
  return { outcome, outcomeDetail: status === 'closed' ? CLOSED_JOB : '', jobId }
}

/** The reason why a row has no job: a rule refuses it, or the daily limit is reached. */
export function toRefusal(error: DomainError): RowResult {
  const { code, message, problems } = error
  if (code === 'too_many') return { outcome: 'waiting', outcomeDetail: message }
  // In a task no actor is logged in: the account is suspended or gone.
  if (code === 'not_logged_in')
    return { outcome: 'refused', outcomeDetail: new DomainError('suspended').message }
  const sentences = problems.map(problemWords)
  return { outcome: 'refused', outcomeDetail: sentences.join(' ') || message }
}
