import { DomainError } from '#platform/primitives/errors.schema.ts'
import { CaseAnswerForm } from '#founders/cases/founder-case-forms.schema.ts'
import { DESK_STATUS_NAMES, DOCUMENT_STATE_NAMES } from '#founders/cases/founder-case-words.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { readDocumentForm, withStoredDocument } from '#platform/files/documents/documents.ts'
import type { FormSource, ReceivedForm } from '#platform/forms/forms.ts'
import { isId, newId } from '#platform/secrets/new-id.ts'
import type { Platform } from '#platform/platform.ts'
import { insertCaseEvent, lockCase } from '#founders/cases/case.queries.ts'
import { CASE_FOLDER } from '#founders/cases/sweep.ts'
import {
  findCaseDocument,
  markDocumentRead,
  setDocumentState,
} from '#founders/cases/talk/documents.queries.ts'
import { parseMessage } from '#founders/cases/talk/parse-message.ts'
import { writeToCase } from '#founders/cases/talk/write-to-case.ts'
import type { AdminGuard } from '#moderation/desk/log/admin-guard.ts'
import { logOf } from './log-of.ts'

/** Answers of admins to founders, and the documents of cases. */
export function createCaseAnswers(
  { db, tasks, files }: Pick<Platform, 'db' | 'tasks' | 'files'>,
  guard: AdminGuard,
) {
  return { receive, answer, openDocument, setDocument }

  /** Reads the form with its document, for admins alone. */
  function receive(actor: Actor, source: FormSource): Promise<ReceivedForm> {
    return readDocumentForm(files, source, {
      field: 'file',
      beforeReading: () => guard.requireAdmin(actor),
    })
  }

  /**
   * Sends an answer, once.
   * @throws {DomainError} `case_changed` if the founder has sent something since the form was opened
   */
  async function answer(
    actor: Actor,
    id: Id,
    form: Pick<ReceivedForm, 'values' | 'uploads' | 'failure'>,
  ) {
    await guard.requireAdmin(actor)
    const { input, formId, document } = await parseMessage(CaseAnswerForm, form)
    const { text, status, version } = input
    const messageId = newId()
    const stored = { document, folder: CASE_FOLDER, id: messageId }
    await withStoredDocument(files, stored, async (file) => {
      const isWritten = await guard.changeAndLog(actor, async (db, log) => {
        const found = isId(id) ? await lockCase(db, id) : null
        if (!found) throw new DomainError('not_found')
        const writer = { id: messageId, side: 'desk', accountId: actor.id } as const
        const entry = { ...writer, text, file, formId, status, version }
        if (!(await writeToCase({ db, tasks }, found, entry))) return false
        await logOf(log, id)(`Answered → ${DESK_STATUS_NAMES[status]}`)
        return true
      })
      if (!isWritten && file) await files.delete(file.key)
    })
  }

  /**
   * Opens a document as a stream; `content` is null if the file is missing. A founder’s document then counts as read.
   */
  async function openDocument(actor: Actor, { id, documentId }: { id: Id; documentId: Id }) {
    await guard.requireAdmin(actor)
    const document =
      isId(id) && isId(documentId) ? await findCaseDocument(db, id, documentId) : null
    if (!document) throw new DomainError('not_found')
    const content = await files.open(document.fileKey)
    if (content && document.side === 'founder') await markDocumentRead(db, document.id)
    return { name: document.name, content }
  }

  /** Marks a founder’s document as fine, or as needing a change. */
  async function setDocument(
    actor: Actor,
    id: Id,
    { documentId, state }: { documentId: Id; state: 'read' | 'change-needed' },
  ) {
    await guard.changeAndLog(actor, async (db, log) => {
      const found = isId(id) ? await lockCase(db, id) : null
      const document = found && isId(documentId) ? await findCaseDocument(db, id, documentId) : null
      if (document?.side !== 'founder') throw new DomainError('not_found')
      if (document.state === state) return
      await setDocumentState(db, document.id, state)
      if (state === 'change-needed')
        await insertCaseEvent(db, { caseId: id, side: 'desk', action: state })
      await logOf(log, id)(`A document: ${DOCUMENT_STATE_NAMES[state]}`)
    })
  }
}
