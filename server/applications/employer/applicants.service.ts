import type {
  Applicant,
  ApplicantCard,
  ApplicantCounts,
  ApplicantsJob,
} from '#contract/application-views.ts'
import type { ApplicantFilter, StageChange } from '#contract/applications.ts'
import { DomainError } from '#contract/errors.ts'
import type { Page } from '#contract/paging.ts'
import type { Id } from '#contract/primitives.ts'
import type { Actor } from '#server/accounts/actor.ts'
import { canReadApplicants } from '#server/applications/applications.policy.ts'
import { requireSecondFactor } from '#server/accounts/second-factor/require-second-factor.ts'
import {
  findEvents,
  insertEvent,
  lockActiveApplication,
  toSeenAnswers,
} from '#server/applications/applications.queries.ts'
import { findAnyJob } from '#server/applications/apply/apply.queries.ts'
import { notifyOfStatus } from '#server/applications/notices/notify-applicants.ts'
import { toApplicationPage } from '#server/applications/pages.ts'
import { requireApplication } from '#server/applications/require-application.ts'
import { insertMessage } from '#server/applications/talk/insert-message.ts'
import {
  assignEvent,
  findMessages,
  findTalk,
  markRead,
} from '#server/applications/talk/messages.queries.ts'
import { toShownMessages, toTalkState } from '#server/applications/talk/show-messages.ts'
import { MESSAGES, MESSAGES_OF_APPLICATION } from '#server/applications/talk/talk-limits.ts'
import { toView } from '#server/jobs/job-rows.ts'
import { hasRight } from '#server/organisations/organisations.policy.ts'
import { findRole, isProved } from '#server/organisations/organisations.queries.ts'
import { requireHonestMessage } from '#server/screening/screen-message.ts'
import { screenNote } from '#server/screening/screen-note.ts'
import { parseCursor } from '#server/platform/paging.ts'
import { isId, newId } from '#server/platform/new-id.ts'
import type { Platform } from '#server/platform/platform.ts'
import { writeCsv } from './applicants-csv.ts'
import {
  countApplicants,
  findApplicant,
  findApplicantCards,
  isUnderReview,
  markOpened,
  updateNote,
  updateStage,
} from './applicants.queries.ts'

const PAGE = 50
const ANSWER = 'answer applicants'

/** An application as its page's URL identifies it. */
export interface ApplicantKey {
  jobId: Id
  id: Id
}

type Employer = Pick<Actor, 'id' | 'secondFactorAt'>

