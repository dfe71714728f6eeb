import {
  restWords,
  type MoveConflict,
  type RecentAction,
} from '#hiring/posting/employer-actions.ts'
import type { Stage } from '#hiring/applications/model/stages.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { writeToSeveralPath } from '#hiring/applicants/applicant-paths.ts'
import { offerPath } from '#trade/paths/arrival-paths.ts'
import { requireSecondFactor } from '#accounts/second-factor/require-second-factor.ts'
import { requireApplicants } from '#hiring/applications/people/require-applicants.ts'
import { isId, newId } from '#platform/secrets/new-id.ts'
import type { Platform } from '#platform/platform.ts'
import {
  deleteOldWords,
  findActionItems,
  findRecentActions,
  findUndoneAction,
  findUndoneWords,
} from './actions.queries.ts'
import { requireHonestWords } from './messages/check-words.ts'
import { createMessages } from './messages/messages.service.ts'
import { describeConflict } from './moves/move-conflict.ts'
import { createMoves } from './moves/moves.service.ts'
import { createTakeBackOffers } from './moves/take-back-offers.ts'
import { findPeopleOf, lockApplicants } from './moves/moves.queries.ts'
import { createUndo } from './undo/undo.service.ts'

type Employer = Pick<Actor, 'id' | 'secondFactorAt'>

interface People {
  job: { id: Id; title: string; organisationId: Id | null }
  people: Awaited<ReturnType<typeof findPeopleOf>>
}

/** Actions of an organisation’s members on one or more applicants of a job; each can be undone for a minute. */
export function createActions(platform: Pick<Platform, 'db' | 'tasks' | 'limits'>) {
  const { db } = platform
  const move = createMoves(platform)
  return {
    move,
    takeBackOffers: createTakeBackOffers(db, move),
    ...createMessages(platform),
    undo: createUndo(platform),
    newFormId: newId,
    requireHonest,
    findRecent,
    findConflict,
    findPeople,
    findAgain,
    findUndone: (actor: Pick<Actor, 'id'>, jobId: Id, id: Id) =>
      isId(id) ? findUndoneAction(db, { id, jobId, accountId: actor.id }) : null,
    findUndoneWords: (actor: Pick<Actor, 'id'>, applicationId: Id) =>
      findUndoneWords(db, { accountId: actor.id, applicationId }),
    sweep: () => deleteOldWords(db),
  }

  /** The actor’s actions of the last minute on applicants of a job, or on one of them. */
  async function findRecent(
    actor: Pick<Actor, 'id'>,
    jobId: Id,
    applicationId?: Id,
  ): Promise<RecentAction[]> {
    const rows = await findRecentActions(db, { jobId, accountId: actor.id, applicationId })
    return rows.map(({ id, kind, status, results, name, createdAt, secondsLeft }) => ({
      id,
      kind,
      status,
      name: results.length === 1 ? name : null,
      done: results.filter((result) => result === 'done').length,
      rest: restWords(results),
      doneAt: createdAt,
      secondsLeft,
    }))
  }

  /** The page on which the text of an undone action can be sent again; null if it had no text. */
  async function findAgain(
    actor: Pick<Actor, 'id'>,
    jobId: Id,
    actionId: Id,
  ): Promise<string | null> {
    const action = await findUndoneAction(db, { id: actionId, jobId, accountId: actor.id })
    if (!action?.text) return null
    const items = await findActionItems(db, actionId)
    const [first] = items
    if (action.status === 'offered' && first) return offerPath(jobId, first.applicationId)
    const parameters = new URLSearchParams({ to: action.status ?? 'message', again: actionId })
    for (const { applicationId, statusBefore } of items)
      parameters.append('tick', `${applicationId} ${statusBefore ?? 'seen'}`)
    return `${writeToSeveralPath(jobId)}?${parameters}`
  }

  /** Checks a text for a preview. @throws {DomainError} `invalid_input` */
  async function requireHonest(actor: Employer, jobId: Id, text: string) {
    const { job } = await requireApplicants(db, actor, { jobId, right: 'answer applicants' })
    if (text) await requireHonestWords(db, actor, { job, text, field: 'text' })
  }

  /** The applicants of the job among these ids, with what the actor needs to write to them. */
  async function findPeople(actor: Employer, jobId: Id, ids: Id[]): Promise<People> {
    const { job } = await requireApplicants(db, actor, { jobId, right: 'answer applicants' })
    requireSecondFactor(actor)
    const { id, title, organisationId } = job
    const people = await findPeopleOf(db, jobId, ids.filter(isId))
    return { job: { id, title, organisationId }, people }
  }

  /** The conflict that a late move ran into; null if the application is gone. */
  async function findConflict(
    actor: Employer,
    jobId: Id,
    { id, wanted }: { id: Id; wanted: Stage },
  ): Promise<MoveConflict | null> {
    await requireApplicants(db, actor, { jobId, right: 'answer applicants' })
    requireSecondFactor(actor)
    return db.transaction().execute(async (db) => {
      const [applicant] = await lockApplicants(db, jobId, [id])
      if (!applicant) return null
      const { name, status: current } = applicant
      const overtaken = { applicationId: id, name, current, wanted }
      const sentence = await describeConflict(db, { ...overtaken, readerId: actor.id })
      return { ...overtaken, sentence }
    })
  }
}
