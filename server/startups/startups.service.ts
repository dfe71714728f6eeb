import { DomainError, type FieldProblem } from '#contract/errors.ts'
import { FormTrace } from '#contract/form-trace.ts'
import type { Id } from '#contract/primitives.ts'
import { DOCUMENT_LIMIT, DOCUMENT_PROBLEMS, StartupRequest } from '#contract/startups.ts'
import type { Config } from '#server/config.ts'
import { recogniseDocument, type DocumentType } from '#server/platform/files/document-type.ts'
import { safeFileName } from '#server/platform/files/file-name.ts'
import type { FormSource, NamedUpload, ReceivedForm } from '#server/platform/forms/forms.ts'
import { readForm, refuseForm } from '#server/platform/forms/read-form.ts'
import { newId } from '#server/platform/new-id.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { FormStamps } from '#server/visitors/form-stamps.ts'
import type { Sender } from '#server/visitors/visitor.ts'
import { requestMail } from './startups.mail.ts'
import { findUnsentRequest, insertRequest, markRequestSent } from './startups.queries.ts'

export type Startups = ReturnType<typeof createStartups>

const HOUR = 3600
const REQUESTS = {
  name: 'startup-request',
  times: 5,
  seconds: HOUR,
  message: 'You have sent several requests already. Wait an hour, then send this one.',
}
/** Reading ten megabytes only to refuse them costs us, not the sender. */
const UPLOADS = {
  name: 'startup-upload',
  times: 30,
  seconds: HOUR,
  message: 'You have tried many times. Wait an hour, then try again.',
}
const DOCUMENT = {
  fields: ['companyDocument'],
  limit: DOCUMENT_LIMIT,
  tooLarge: DOCUMENT_PROBLEMS.size,
}

interface Document {
  upload: NamedUpload
  type: DocumentType
}

export function createStartups(
  platform: Pick<Platform, 'db' | 'tasks' | 'limits' | 'mail' | 'files'>,
  formStamps: FormStamps,
  { ownerEmail, publicUrl }: Pick<Config, 'ownerEmail' | 'publicUrl'>,
) {
  const { db, tasks, limits, mail, files } = platform
  return { receive, submit, deliver }

  /** Reads the form, document included. Whoever sends far too many is not read. */
  async function receive(visitor: Sender, source: FormSource): Promise<ReceivedForm> {
    try {
      await limits.spend(UPLOADS, visitor.address)
    } catch (error) {
      if (error instanceof DomainError) return refuseForm(source, error)
      throw error
    }
    return readForm(files, source, DOCUMENT)
  }

  /** Keeps the request with its document and queues its mail: all or nothing. */
  async function submit(visitor: Sender, form: ReceivedForm) {
    if (form.failure) throw form.failure
    const { request, document } = await check(form)
    await limits.spend(REQUESTS, visitor.address)
    if (formStamps.looksAutomatic(FormTrace.parse(form.values))) return

    const id = newId()
    const kept = document && (await keep(id, document))
    const { desc: description, ...texts } = request
    try {
      await db.transaction().execute(async (db) => {
        await insertRequest(db, { id, ...texts, description, ...kept })
        await tasks.enqueue(db, 'send-startup-request', { requestId: id })
      })
    } catch (error) {
      if (kept) await files.delete(kept.documentKey)
      throw error
    }
  }

  async function keep(id: Id, { upload, type }: Document) {
    const documentKey = `startup-requests/${id}.${type}`
    await files.keep(upload, documentKey)
    const documentName = safeFileName(upload.name, type)
    return { documentKey, documentName, documentSize: upload.size }
  }

  /** Mails a kept request to the owner, once. */
  async function deliver(id: Id) {
    const request = await findUnsentRequest(db, id)
    if (!request) return
    await mail.send(requestMail(ownerEmail, request, publicUrl))
    await markRequestSent(db, id)
  }
}

/** Every problem at once, so that the form comes back only once. */
async function check({ values, uploads }: ReceivedForm) {
  const parsed = StartupRequest.safeParse(values)
  const problems: FieldProblem[] =
    parsed.error?.issues.map(({ path, message }) => ({ field: path.join('.'), message })) ?? []

  const upload = uploads.companyDocument
  const type = upload ? await recogniseDocument(upload.path) : null
  if (upload && !type) {
    const message = upload.size === 0 ? DOCUMENT_PROBLEMS.empty : DOCUMENT_PROBLEMS.type
    problems.push({ field: 'companyDocument', message })
  }
  if (!parsed.success || problems.length > 0) throw new DomainError('invalid_input', problems)
  const document: Document | null = upload && type ? { upload, type } : null
  return { request: parsed.data, document }
}
