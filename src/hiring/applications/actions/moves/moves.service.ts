import type { Stage } from '#hiring/applications/model/stages.schema.ts'
import type { ActionResult } from '#hiring/posting/employer-actions.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { fillTemplate } from '#hiring/templates/placeholders.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { requireSecondFactor } from '#accounts/second-factor/require-second-factor.ts'
import { requireApplicants } from '#hiring/applications/people/require-applicants.ts'
import { requireSeenDecision } from '#hiring/team/notes/history.queries.ts'
import type { Db } from '#platform/database/database.ts'
import { isId, newId } from '#platform/secrets/new-id.ts'
import type { Platform } from '#platform/platform.ts'
import { insertAction } from '#hiring/applications/actions/actions.queries.ts'
import { checkWords } from '#hiring/applications/actions/messages/check-words.ts'
import { describeConflict } from './move-conflict.ts'
import { moveApplicant, type OneMove } from './move-applicant.ts'
import { hasReachedNoticeLimit, lockApplicants, type LockedApplicant } from './moves.queries.ts'
import {
  requireFewIds,
  resultsOfRepeat,
  type ActionOutcome,
} from '#hiring/applications/actions/outcome.ts'

type Employer = Pick<Actor, 'id' | 'secondFactorAt'>

/** Each notice is an email: moves to and fro would flood a mailbox. */
const MOST_TOLD_AN_HOUR = 10
const TOLD_OFTEN =
  'Somebody you chose was moved ten times within an hour, and was told each time. Wait an hour, then move them.'

export interface MoveInput {
  /** The applicants, each with the stage that the page showed; null if that does not matter. */
  people: readonly { id: Id; from: Stage | null }[]
  status: Stage
  /** The text to each of them; `{name}` and `{job}` are filled in. */
  text?: string
  /** The id of the form, so that resubmitting it moves nobody. */
  formId?: string | undefined
  /** The newest decision that the applicant’s page showed. */
  seenVersion?: number | undefined
}

/** Moves one or more applicants of a job to another stage. */
export function createMoves({ db, tasks, limits }: Pick<Platform, 'db' | 'tasks' | 'limits'>) {
  /**
   * Notifies the applicants a minute later, with the text; until then the move can be undone. In a move of several,
   * those that cannot be moved stay where they are; in a move of one, that is an error.
   * @throws {DomainError} `not_found`; `too_many`; what is wrong with the text; for one applicant `withdrawn`,
   * `moved_meanwhile` or `under_review`
   */
  return async function move(
    actor: Employer,
    jobId: Id,
    { people, status, text = '', formId, seenVersion }: MoveInput,
  ): Promise<ActionOutcome> {
    const { job } = await requireApplicants(db, actor, { jobId, right: 'answer applicants' })
    const ids = requireFewIds(people)
    requireSecondFactor(actor)
    if (text) await checkWords({ db, limits }, actor, { job, text, ids, field: 'words' })
    const actionId = formId && isId(formId) ? formId : newId()
    const from = new Map(people.map((person) => [person.id, person.from]))
    return db.transaction().execute(async (db) => {
      const action = { id: actionId, jobId, accountId: actor.id, kind: 'move' as const }
      if (!(await insertAction(db, { ...action, status, body: text, undoneAt: null })))
        return resultsOfRepeat(db, action)
      const applicants = await lockApplicants(db, jobId, ids)
      if (applicants.length === 0) throw new DomainError('not_found')
      const found = applicants.map(({ id }) => id)
      if (await hasReachedNoticeLimit(db, found, MOST_TOLD_AN_HOUR))
        throw new DomainError('too_many', [{ field: '', message: TOLD_OFTEN }])
      const results: ActionResult[] = []
      for (const applicant of applicants) {
        await requireSeenDecision(db, actor, { applicationId: applicant.id, seenVersion })
        const words = text && fillTemplate(text, { name: applicant.name, job: job.title })
        const one = { actionId, accountId: actor.id, status, text: words }
        const move = { ...one, from: from.get(applicant.id) ?? null }
        const result = await moveApplicant(db, tasks, { applicant, move })
        if (ids.length === 1) await requireDone(db, result, { applicant, move })
        results.push(result)
      }
      return { actionId, results }
    })
  }
}

/** A single applicant who cannot be moved is an error, and nothing is recorded. */
async function requireDone(
  db: Db,
  result: ActionResult,
  { applicant, move }: { applicant: LockedApplicant; move: OneMove },
) {
  if (result === 'withdrawn' || result === 'under_review') throw new DomainError(result)
  if (result !== 'moved') return
  const { id: applicationId, name, status: current } = applicant
  const overtaken = { applicationId, name, current, wanted: move.status }
  const message = await describeConflict(db, { ...overtaken, readerId: move.accountId })
  throw new DomainError('moved_meanwhile', [{ field: '', message }])
}
