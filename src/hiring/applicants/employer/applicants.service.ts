import type { StageChange } from '#hiring/applications/model/applications.schema.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { MoveInput } from '#hiring/applications/actions/moves/moves.service.ts'
import type { ActionOutcome } from '#hiring/applications/actions/outcome.ts'
import {
  findEvents,
  insertEvent,
  toSeenAnswers,
} from '#hiring/applications/applications.queries.ts'
import { toApplicantsJob } from '#hiring/applicants/list/applicants-job.ts'
import {
  requireApplicants,
  requireNotGone,
} from '#hiring/applications/people/require-applicants.ts'
import { requireApplication } from '#hiring/applications/people/require-application.ts'
import { findMessages, findTalk, markRead } from '#hiring/talk/messages/messages.queries.ts'
import { toShownMessages, toTalkState } from '#hiring/talk/messages/show-messages.ts'
import type { Platform } from '#platform/platform.ts'
import { findApplicant, markOpened } from './applicants.queries.ts'

/** An application as its page's URL identifies it. */
export interface ApplicantKey {
  jobId: Id
  id: Id
}

type Employer = Pick<Actor, 'id' | 'secondFactorAt'>

interface Mover {
  move(actor: Employer, jobId: Id, input: MoveInput): Promise<ActionOutcome>
}

/** Applicants as members of the job’s organisation see and manage them. Everyone else gets `not_found`. */
export function createApplicants({ db }: Pick<Platform, 'db'>, { move }: Mover) {
  return { open, setStage }

  /**
   * An applicant with all answers. Records the first visit, which the applicant can see, and, if the actor can answer,
   * that the applicant’s messages were read. `isVisit` is false if a browser only prefetches the page.
   */
  async function open(actor: Employer, { jobId, id }: ApplicantKey, { isVisit = true } = {}) {
    await requireNotGone(db, actor, { jobId, id })
    await requireApplication(db, actor, { id, jobId, action: 'read the answers' })
    const found = await requireApplicants(db, actor, { jobId, right: 'read applicants' })
    const job = await toApplicantsJob(db, found.job)
    if (isVisit) await recordFirstOpening(id, actor)
    const row = await findApplicant(db, id)
    const [events, rows, talk] = await Promise.all([
      findEvents(db, id),
      findMessages(db, id),
      findTalk(db, id),
    ])
    if (!row || !talk) throw new DomainError('not_found')
    const { canAnswer, mayAnswer, whyNot } = found
    if (isVisit && mayAnswer) await markRead(db, id, 'employer')
    const { status, sentAt, openedAt, withdrawnAt, offerAnswer, offerAnsweredAt, isInterviewOff } =
      row
    const seen = toSeenAnswers(row)
    const reader = { side: 'employer', accountId: actor.id, applicantName: seen.name } as const
    const times = { sentAt, openedAt, withdrawnAt }
    const messages = toShownMessages(rows, reader, talk)
    const state = { status, ...times, offerAnswer, offerAnsweredAt, isInterviewOff }
    const own = { ...state, events, messages, talk: toTalkState('employer', talk) }
    return { job, applicant: { id, jobId, ...seen, ...own, canAnswer, whyNot } }
  }

  async function recordFirstOpening(id: Id, { id: actorId }: Employer) {
    await db.transaction().execute(async (db) => {
      if (await markOpened(db, id))
        await insertEvent(db, id, { kind: 'opened', status: 'seen', actorId })
    })
  }

  /**
   * Sets the stage and notifies the applicant a minute later, with the text; until then it can be undone. Without a
   * text, the current stage again does nothing. If the text waits for the desk, the stage does not change: the text
   * waits as a message.
   * @returns whether the text waits for the desk
   * @throws {DomainError} `withdrawn`; what is wrong with the text; `under_review` while the desk reviews the
   * organisation or a message to them; `moved_meanwhile` if they are no longer in `from`; `changed_by_colleague` if a
   * colleague has decided since the page with `seenVersion` was loaded
   */
  async function setStage(
    actor: Employer,
    { jobId, id }: ApplicantKey,
    {
      status,
      words = '',
      from = null,
      seenVersion,
    }: Pick<StageChange, 'status'> & Partial<StageChange> & { seenVersion?: number },
  ): Promise<{ isHeld: boolean; actionId: Id }> {
    await requireApplication(db, actor, { id, jobId, action: 'set the status' })
    const people = [{ id, from }]
    const { actionId, results } = await move(actor, jobId, {
      people,
      status,
      text: words,
      seenVersion,
    })
    return { isHeld: results.includes('held'), actionId }
  }
}

/** An application as the employer sees it: without `answers` until the details are released. */
export type Applicant = Awaited<
  ReturnType<ReturnType<typeof createApplicants>['open']>
>['applicant']
