import { senderName } from '#board/screening/names/person-name.ts'
import type { SentFile } from '#platform/files/documents/document-rules.ts'
import type { TalkMessage, TalkSide, TalkState } from '#hiring/talk/talk.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { newId } from '#platform/secrets/new-id.ts'
import type { MessageRow, TalkOf } from './messages.queries.ts'
import { canAttach, canSeeMessage, talkDenial } from '#hiring/talk/talk.policy.ts'

interface Reader {
  side: TalkSide
  accountId: Id
  /** The applicant, as far as the employer may know them. */
  applicantName: string
}

/** The messages that this reader can read, with the writers’ names that the reader may know. */
export function toShownMessages(rows: MessageRow[], reader: Reader, talk: TalkOf): TalkMessage[] {
  return rows
    .filter((row) => canSeeMessage(reader.side, row))
    .map((row) => ({
      id: row.id,
      side: row.side,
      author: authorOf(row, reader, talk),
      text: row.body,
      file: toFile(row),
      at: row.sentAt ?? row.createdAt,
      status: row.status,
      isHeld: row.sentAt === null && row.waitsUntil === null && !row.isRefused,
      isRefused: row.isRefused,
      waitsUntil: row.waitsUntil,
      isNew: row.side !== reader.side && row.readAt === null,
      isRead: row.side === reader.side && row.readAt !== null,
    }))
}

function toFile({ fileName: name, fileSize, fileScan: scan }: MessageRow): SentFile | null {
  return name === null ? null : { name, size: fileSize ?? 0, scan }
}

function authorOf(
  { side, accountId, authorName }: MessageRow,
  reader: Reader,
  { isPosterProved, employer }: TalkOf,
): string {
  if (side === reader.side && accountId === reader.accountId) return 'You'
  if (side === 'applicant') return reader.side === 'applicant' ? 'You' : reader.applicantName
  if (reader.side === 'employer') return authorName ?? 'Somebody of your organisation'
  // A name proves nothing, so an unproved poster is shown without one.
  if (!isPosterProved) return 'The poster of this job'
  const name = senderName(authorName)
  return name ? `${name}, for ${employer}` : employer
}

export function toTalkState(side: TalkSide, talk: TalkOf): TalkState {
  return { denial: talkDenial(side, talk), canAttach: canAttach(side, talk), formId: newId() }
}
