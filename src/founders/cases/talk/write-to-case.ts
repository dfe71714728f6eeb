import {
  CASE_LIMITS,
  CASE_PROBLEMS,
  type CaseSide,
  type CaseStatus,
} from '#founders/cases/founder-case.ts'
import { DomainError, wrongField } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { StoredDocument } from '#platform/files/documents/documents.ts'
import type { Db } from '#platform/database/database.ts'
import type { Tasks } from '#platform/tasks/tasks.ts'
import { insertCaseEvent, setTurn, type CaseRow } from '#founders/cases/case.queries.ts'
import { countCaseDocuments, insertCaseDocument } from './documents.queries.ts'
import { insertCaseMessage, isRepeat } from './messages.queries.ts'

/** Messages that follow within this time share the email. */
const MAIL_DELAY_SECONDS = 60

export interface CaseEntry {
  /** The id of the message, and of its document. */
  id: Id
  side: CaseSide
  /** The admin who writes; null for a founder. */
  accountId: Id | null
  text: string
  file: StoredDocument | null
  formId: Id | null
  /** The turn after it. */
  status: CaseStatus
  /** The version of the case that its writer has read. */
  version?: number
}

/**
 * Adds a message, a document or both. Call it with the locked case.
 * @returns false if the same form has already written it
 * @throws {DomainError} `case_changed`, or `invalid_input` if there is no room for the document
 */
export async function writeToCase(
  { db, tasks }: { db: Db; tasks: Pick<Tasks, 'enqueue'> },
  found: CaseRow,
  { id, side, accountId, text, file, formId, status, version }: CaseEntry,
): Promise<boolean> {
  const caseId = found.id
  const message = { id, caseId, side, accountId, formId, body: text }
  if (await isRepeat(db, message)) return false
  if (version !== undefined) requireVersion(found, version)
  if (file) await requireRoom(db, caseId, file.size)
  await insertCaseMessage(db, message)
  if (file) await insertCaseDocument(db, { id, caseId, side, accountId, messageId: id, file })
  if (found.status === 'closed' && status !== 'closed')
    await insertCaseEvent(db, { caseId, side, action: 'reopened' })
  const action = text === '' ? 'document-added' : 'wrote'
  await insertCaseEvent(db, { caseId, side, action })
  if (found.status !== 'closed' && status === 'closed')
    await insertCaseEvent(db, { caseId, side, action: 'closed' })
  await setTurn(db, found, { status, isAnswered: side === 'desk' })
  const to = side === 'founder' ? 'desk' : 'founder'
  await tasks.enqueue(db, 'tell-case', { caseId, to }, { delaySeconds: MAIL_DELAY_SECONDS })
  return true
}

async function requireRoom(db: Db, caseId: Id, size: number) {
  const { count, bytes } = await countCaseDocuments(db, caseId)
  if (count >= CASE_LIMITS.documents) throw wrongField('file', CASE_PROBLEMS.documents)
  if (bytes + size > CASE_LIMITS.bytes) throw wrongField('file', CASE_PROBLEMS.bytes)
}

/**
 * Requires that the writer has read the newest version.
 * @throws {DomainError} `case_changed`
 */
export function requireVersion(found: Pick<CaseRow, 'version'>, version: number) {
  if (found.version !== version) throw new DomainError('case_changed')
}
