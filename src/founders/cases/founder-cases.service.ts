import { DomainError } from '#platform/primitives/errors.schema.ts'
import { CaseMessageForm } from './founder-case-forms.schema.ts'
import { CASE_STATUS_NAMES } from './founder-case-words.ts'
import type { CaseStatus, OwnCaseItem } from './founder-case.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Config } from '#platform/config.ts'
import {
  readDocumentForm,
  readTexts,
  withStoredDocument,
} from '#platform/files/documents/documents.ts'
import type { FormSource, ReceivedForm } from '#platform/forms/forms.ts'
import { isId, newId } from '#platform/secrets/new-id.ts'
import type { Platform } from '#platform/platform.ts'
import type { Sender } from '#accounts/visitors/visitor.ts'
import { requireOwnCase, type CaseVisitor } from './access/case-access.ts'
import { createCaseLinks } from './access/links.service.ts'
import {
  deleteCaseRow,
  findConfirmedKey,
  insertCaseEvent,
  listCasesOfAddress,
  lockCase,
  setTurn,
} from './case.queries.ts'
import { createCasePath } from './path/case-path.ts'
import { composeCase, toTurn } from './talk/compose-case.ts'
import { findCaseDocument, markDocumentRead } from './talk/documents.queries.ts'
import { createCaseComposer } from './mails/composer.ts'
import { createTellCase } from './mails/notify.ts'
import { createCaseReminders } from './mails/reminders.ts'
import { parseMessage } from './talk/parse-message.ts'
import { CASE_FOLDER, createCaseSweep } from './sweep.ts'
import { writeToCase } from './talk/write-to-case.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

/** Founders’ actions on their cases, and the tasks about them. The desk’s side is `src/moderation/startups`. */
export function createFounderCases(
  platform: Pick<Platform, 'db' | 'tasks' | 'limits' | 'files'>,
  settings: Pick<Config, 'ownerEmail' | 'publicUrl'>,
) {
  const { db, tasks, limits, files } = platform
  return {
    links: createCaseLinks(platform),
    path: createCasePath(platform),
    find,
    listOwn,
    receive,
    write,
    close: (visitor: CaseVisitor, reference: string) => change(visitor, reference, 'closed'),
    reopen: (visitor: CaseVisitor, reference: string) => change(visitor, reference, 'with-us'),
    remove,
    openDocument,
    composeMail: createCaseComposer(db, settings).compose,
    tell: createTellCase(platform),
    remind: createCaseReminders(platform),
    sweep: createCaseSweep(platform),
  }

  async function find(visitor: CaseVisitor, reference: string) {
    const found = await requireOwnCase(db, visitor, reference)
    return composeCase(db, found, { side: 'founder', accountId: null })
  }

  /** The cases requested with the confirmed address of this account, newest first. */
  async function listOwn(accountId: Id): Promise<OwnCaseItem[]> {
    const emailKey = await findConfirmedKey(db, accountId)
    const rows = emailKey === null ? [] : await listCasesOfAddress(db, emailKey)
    return rows.map((row) => ({
      ...toTurn(row),
      statusName: CASE_STATUS_NAMES[row.status],
      reference: row.reference,
      companyName: row.companyName,
      createdAt: row.createdAt,
    }))
  }

  /**
   * Reads the form with its document; from a visitor who may not write there, only the texts, so that they can be shown
   * again.
   */
  async function receive(
    sender: Sender,
    { visitor, reference }: { visitor: CaseVisitor; reference: string },
    source: FormSource,
  ): Promise<ReceivedForm> {
    try {
      await limits.consume(RATE_LIMITS['founder-case-try'], sender.ip)
      await requireOwnCase(db, visitor, reference)
    } catch (failure) {
      if (!(failure instanceof DomainError)) throw failure
      const values = await readTexts(files, source)
      return { values, uploads: {}, failure, [Symbol.asyncDispose]: async () => {} }
    }
    return readDocumentForm(files, source, { field: 'file', beforeReading: async () => {} })
  }

  /**
   * Sends the message of a form, once. Then it is our turn, even if the case was closed.
   * @throws {DomainError} `not_found` or `invalid_input`
   */
  async function write(
    visitor: CaseVisitor,
    reference: string,
    form: Pick<ReceivedForm, 'values' | 'uploads' | 'failure'>,
  ) {
    const { id: caseId } = await requireOwnCase(db, visitor, reference)
    const { input, formId, document } = await parseMessage(CaseMessageForm, form)
    await limits.consume(RATE_LIMITS['founder-case-message'], caseId)
    const id = newId()
    await withStoredDocument(files, { document, folder: CASE_FOLDER, id }, async (file) => {
      const isWritten = await db.transaction().execute(async (db) => {
        const found = await lockCase(db, caseId)
        if (!found) throw new DomainError('not_found')
        const { text } = input
        const entry = { id, side: 'founder', accountId: null, text, file, formId } as const
        return writeToCase({ db, tasks }, found, { ...entry, status: 'with-us' })
      })
      if (!isWritten && file) await files.delete(file.key)
    })
  }

  /** Changes the status; a repeated click changes nothing. */
  async function change(visitor: CaseVisitor, reference: string, status: CaseStatus) {
    const { id } = await requireOwnCase(db, visitor, reference)
    await db.transaction().execute(async (db) => {
      const found = await lockCase(db, id)
      if (!found) throw new DomainError('not_found')
      if ((found.status === 'closed') === (status === 'closed')) return
      await setTurn(db, found, { status })
      const action = status === 'closed' ? 'closed' : 'reopened'
      await insertCaseEvent(db, { caseId: id, side: 'founder', action })
    })
  }

  /** Deletes everything about the case for good. */
  async function remove(visitor: CaseVisitor, reference: string) {
    const { id } = await requireOwnCase(db, visitor, reference)
    await db.transaction().execute(async (db) => {
      await lockCase(db, id)
      const keys = await deleteCaseRow(db, id)
      if (keys.length > 0) await tasks.enqueue(db, 'delete-files', { keys })
    })
  }

  /** A document from us counts as read once opened. */
  async function openDocument(
    visitor: CaseVisitor,
    { reference, id }: { reference: string; id: Id },
  ) {
    const { id: caseId } = await requireOwnCase(db, visitor, reference)
    const document = isId(id) ? await findCaseDocument(db, caseId, id) : null
    const content = document && (await files.open(document.fileKey))
    if (!document || !content) throw new DomainError('not_found')
    if (document.side === 'desk') await markDocumentRead(db, document.id)
    return { name: document.name, content }
  }
}
