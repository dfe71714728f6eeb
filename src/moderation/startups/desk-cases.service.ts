import type { AdminListQuery } from '#moderation/desk/admin.schema.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import {
  type CaseChangeForm,
  type CaseNoteForm,
  type CaseStatusForm,
  CaseAnswerForm,
} from '#founders/cases/founder-case-forms.schema.ts'
import { DESK_STATUS_NAMES, DOCUMENT_STATE_NAMES } from '#founders/cases/founder-case-words.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { Db } from '#platform/database/database.ts'
import { isId, newId } from '#platform/secrets/new-id.ts'
import type { Platform } from '#platform/platform.ts'
import {
  deleteCaseRow,
  findCase,
  insertCaseEvent,
  lockCase,
  setTurn,
  type CaseRow,
} from '#founders/cases/case.queries.ts'
import { composeCase, toTurn } from '#founders/cases/talk/compose-case.ts'
import { requireVersion, writeToCase } from '#founders/cases/talk/write-to-case.ts'
import type { AdminGuard, WriteLog } from '#moderation/desk/log/admin-guard.ts'
import { listHistory, toAdminPage } from '#moderation/desk/admin.queries.ts'
import {
  assignCase,
  findAdminName,
  insertCaseNote,
  listCaseNotes,
  listDeskCases,
} from './desk-cases.queries.ts'
import { readDocumentForm, withStoredDocument } from '#platform/files/documents/documents.ts'
import type { FormSource, ReceivedForm } from '#platform/forms/forms.ts'
import { CASE_FOLDER } from '#founders/cases/sweep.ts'
import {
  findCaseDocument,
  markDocumentRead,
  setDocumentState,
} from '#founders/cases/talk/documents.queries.ts'
import { parseMessage } from '#founders/cases/talk/parse-message.ts'

const KIND = 'startup-request'

type DeskCases = ReturnType<typeof createDeskCases>
export type DeskCase = Awaited<ReturnType<DeskCases['find']>>
export type DeskCaseItem = Awaited<ReturnType<DeskCases['list']>>['items'][number]

/** The desk’s side of founders’ cases. The log records actions, never texts: a case can be deleted. */
export function createDeskCases(
  platform: Pick<Platform, 'db' | 'tasks' | 'files'>,
  guard: AdminGuard,
) {
  const { db, tasks } = platform
  return { list, find, setStatus, assign, addNote, remove, ...createCaseAnswers(platform, guard) }

  async function list(actor: Actor, request: AdminListQuery) {
    await guard.requireAdmin(actor)
    const { search, status, after } = request
    const position = after && isId(after) ? after : null
    const rows = await listDeskCases(db, { search, status, after: position })
    return toAdminPage(
      rows.map(({ name, turnSince, ...row }) => ({
        ...row,
        ...toTurn({ ...row, turnSince }),
        assignee: name,
      })),
    )
  }

  async function find(actor: Actor, id: Id) {
    await guard.requireAdmin(actor)
    const found = isId(id) ? await findCase(db, id) : null
    if (!found) throw new DomainError('not_found')
    const { assigneeId } = found
    const name = assigneeId && (await findAdminName(db, assigneeId))
    const notes = await listCaseNotes(db, id)
    return {
      ...(await composeCase(db, found, { side: 'desk', accountId: actor.id })),
      email: found.companyEmail,
      phone: found.companyPhoneNumber,
      assignee: name ? { name, isYou: assigneeId === actor.id } : null,
      notes: notes.map(({ name, ...note }) => ({ ...note, author: name ?? 'An admin' })),
      history: await listHistory(db, { kind: KIND, id }),
    }
  }

  /** Closes or reopens a case, without notifying its founder. */
  async function setStatus(actor: Actor, id: Id, { status, version }: CaseStatusForm) {
    await change(actor, id, async (db, found, log) => {
      if (found.status === status) return
      requireVersion(found, version)
      await setTurn(db, found, { status })
      const action = status === 'closed' ? 'closed' : 'waiting'
      await insertCaseEvent(db, { caseId: found.id, side: 'desk', action })
      await log(`${DESK_STATUS_NAMES[found.status]} → ${DESK_STATUS_NAMES[status]}`)
    })
  }

  /** Assigns a case to the actor, or to no admin. */
  async function assign(
    actor: Actor,
    id: Id,
    { isMine, version }: { isMine: boolean; version: number },
  ) {
    await change(actor, id, async (db, found, log) => {
      const isNow = found.assigneeId === actor.id
      if (isNow === isMine) return
      requireVersion(found, version)
      await assignCase(db, found.id, isMine ? actor.id : null)
      await log(isMine ? 'Took it' : 'Gave it back')
    })
  }

  async function addNote(actor: Actor, id: Id, { note }: CaseNoteForm) {
    await change(actor, id, async (db, { id: caseId }, log) => {
      await insertCaseNote(db, { id: newId(), caseId, accountId: actor.id, body: note })
      await log('Added a note')
    })
  }

  /** Deletes a case and everything about it for good, except the log. */
  async function remove(actor: Actor, id: Id) {
    await guard.changeAndLog(actor, async (db, log) => {
      const found = isId(id) ? await lockCase(db, id) : null
      if (!found) throw new DomainError('not_found')
      const keys = await deleteCaseRow(db, id)
      if (keys.length > 0) await tasks.enqueue(db, 'delete-files', { keys })
      const subject = { kind: KIND, id } as const
      await log({ action: 'startup-deleted', subject, detail: found.reference })
    })
  }

  function change(
    actor: Actor,
    id: Id,
    act: (db: Db, found: CaseRow, log: (detail: string) => Promise<number>) => Promise<void>,
  ) {
    return guard.changeAndLog(actor, async (db, log) => {
      const found = isId(id) ? await lockCase(db, id) : null
      if (!found) throw new DomainError('not_found')
      await act(db, found, logOf(log, id))
    })
  }
}

