import { DomainError, type FieldProblem } from '#contract/errors.ts'
import { BotSignals } from '#contract/bot-signals.ts'
import type { Id } from '#contract/primitives.ts'
import { StartupRequest } from '#contract/startups.ts'
import type { Config } from '#server/config.ts'
import { readDocumentForm, toDocument, withStoredDocument } from '#server/documents/documents.ts'
import type { FormSource, ReceivedForm } from '#server/platform/forms/forms.ts'
import { newId } from '#server/platform/new-id.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { FormTimestamps } from '#server/visitors/form-timestamps.ts'
import type { Sender } from '#server/visitors/visitor.ts'
import { renderEmail } from '#server/platform/mail/render-email.ts'
import { startupReceiptEmail, startupRequestEmail } from './startups.mail.ts'
import {
  findUnacknowledged,
  findPendingRequest,
  insertRequest,
  markAcknowledged,
  markRequestSent,
} from './startups.queries.ts'

const HOUR = 3600
const REQUESTS = {
  name: 'startup-request',
  times: 5,
  seconds: HOUR,
  message: 'You have sent several requests already. Wait an hour, then send this one.',
}
/** Reading an upload of ten megabytes only to reject it is expensive. */
const UPLOADS = {
  name: 'startup-upload',
  times: 30,
  seconds: HOUR,
  message: 'You have tried many times. Wait an hour, then try again.',
}

export function createStartups(
  platform: Pick<Platform, 'db' | 'tasks' | 'limits' | 'mail' | 'files'>,
  formTimestamps: FormTimestamps,
  { ownerEmail, publicUrl }: Pick<Config, 'ownerEmail' | 'publicUrl'>,
) {
  const { db, tasks, limits, mail, files } = platform
  return { receive, submit, deliver, acknowledge }

  /** Reads the form with its document, unless its sender is over the limit. */
  function receive(visitor: Sender, source: FormSource): Promise<ReceivedForm> {
    const beforeReading = () => limits.consume(UPLOADS, visitor.ip)
    return readDocumentForm(files, source, { field: 'companyDocument', beforeReading })
  }

  /** Saves the request with its document and queues its email, in one transaction. */
  async function submit(visitor: Sender, form: ReceivedForm) {
    if (form.failure) throw form.failure
    const { request, document } = await validateRequest(form)
    await limits.consume(REQUESTS, visitor.ip)
    formTimestamps.requirePerson(BotSignals.parse(form.values))

    const id = newId()
    const { desc: description, ...texts } = request
    await withStoredDocument(
      files,
      { document, folder: 'startup-requests', id },
      async (stored) => {
        const columns = stored && {
          documentKey: stored.key,
          documentName: stored.name,
          documentSize: stored.size,
        }
        await db.transaction().execute(async (db) => {
          await insertRequest(db, { id, ...texts, description, ...columns })
          await tasks.enqueue(db, 'send-startup-request', { requestId: id })
          await tasks.enqueue(db, 'acknowledge-startup', { requestId: id })
        })
      },
    )
  }

  /** Emails a saved request to the site's owner, once. */
  async function deliver(id: Id) {
    const request = await findPendingRequest(db, id)
    if (!request) return
    await mail.send(startupRequestEmail(ownerEmail, request, publicUrl))
    await markRequestSent(db, id)
  }

  /**
   * Tells the sender that the request has arrived. Nobody has confirmed the address, so it gets one such
   * email a day, and none of the words that somebody typed.
   */
  async function acknowledge(id: Id) {
    const request = await findUnacknowledged(db, id)
    if (!request) return
    const content = startupReceiptEmail(id, publicUrl)
    const email = await renderEmail(content)
    await mail.send({ id: `startup-receipt-${id}`, to: request.companyEmail, ...email })
    await markAcknowledged(db, id)
  }
}

/** Reports all problems at once. */
async function validateRequest({ values, uploads }: ReceivedForm) {
  const parsed = StartupRequest.safeParse(values)
  const problems: FieldProblem[] =
    parsed.error?.issues.map(({ path, message }) => ({ field: path.join('.'), message })) ?? []

  const { document, problem } = await toDocument(uploads.companyDocument)
  if (problem) problems.push({ field: 'companyDocument', message: problem })
  if (!parsed.success || problems.length > 0) throw new DomainError('invalid_input', problems)
  return { request: parsed.data, document }
}