/** What members of a job’s organisation see of its applicants, and can do. For everyone else they are not found. */
export function createApplicants({ db, tasks, limits }: Pick<Platform, 'db' | 'tasks' | 'limits'>) {
  return { list, exportCsv, open, setStage, setNote }

  /** Newest first. */
  async function list(
    actor: Employer,
    jobId: Id,
    {
      filter = null,
      after = null,
    }: { filter?: ApplicantFilter | null; after?: string | null } = {},
  ): Promise<Page<ApplicantCard> & { job: ApplicantsJob; counts: ApplicantCounts }> {
    const job = await requireJob(actor, jobId)
    const slice = { filter, limit: PAGE + 1, after: parseCursor(after) }
    const counts = await countApplicants(db, jobId)
    if (counts.all > 0) requireSecondFactor(actor)
    return { job, counts, ...toApplicationPage(await findApplicantCards(db, jobId, slice), PAGE) }
  }

  /** All applicants as CSV, streamed. */
  async function exportCsv(actor: Employer, jobId: Id) {
    const job = await requireJob(actor, jobId)
    if ((await countApplicants(db, jobId)).all > 0) requireSecondFactor(actor)
    return { job, content: writeCsv(db, jobId) }
  }

  /**
   * An applicant with all answers. Records the first visit, which the applicant can see, and that what they wrote was
   * read, if it is by somebody who can answer. `isVisit` is false if a browser only prefetches the page.
   */
  async function open(
    actor: Employer,
    { jobId, id }: ApplicantKey,
    { isVisit = true } = {},
  ): Promise<{ job: ApplicantsJob; applicant: Applicant }> {
    const access = await requireApplication(db, actor, { id, jobId, action: 'read the answers' })
    const job = await requireJob(actor, jobId)
    if (isVisit) await recordFirstOpening(id)
    const row = await findApplicant(db, id)
    const [events, rows, talk] = await Promise.all([
      findEvents(db, id),
      findMessages(db, id),
      findTalk(db, id),
    ])
    if (!row || !talk) throw new DomainError('not_found')
    const canAnswer = hasRight(await findRole(db, actor.id, access.organisationId), ANSWER)
    if (isVisit && canAnswer) await markRead(db, id, 'employer')
    const { status, note, sentAt, openedAt, withdrawnAt } = row
    const seen = toSeenAnswers(row)
    const reader = { side: 'employer', accountId: actor.id, applicantName: seen.name } as const
    const times = { sentAt, openedAt, withdrawnAt }
    const messages = toShownMessages(rows, reader, talk)
    const own = { status, note, ...times, events, messages, talk: toTalkState('employer', talk) }
    return { job, applicant: { id, jobId, ...seen, ...own, canAnswer } }
  }

  async function recordFirstOpening(id: Id) {
    await db.transaction().execute(async (db) => {
      if (await markOpened(db, id)) await insertEvent(db, id, { kind: 'opened', status: 'seen' })
    })
  }

  /**
   * The applicant sees it at once and is told a minute later, with the words. Without words, the same stage again does
   * nothing. Words that wait for the desk change nothing either: they wait as a message.
   * @returns whether the words wait
   * @throws {DomainError} `withdrawn`; what is wrong with the words; `under_review` while the desk looks at the
   * organisation or at a message to them
   */
  async function setStage(
    actor: Employer,
    { jobId, id }: ApplicantKey,
    { status, words: text = '' }: Pick<StageChange, 'status'> & Partial<StageChange>,
  ): Promise<{ isHeld: boolean }> {
    await requireApplication(db, actor, { id, jobId, action: 'set the status' })
    if (text) {
      await limits.consume(MESSAGES, actor.id)
      await limits.consume(MESSAGES_OF_APPLICATION, `${actor.id} ${id}`)
      await requireHonestMessage(db, actor, { jobId, text }, 'words')
    }
    return db.transaction().execute(async (db) => {
      const current = await lockActiveApplication(db, id)
      const isChange = current.status !== status
      if (isChange && (await isUnderReview(db, id))) throw new DomainError('under_review')
      const messageId = newId()
      const message = { id: messageId, applicationId: id, side: 'employer', text } as const
      if (text) {
        const rest = { accountId: actor.id, file: null, formId: null }
        const { isHeld } = await insertMessage(db, tasks, { ...message, ...rest })
        if (isHeld) return { isHeld }
      }
      if (!isChange) return { isHeld: false }
      await updateStage(db, id, status)
      const eventId = await insertEvent(db, id, { kind: 'status', status })
      if (text) await assignEvent(db, { messageId, eventId })
      await notifyOfStatus(db, tasks, { applicationId: id, before: current.status })
      return { isHeld: false }
    })
  }

  /** Only the employer sees the note. @throws {DomainError} `invalid_input` if it plans a demand */
  async function setNote(actor: Employer, { jobId, id }: ApplicantKey, { note }: { note: string }) {
    await requireApplication(db, actor, { id, jobId, action: 'note something' })
    await screenNote(db, actor, { jobId, text: note })
    await updateNote(db, id, note)
  }

  async function requireJob(actor: Employer, jobId: Id): Promise<ApplicantsJob> {
    const row = isId(jobId) ? await findAnyJob(db, jobId) : null
    const role = row && (await findRole(db, actor.id, row.organisationId))
    if (!row || !canReadApplicants(role, row.status)) throw new DomainError('not_found')
    const { id, organisationId, title, employer, location, isOpen } = toView(row)
    const isPosterProved = organisationId !== null && (await isProved(db, organisationId))
    return { id, organisationId, isProved: isPosterProved, title, employer, location, isOpen }
  }
}