/** Answers of admins to founders, and the documents of cases. */
function createCaseAnswers(
  { db, tasks, files }: Pick<Platform, 'db' | 'tasks' | 'files'>,
  guard: AdminGuard,
) {
  return { receive, answer, openDocument, setDocumentRead, addChangeRequest }

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

  /** Marks a founder's document as fine. */
  async function setDocumentRead(actor: Actor, id: Id, documentId: Id) {
    await changeDocument(actor, { id, documentId, state: 'read' })
  }

  /**
   * Writes to the founder what to change in a document. It is their turn then.
   * @throws {DomainError} `case_changed` if the founder has sent something since the form was opened
   */
  async function addChangeRequest(
    actor: Actor,
    id: Id,
    { documentId, text, formId, version }: CaseChangeForm & { documentId: Id },
  ) {
    await changeDocument(
      actor,
      { id, documentId, state: 'change-needed' },
      async (db, document) => {
        const writer = { id: newId(), side: 'desk', accountId: actor.id } as const
        const about = { text: `About ${document.name}:\n${text}`, file: null }
        const entry = { ...writer, ...about, formId: isId(formId) ? formId : null, version }
        if (!(await writeToCase({ db, tasks }, document.found, { ...entry, status: 'your-turn' })))
          return false
        await insertCaseEvent(db, { caseId: id, side: 'desk', action: 'change-needed' })
        return true
      },
    )
  }

  async function changeDocument(
    actor: Actor,
    { id, documentId, state }: { id: Id; documentId: Id; state: 'read' | 'change-needed' },
    /** False if it has been told already. */
    tell?: (db: Db, document: { name: string; found: CaseRow }) => Promise<boolean>,
  ) {
    await guard.changeAndLog(actor, async (db, log) => {
      const found = isId(id) ? await lockCase(db, id) : null
      const document = found && isId(documentId) ? await findCaseDocument(db, id, documentId) : null
      if (!found || document?.side !== 'founder') throw new DomainError('not_found')
      // Another request is not dropped for a colleague’s: the case has changed then, and its writer reads so.
      if (tell ? !(await tell(db, { name: document.name, found })) : document.state === state)
        return
      await setDocumentState(db, document.id, state)
      await logOf(log, id)(`A document: ${DOCUMENT_STATE_NAMES[state]}`)
    })
  }
}

/** Writes log entries about one case. */
function logOf(log: WriteLog, id: Id) {
  return (detail: string) =>
    log({ action: 'startup-changed', subject: { kind: 'startup-request', id }, detail })
}
