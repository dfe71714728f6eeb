import { ofColumn } from '#board/screening/reading/read-by-applicants.ts'
import {
  ArrivalFileForm,
  ARRIVAL_FILE_PROBLEMS,
  ARRIVAL_FILES,
} from '#hiring/arrival/arrival-files.schema.ts'
import { toProblems } from '#platform/forms/parse-input.ts'
import { DomainError, wrongField } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { insertArrivalEvent, lockOffer, type Offer } from '#hiring/arrival/arrival.queries.ts'
import {
  pauseOf,
  requireArrival,
  requireGoing,
  type ArrivalActor,
  type ArrivalKey,
} from '#hiring/arrival/require-arrival.ts'
import { stepKeysFor } from '#hiring/arrival/track/build-steps.ts'
import {
  readDocumentForm,
  toDocument,
  withStoredDocument,
} from '#platform/files/documents/documents.ts'
import { sweepDocuments } from '#platform/files/documents/sweep-documents.ts'
import type { Db } from '#platform/database/database.ts'
import type { FormSource, ReceivedForm } from '#platform/forms/forms.ts'
import { isId, newId } from '#platform/secrets/new-id.ts'
import type { Platform } from '#platform/platform.ts'
import { findFileNameProblem } from '#board/screening/text/screen-file-name.ts'
import {
  countFiles,
  deleteFileRow,
  findFile,
  insertFile,
  isRepeat,
} from './arrival-files.queries.ts'
import { canDeleteFile, canSeeFile, canShareFiles } from './file-access.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

const FOLDER = 'arrivals'

type Form = Pick<ReceivedForm, 'values' | 'uploads' | 'failure'>

/** The private files of an arrival’s steps. */
export function createArrivalFiles({
  db,
  files,
  limits,
}: Pick<Platform, 'db' | 'files' | 'limits'>) {
  return { receive, add, open, remove, sweep }

  /** Reads the form with its file, unless its sender is over the limit. */
  function receive(actor: Pick<ArrivalActor, 'id'>, source: FormSource): Promise<ReceivedForm> {
    return readDocumentForm(files, source, {
      field: 'file',
      beforeReading: async () => limits.consume(RATE_LIMITS['arrival-file'], actor.id),
    })
  }

  /**
   * Stores the file of a form, once.
   * @returns its step
   * @throws {DomainError} `not_found`, `invalid_input`, or `arrival_paused`
   */
  async function add(actor: ArrivalActor, key: ArrivalKey, form: Form): Promise<string> {
    const access = await requireArrival(db, actor, { ...key, action: 'add a file' })
    const { side, isPosterProved } = access
    const { step, visibility, formId, document } = await parseForm(form)
    if (!stepKeysFor(access.offer.circumstances ?? {}).has(step)) throw new DomainError('not_found')
    const isShared = side === 'employer' || visibility === 'both'
    // Applicants may name their own papers freely.
    const name = ofColumn('arrival_file.name', document.upload.name, 'file')
    const problem = side === 'employer' ? findFileNameProblem(name) : null
    if (problem) throw new DomainError('invalid_input', [problem])
    const id = newId()
    await withStoredDocument(files, { document, folder: FOLDER, id }, async (file) => {
      if (!file) return
      const wasThere = await db.transaction().execute(async (db) => {
        const offer = await lockOffer(db, key.id)
        if (!offer) throw new DomainError('not_found')
        requireGoing(offer, side)
        if (isShared && !canShareFiles(isPosterProved, pauseOf(offer)))
          throw wrongField('visibility', ARRIVAL_FILE_PROBLEMS.shared)
        const applicationId = offer.id
        const row = { id, applicationId, step, side, accountId: actor.id, isShared, formId, file }
        if (await isRepeat(db, row)) return true
        await requireRoom(db, offer, { side, size: file.size })
        await insertFile(db, row)
        if (isShared) {
          const event = { applicationId, side, action: 'file-added', item: step } as const
          await insertArrivalEvent(db, event)
        }
        return false
      })
      if (wasThere) await files.delete(file.key)
    })
    return step
  }

  /** Opens a file for one of the two sides, if that side may see it. */
  async function open(actor: ArrivalActor, { id, fileId }: { id: Id; fileId: Id }) {
    const { reader } = await requireReader(actor, id)
    const file = isId(fileId) ? await findFile(db, id, fileId) : null
    const content = file && canSeeFile(reader, file) ? await files.open(file.fileKey) : null
    if (!file || !content) throw new DomainError('not_found')
    return { name: file.name, content }
  }

  /** Deletes a file for both sides, even after the arrival has stopped. @returns its step */
  async function remove(actor: ArrivalActor, key: ArrivalKey, fileId: Id): Promise<string> {
    const { side, isPosterProved } = await requireArrival(db, actor, { ...key, action: 'read' })
    const reader = { id: actor.id, side, isPosterProved }
    const file = await db.transaction().execute(async (db) => {
      await lockOffer(db, key.id)
      const file = isId(fileId) ? await findFile(db, key.id, fileId) : null
      if (!file || !canDeleteFile(reader, file)) throw new DomainError('not_found')
      await deleteFileRow(db, file.id)
      if (file.isShared) {
        const { step: item } = file
        await insertArrivalEvent(db, { applicationId: key.id, side, action: 'file-deleted', item })
      }
      return file
    })
    await files.delete(file.fileKey)
    return file.step
  }

  /** Task: deletes files that a killed process, or a deleted application, left without a row. */
  function sweep(now = Date.now()) {
    return sweepDocuments({ db, files }, { folder: FOLDER, table: 'arrivalFile' }, now)
  }

  async function requireReader(actor: ArrivalActor, id: Id) {
    const access = await requireArrival(db, actor, { id, action: 'read', isAnyPage: true })
    const { side, isPosterProved } = access
    return { reader: { id: actor.id, side, isPosterProved } }
  }
}

async function requireRoom(
  db: Db,
  { id }: Pick<Offer, 'id'>,
  { side, size }: { side: 'applicant' | 'employer'; size: number },
) {
  const stored = await countFiles(db, id, side)
  if (stored.count >= ARRIVAL_FILES.count) throw wrongField('file', ARRIVAL_FILE_PROBLEMS.count)
  if (stored.bytes + size > ARRIVAL_FILES.bytes)
    throw wrongField('file', ARRIVAL_FILE_PROBLEMS.bytes)
}

async function parseForm({ values, uploads, failure }: Form) {
  if (failure) throw failure
  const parsed = ArrivalFileForm.safeParse(values)
  const { document, problem } = await toDocument(uploads.file)
  const problems = toProblems(parsed.error)
  if (!document) problems.push({ field: 'file', message: problem ?? ARRIVAL_FILE_PROBLEMS.missing })
  if (!parsed.success || !document) throw new DomainError('invalid_input', problems)
  const { step, visibility, formId } = parsed.data
  return { step, visibility, formId: isId(formId) ? formId : null, document }
}
