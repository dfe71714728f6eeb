import type { StoredResume } from '#hiring/applications/model/application-views.ts'
import { RESUME_PROBLEMS } from '#hiring/applications/model/applications.schema.ts'
import { DomainError, wrongField } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { MOST_RESUMES } from '#hiring/profile/model/profile-limits.ts'
import { ResumeLabel } from '#hiring/profile/model/resume-label.ts'
import { lockAccountForShare } from '#accounts/account.queries.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { requireApplication } from '#hiring/applications/people/require-application.ts'
import { sweepDocuments } from '#platform/files/documents/sweep-documents.ts'
import {
  readDocumentForm,
  toDocument,
  withStoredDocument,
} from '#platform/files/documents/documents.ts'
import { drawPage as drawDocumentPage, readText } from '#platform/files/preview/preview.ts'
import type { DocumentText } from '#platform/files/preview/read-document.ts'
import type { FormSource, ReceivedForm } from '#platform/forms/forms.ts'
import { isId, newId } from '#platform/secrets/new-id.ts'
import type { Platform } from '#platform/platform.ts'
import {
  deleteUnusedResumes,
  findResumeFile,
  findStoredFile,
  findStoredResumes,
  insertResume,
  isResumeWaiting,
  updateLabel,
} from './resumes.queries.ts'
import { hasRoom, toLabel } from './resume-list.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

const FULL = `Your list has room for ${MOST_RESUMES} CVs. Delete one first.`

type Reader = Pick<Actor, 'id' | 'secondFactorAt'>

/** The CVs of applications, and those on people’s lists. */
export function createResumes({ db, files, limits }: Pick<Platform, 'db' | 'files' | 'limits'>) {
  const isWaiting = (applicationId: Id) => isResumeWaiting(db, applicationId)
  return {
    open,
    preview,
    drawPage,
    isWaiting,
    list,
    openStored,
    receive,
    add,
    rename,
    remove,
    sweep,
  }

  /** The CV of an application, for the applicant and the employer; everyone else gets `not_found`. */
  async function open(actor: Reader, applicationId: Id) {
    await requireApplication(db, actor, { id: applicationId, action: 'download the resume' })
    return openFile(await findResumeFile(db, applicationId))
  }

  /** The CV’s text and its number of pages, for its reader’s page; null if it cannot be shown there. */
  async function preview(actor: Reader, applicationId: Id): Promise<DocumentText | null> {
    try {
      return await readText(actor.id, await open(actor, applicationId))
    } catch (error) {
      if (error instanceof DomainError) return null
      throw error
    }
  }

  /** A page of the CV, drawn by us: nothing of the file itself reaches a browser. @throws {DomainError} `not_found` */
  async function drawPage(actor: Reader, applicationId: Id, page: number): Promise<Buffer> {
    const image = await drawDocumentPage(actor.id, await open(actor, applicationId), page)
    if (!image) throw new DomainError('not_found')
    return image
  }

  /** The CVs on the actor’s list, last used first. */
  function list(actor: Actor): Promise<StoredResume[]> {
    return findStoredResumes(db, actor.id)
  }

  async function openStored(actor: Actor, id: Id) {
    return openFile(isId(id) ? await findStoredFile(db, actor.id, id) : null)
  }

  async function openFile(resume: { key: string; name: string } | null) {
    const content = resume && (await files.open(resume.key))
    if (!resume || !content) throw new DomainError('not_found')
    return { name: resume.name, content }
  }

  function receive(actor: Actor, source: FormSource): Promise<ReceivedForm> {
    return readDocumentForm(files, source, {
      field: 'uploadResume',
      beforeReading: async () => limits.consume(RATE_LIMITS['resume-upload'], actor.id),
    })
  }

  /** Puts an uploaded CV on the list. @throws {DomainError} `invalid_input`, also if the list is full */
  async function add(actor: Actor, form: ReceivedForm) {
    if (form.failure) throw form.failure
    const { document, problem } = await toDocument(form.uploads.uploadResume)
    if (!document) throw wrongField('uploadResume', problem ?? RESUME_PROBLEMS.missing)
    const wanted = ResumeLabel.safeParse(form.values.label ?? '')
    if (!wanted.success) throw wrongField('label', wanted.error.issues[0]?.message ?? '')
    const id = newId()
    await withStoredDocument(files, { document, folder: 'resumes', id }, (stored) =>
      db.transaction().execute(async (db) => {
        if (!stored) return
        await lockAccountForShare(db, actor.id)
        if (!(await hasRoom(db, actor.id))) throw wrongField('uploadResume', FULL)
        const { key: fileKey, name, size } = stored
        const label = wanted.data || toLabel(name)
        await insertResume(db, { id, accountId: actor.id, fileKey, name, size, label })
      }),
    )
  }

  async function rename(actor: Actor, id: Id, label: string) {
    if (!isId(id) || !(await updateLabel(db, actor.id, { id, label })))
      throw new DomainError('not_found')
  }

  /** Takes a CV off the list. Applications that were sent with it keep their file. */
  async function remove(actor: Actor, id: Id) {
    const keys = await db.transaction().execute(async (db) => {
      if (!isId(id) || !(await updateLabel(db, actor.id, { id, label: null })))
        throw new DomainError('not_found')
      return deleteUnusedResumes(db, actor.id)
    })
    for (const key of keys) await files.delete(key)
  }

  /** Task: deletes unused CVs, and files that a killed process left without a row. */
  async function sweep(now = Date.now()) {
    for (const key of await deleteUnusedResumes(db)) await files.delete(key)
    await sweepDocuments({ db, files }, { folder: 'resumes', table: 'resume' }, now)
  }
}
