import type { Stage } from '#hiring/applications/model/stages.schema.ts'
import { UNDO_SECONDS, type ActionResult } from '#hiring/posting/employer-actions.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { isUnderReview } from '#hiring/applicants/employer/applicants.queries.ts'
import { insertMessage } from '#hiring/talk/messages/insert-message.ts'
import { assignEvent } from '#hiring/talk/messages/messages.queries.ts'
import type { Db } from '#platform/database/database.ts'
import { newId } from '#platform/secrets/new-id.ts'
import type { Tasks } from '#platform/tasks/tasks.ts'
import { insertItem } from '#hiring/applications/actions/actions.queries.ts'
import { isOvertaken } from './move-conflict.ts'
import { insertWaitingStatus, updateStage, type LockedApplicant } from './moves.queries.ts'

const MINUTE = { delaySeconds: UNDO_SECONDS }

export interface OneMove {
  actionId: Id
  accountId: Id
  status: Stage
  /** The stage that the page showed; null if no page was open. */
  from: Stage | null
  /** The text to the applicant, with the names filled in; '' for no text. */
  text: string
}

/**
 * Moves one locked applicant and records the result. The applicant is notified a minute later, with the text. If the
 * text waits for the desk, the stage does not change: the text waits as a message.
 * @throws {DomainError} if nobody can write to them
 */
export async function moveApplicant(
  db: Db,
  tasks: Pick<Tasks, 'enqueue'>,
  { applicant, move }: { applicant: LockedApplicant; move: OneMove },
): Promise<ActionResult> {
  const { id: applicationId, status: statusBefore, statusBefore: toldBefore } = applicant
  const { actionId, status, text } = move
  const item = { actionId, applicationId, statusBefore, toldBefore, eventId: null, messageId: null }
  const isChange = statusBefore !== status
  const obstacle = await findObstacle(db, { applicant, move })
  if (obstacle) {
    await insertItem(db, { ...item, result: obstacle })
    return obstacle
  }
  const messageId = text ? newId() : null
  if (messageId) {
    const message = { id: messageId, applicationId, side: 'employer', text } as const
    const rest = { accountId: move.accountId, file: null, formId: null, waits: true }
    const { isHeld } = await insertMessage(db, tasks, { ...message, ...rest })
    if (isHeld) {
      await insertItem(db, { ...item, messageId, result: 'held' })
      return 'held'
    }
  }
  if (!isChange) {
    const result = messageId ? 'done' : 'there'
    await insertItem(db, { ...item, messageId, result })
    if (messageId) await tasks.enqueue(db, 'send-waiting-messages', { actionId }, MINUTE)
    return result
  }
  await updateStage(db, applicationId, { status, statusBefore: toldBefore ?? statusBefore })
  const eventId = await insertWaitingStatus(db, {
    applicationId,
    status,
    actorId: move.accountId,
  })
  if (messageId) await assignEvent(db, { messageId, eventId })
  await insertItem(db, { ...item, eventId, messageId, result: 'done' })
  await tasks.enqueue(db, 'tell-status', { applicationId, eventId }, MINUTE)
  return 'done'
}

async function findObstacle(
  db: Db,
  { applicant, move }: { applicant: LockedApplicant; move: OneMove },
): Promise<ActionResult | null> {
  if (applicant.withdrawnAt) return 'withdrawn'
  if (applicant.status === move.status) return null
  if (isOvertaken(move.from, applicant.status)) return 'moved'
  return (await isUnderReview(db, applicant.id)) ? 'under_review' : null
}
