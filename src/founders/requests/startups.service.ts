import { DomainError } from '#platform/primitives/errors.schema.ts'
import { toProblems } from '#platform/forms/parse-input.ts'
import { BotSignals } from '#accounts/visitors/bot-signals.schema.ts'
import type { SentRequest } from '#trade/cookies/founder-cookies.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { StartupRequest } from './startups.schema.ts'
import { toEmailKey } from '#accounts/identity/email-key.ts'
import type { Config } from '#platform/config.ts'
import {
  readDocumentForm,
  toDocument,
  withStoredDocument,
} from '#platform/files/documents/documents.ts'
import { findScanState } from '#platform/files/scan/file-scans.queries.ts'
import type { FormSource, ReceivedForm } from '#platform/forms/forms.ts'
import { newId } from '#platform/secrets/new-id.ts'
import type { Composed } from '#platform/outbox/mails.ts'
import { queueMail } from '#platform/outbox/outbox.ts'
import type { Platform } from '#platform/platform.ts'
import type { FormTimestamps } from '#accounts/visitors/form-timestamps.ts'
import type { Sender } from '#accounts/visitors/visitor.ts'
import { createFounderCases } from '#founders/cases/founder-cases.service.ts'
import { CASE_FOLDER } from '#founders/cases/sweep.ts'
import { createReceipts } from './receipts.ts'
import { startupRequestEmail } from './startups.mail.ts'
import { findPendingRequest, insertRequest, markRequestSent } from './startups.queries.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

export type Startups = ReturnType<typeof createStartups>

declare module '#platform/services.ts' {
  interface Services {
    startups: Startups
  }
}

export function createStartups(
  platform: Pick<Platform, 'db' | 'tasks' | 'limits' | 'files'>,
  formTimestamps: FormTimestamps,
  settings: Pick<Config, 'ownerEmail' | 'publicUrl'>,
) {
  const { db, tasks, limits, files } = platform
  const { ownerEmail, publicUrl } = settings
  return {
    receive,
    submit,
    composeMail,
    receipts: createReceipts(platform, settings),
    cases: createFounderCases(platform, settings),
  }

  /** Reads the form with its document, unless its sender is over the limit. */
  function receive(visitor: Sender, source: FormSource): Promise<ReceivedForm> {
    const beforeReading = () => limits.consume(RATE_LIMITS['startup-upload'], visitor.ip)
    return readDocumentForm(files, source, { field: 'companyDocument', beforeReading })
  }

  /** Opens a case with its document and queues its emails, in one transaction. */
  async function submit(visitor: Sender, form: ReceivedForm): Promise<SentRequest> {
    if (form.failure) throw form.failure
    const { request, document } = await validateRequest(form)
    await limits.consume(RATE_LIMITS['startup-request'], visitor.ip)
    formTimestamps.requirePerson(BotSignals.parse(form.values))

    const id = newId()
    const { desc: description, ...texts } = request
    const emailKey = toEmailKey(request.companyEmail)
    return withStoredDocument(files, { document, folder: CASE_FOLDER, id }, async (file) => {
      const reference = await db.transaction().execute(async (db) => {
        const reference = await insertRequest(db, { id, ...texts, emailKey, description, file })
        await queueMail({ db, tasks }, { kind: 'startup', subject: id, about: {} })
        await tasks.enqueue(db, 'acknowledge-startup', { requestId: id })
        return reference
      })
      const isFileWaiting = file !== null && (await findScanState(db, file.key)) !== null
      return { reference, email: request.companyEmail, isFileWaiting }
    })
  }

  /** The email about a saved request, to the site's owner. */
  async function composeMail(id: Id): Promise<Composed> {
    const request = await findPendingRequest(db, id)
    if (!request) return null
    return {
      ...startupRequestEmail(request, publicUrl),
      messageId: `startup-${id}`,
      to: [{ email: ownerEmail }],
      onSent: () => markRequestSent(db, id),
    }
  }
}

/** Reports all problems at once. */
async function validateRequest({ values, uploads }: ReceivedForm) {
  const parsed = StartupRequest.safeParse(values)
  const problems = toProblems(parsed.error)

  const { document, problem } = await toDocument(uploads.companyDocument)
  if (problem) problems.push({ field: 'companyDocument', message: problem })
  if (!parsed.success || problems.length > 0) throw new DomainError('invalid_input', problems)
  return { request: parsed.data, document }
}
