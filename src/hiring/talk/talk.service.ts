import { ofColumn } from '#board/screening/reading/read-by-applicants.ts'
import { DomainError, wrongField } from '#platform/primitives/errors.schema.ts'
import { toProblems } from '#platform/forms/parse-input.ts'
import { MessageForm, TALK_PROBLEMS, type TalkSide } from './talk.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { lockActiveApplication } from '#hiring/applications/applications.queries.ts'
import { requireHonestWords } from '#hiring/applications/actions/messages/check-words.ts'
import { requireApplication } from '#hiring/applications/people/require-application.ts'
import {
  readDocumentForm,
  toDocument,
  withStoredDocument,
} from '#platform/files/documents/documents.ts'
import { sweepDocuments } from '#platform/files/documents/sweep-documents.ts'
import { fillTemplate } from '#hiring/templates/placeholders.ts'
import { findPosterProved } from '#organisations/posting/proved-poster.ts'
import type { FormSource, ReceivedForm } from '#platform/forms/forms.ts'
import { isId, newId } from '#platform/secrets/new-id.ts'
import type { Platform } from '#platform/platform.ts'
import { findFileNameProblem } from '#board/screening/text/screen-file-name.ts'
import { requireSureOfNumbers } from '#board/screening/text/screen-message.ts'
import type { Sender } from '#accounts/visitors/visitor.ts'
import { insertMessage } from './messages/insert-message.ts'
import {
  countUnreadMessages,
  countUnreadOfApplicant,
  countUnreadOfEmployer,
  findMessageFile,
} from './messages/messages.queries.ts'
import { canAttach, canSeeMessage } from './talk.policy.ts'
import { createMessageNotifier } from './messages/notify-messages.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

/** An application, and the side that writes. */
export interface TalkKey {
  id: Id
  side: TalkSide
  /** The job in the URL. */
  jobId?: Id
}

type Writer = Pick<Actor, 'id' | 'secondFactorAt'>

/** Messages between an applicant and the members of the job’s organisation. */
export function createTalk({
  db,
  tasks,
  limits,
  files,
}: Pick<Platform, 'db' | 'tasks' | 'limits' | 'files'>) {
  return {
    receive,
    write,
    openFile,
    countNew,
    countUnread,
    sweep,
    notifyMessages: createMessageNotifier({ db, tasks }),
  }

  /** Reads the form with its file, unless its sender is over the limit. */
  function receive(visitor: Sender, actor: Pick<Actor, 'id'>, source: FormSource) {
    return readDocumentForm(files, source, {
      field: 'file',
      async beforeReading() {
        await limits.consume(RATE_LIMITS['message-try'], actor.id)
        await limits.consume(RATE_LIMITS['message-network'], visitor.ip)
      },
    })
  }

  /**
   * Sends the message of a form, once.
   * @returns whether it waits for the desk
   * @throws {DomainError} `not_found`, `invalid_input`, or why nobody can write there now
   */
  async function write(
    actor: Writer,
    { id: applicationId, side, jobId }: TalkKey,
    form: Pick<ReceivedForm, 'values' | 'uploads' | 'failure'>,
  ): Promise<{ isHeld: boolean }> {
    const action = side === 'applicant' ? 'write to the employer' : 'write to the applicant'
    const access = await requireApplication(db, actor, {
      id: applicationId,
      action,
      ...(jobId !== undefined && { jobId }),
    })
    const job = { id: access.jobId, title: access.title }
    const { text: typed, formId, isSure, document } = await parseMessage(form)
    const isPosterProved = await findPosterProved(db, access.jobId)
    if (document && !canAttach(side, { isPosterProved }))
      throw wrongField('file', TALK_PROBLEMS.unprovedFile)
    await limits.consume(RATE_LIMITS['message'], actor.id)
    await limits.consume(RATE_LIMITS['message-application'], `${actor.id} ${applicationId}`)
    if (side === 'applicant') {
      if (!isSure) requireSureOfNumbers('text', typed)
    } else {
      const problem =
        document &&
        findFileNameProblem(ofColumn('application_message.file_name', document.upload.name, 'file'))
      if (problem) throw new DomainError('invalid_input', [problem])
      await requireHonestWords(db, actor, { job, text: typed, field: 'text' })
    }
    const values = { name: access.name, job: job.title }
    const text = side === 'employer' ? fillTemplate(typed, values) : typed

    const id = newId()
    const stored = { document, folder: 'messages', id }
    return withStoredDocument(files, stored, async (file) => {
      const { isHeld, isRepeat } = await db.transaction().execute(async (db) => {
        await lockActiveApplication(db, applicationId)
        const accountId = actor.id
        const message = { id, applicationId, side, accountId, text, file, formId }
        return insertMessage(db, tasks, message)
      })
      if (isRepeat && file) await files.delete(file.key)
      return { isHeld }
    })
  }

  /** The file of a message, for both sides; one that waits for the desk, for its own side only. */
  async function openFile(actor: Writer, { id, messageId }: { id: Id; messageId: Id }) {
    const { applicantId } = await requireApplication(db, actor, { id, action: 'read the messages' })
    const file = isId(messageId) ? await findMessageFile(db, id, messageId) : null
    const reader = actor.id === applicantId ? 'applicant' : 'employer'
    const isVisible = file !== null && canSeeMessage(reader, file)
    const content = isVisible && file.fileKey ? await files.open(file.fileKey) : null
    if (!file?.fileName || !content) throw new DomainError('not_found')
    return { name: file.fileName, content }
  }

  /** The number of unread messages of one application for the actor’s side. */
  async function countNew(actor: Writer, id: Id): Promise<number> {
    const { applicantId } = await requireApplication(db, actor, { id, action: 'read the messages' })
    return countUnreadMessages(db, id, actor.id === applicantId ? 'applicant' : 'employer')
  }

  /** The numbers of unread messages, as an applicant and for the actor’s organisations, without one application. */
  async function countUnread({ id }: Pick<Actor, 'id'>, except: Id | null = null) {
    const [applied, posted] = await Promise.all([
      countUnreadOfApplicant(db, id, except),
      countUnreadOfEmployer(db, id, except),
    ])
    return { applied, posted }
  }

  /** Task: deletes files that a killed process, or a deleted application, left without a message. */
  function sweep(now = Date.now()) {
    return sweepDocuments({ db, files }, { folder: 'messages', table: 'applicationMessage' }, now)
  }
}

async function parseMessage({
  values,
  uploads,
  failure,
}: Pick<ReceivedForm, 'values' | 'uploads' | 'failure'>) {
  if (failure) throw failure
  const parsed = MessageForm.safeParse(values)
  const { document, problem } = await toDocument(uploads.file)
  const problems = toProblems(parsed.error)
  if (problem) problems.push({ field: 'file', message: problem })
  if (!parsed.success || problems.length > 0) throw new DomainError('invalid_input', problems)
  return {
    text: parsed.data.text,
    formId: isId(parsed.data.formId) ? parsed.data.formId : null,
    isSure: parsed.data.isSure === 'on',
    document,
  }
}
