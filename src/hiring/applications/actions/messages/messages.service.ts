import { UNDO_SECONDS, type ActionResult } from '#hiring/posting/employer-actions.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { fillTemplate } from '#hiring/templates/placeholders.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { requireSecondFactor } from '#accounts/second-factor/require-second-factor.ts'
import { requireApplicants } from '#hiring/applications/people/require-applicants.ts'
import { insertMessage } from '#hiring/talk/messages/insert-message.ts'
import type { Db } from '#platform/database/database.ts'
import { isId, newId } from '#platform/secrets/new-id.ts'
import type { Platform } from '#platform/platform.ts'
import type { TaskPayloads } from '#platform/tasks/tasks.ts'
import { insertAction, insertItem } from '#hiring/applications/actions/actions.queries.ts'
import { checkWords } from './check-words.ts'
import {
  dropWaiting,
  lockApplicants,
  type LockedApplicant,
} from '#hiring/applications/actions/moves/moves.queries.ts'
import {
  requireFewIds,
  resultsOfRepeat,
  type ActionOutcome,
} from '#hiring/applications/actions/outcome.ts'
import { endWaiting, lockWaiting } from './waiting-messages.queries.ts'

interface MessageInput {
  ids: Id[]
  /** The text; `{name}` and `{job}` are filled in. */
  text: string
  /** The id of the form, so that resubmitting it writes nothing. */
  formId?: string | undefined
}

/** Writes one text to several applicants of a job. */
export function createMessages({ db, tasks, limits }: Pick<Platform, 'db' | 'tasks' | 'limits'>) {
  return { write, sendWaiting }

  /**
   * Sends the text a minute later; until then it can be undone.
   * @throws {DomainError} `not_found`, or what is wrong with the text
   */
  async function write(
    actor: Pick<Actor, 'id' | 'secondFactorAt'>,
    jobId: Id,
    input: MessageInput,
  ): Promise<ActionOutcome> {
    const { text, formId } = input
    const { job } = await requireApplicants(db, actor, { jobId, right: 'answer applicants' })
    const ids = requireFewIds(input.ids.map((id) => ({ id })))
    requireSecondFactor(actor)
    await checkWords({ db, limits }, actor, { job, text, ids, field: 'text' })
    const actionId = formId && isId(formId) ? formId : newId()
    return db.transaction().execute(async (db) => {
      const action = { id: actionId, jobId, accountId: actor.id, kind: 'message' as const }
      if (!(await insertAction(db, { ...action, status: null, body: text, undoneAt: null })))
        return resultsOfRepeat(db, action)
      const applicants = await lockApplicants(db, jobId, ids)
      if (applicants.length === 0) throw new DomainError('not_found')
      const results: ActionResult[] = []
      for (const applicant of applicants) {
        const words = fillTemplate(text, { name: applicant.name, job: job.title })
        const message = { actionId, accountId: actor.id, text: words }
        results.push(await writeTo(db, applicant, message))
      }
      const options = { delaySeconds: UNDO_SECONDS }
      await tasks.enqueue(db, 'send-waiting-messages', { actionId }, options)
      return { actionId, results }
    })
  }

  async function writeTo(
    db: Db,
    { id: applicationId, withdrawnAt }: LockedApplicant,
    { actionId, accountId, text }: { actionId: Id; accountId: Id; text: string },
  ): Promise<ActionResult> {
    const item = { actionId, applicationId, statusBefore: null, toldBefore: null, eventId: null }
    const id = newId()
    const message = { id, applicationId, accountId, text, side: 'employer' as const }
    const written = withdrawnAt
      ? 'withdrawn'
      : await insertMessage(db, tasks, { ...message, file: null, formId: null, waits: true }).then(
          ({ isHeld }) => (isHeld ? ('held' as const) : ('done' as const)),
          toDenial,
        )
    const messageId = written === 'done' || written === 'held' ? id : null
    await insertItem(db, { ...item, messageId, result: written })
    return written
  }

  /** Task: sends the messages that were not undone within their minute, and notifies their readers. */
  async function sendWaiting({ actionId }: TaskPayloads['send-waiting-messages']) {
    await db.transaction().execute(async (db) => {
      const waiting = await lockWaiting(db, actionId)
      for (const { applicationId } of waiting.filter(({ isOver }) => isOver))
        await dropWaiting(db, applicationId)
      const open = waiting.filter(({ isOver }) => !isOver)
      const idsOf = (isHeld: boolean) =>
        open.filter(({ isStopped }) => isStopped === isHeld).map(({ id }) => id)
      await endWaiting(db, idsOf(true), { isHeld: true })
      await endWaiting(db, idsOf(false), { isHeld: false })
      for (const { applicationId, isStopped } of open)
        if (!isStopped)
          await tasks.enqueue(db, 'tell-messages', { applicationId, side: 'applicant' })
    })
  }
}

function toDenial(error: unknown): ActionResult {
  if (error instanceof DomainError && error.code === 'talk_over') return 'talk_over'
  throw error
}
