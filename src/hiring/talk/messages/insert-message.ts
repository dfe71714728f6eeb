import { DomainError, wrongField } from '#platform/primitives/errors.schema.ts'
import { TALK_FILES, TALK_PROBLEMS, type TalkSide } from '#hiring/talk/talk.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { StoredDocument } from '#platform/files/documents/documents.ts'
import type { Db } from '#platform/database/database.ts'
import type { Tasks } from '#platform/tasks/tasks.ts'
import { holdMessage } from '#board/screening/text/screen-message.ts'
import { markWaiting } from '#hiring/applications/actions/messages/waiting-messages.queries.ts'
import {
  countFiles,
  findRepeat,
  findTalk,
  insertMessageRow,
  lockOrganisationForShare,
} from './messages.queries.ts'
import { canAttach, talkDenial } from '#hiring/talk/talk.policy.ts'

/** A reader who sees the message meanwhile gets no email, and messages that follow at once share one. */
export const TELL_DELAY_SECONDS = 60

export interface NewMessage {
  id: Id
  applicationId: Id
  side: TalkSide
  accountId: Id
  text: string
  file: StoredDocument | null
  formId: string | null
  /** Whether the other side reads it only once its minute for undoing is over. */
  waits?: boolean
}

export interface WrittenMessage {
  /** Whether it waits for the desk. */
  isHeld: boolean
  /** Whether the form was sent before: nothing was written. */
  isRepeat: boolean
}

/**
 * Writes a message whose text was accepted. Call it in the transaction that has locked the application.
 * @throws {DomainError} if nobody can write there now, or there are too many files
 */
export async function insertMessage(
  db: Db,
  tasks: Pick<Tasks, 'enqueue'>,
  { text, waits = false, ...message }: NewMessage,
): Promise<WrittenMessage> {
  const { id, applicationId, side, file } = message
  const repeat = await findRepeat(db, { ...message, body: text })
  if (repeat) return { isHeld: repeat.sentAt === null, isRepeat: true }
  const talk = await findTalk(db, applicationId)
  if (!talk) throw new DomainError('not_found')
  if (talk.organisationId !== null) await lockOrganisationForShare(db, talk.organisationId)
  const denial = talkDenial(side, (await findTalk(db, applicationId)) ?? talk)
  if (denial) throw new DomainError(denial)
  if (file) {
    if (!canAttach(side, talk)) throw wrongField('file', TALK_PROBLEMS.unprovedFile)
    await requireRoomForFile(db, { applicationId, side, file })
  }
  const sentAt = await insertMessageRow(db, { ...message, body: text })
  const { jobId } = talk
  const isHeld =
    side === 'employer' && (await holdMessage(db, { jobId, applicationId, messageId: id, text }))
  if (isHeld || sentAt === null) return { isHeld: true, isRepeat: false }
  if (waits) {
    await markWaiting(db, id)
    return { isHeld: false, isRepeat: false }
  }
  const to = side === 'applicant' ? 'employer' : 'applicant'
  const options = { delaySeconds: TELL_DELAY_SECONDS }
  await tasks.enqueue(db, 'tell-messages', { applicationId, side: to }, options)
  return { isHeld: false, isRepeat: false }
}

async function requireRoomForFile(
  db: Db,
  { applicationId, side, file }: { applicationId: Id; side: TalkSide; file: StoredDocument },
) {
  const sent = await countFiles(db, applicationId, side)
  if (sent.count >= TALK_FILES.count) throw wrongField('file', TALK_PROBLEMS.fileCount)
  if (sent.bytes + file.size > TALK_FILES.bytes) throw wrongField('file', TALK_PROBLEMS.fileBytes)
}
