import { toLondonDay } from '#platform/primitives/time/days.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import type { InterviewsAfterClosing } from '#hiring/interviews/model/interviews.schema.ts'
import type { CloseReason } from '#trade/jobs.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { lockAccountForShare } from '#accounts/account.queries.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { findInProgress } from '#hiring/applications/notices/notices.queries.ts'
import {
  notifyOfClosing,
  notifyOfRemoval,
  notifyOfReturn,
} from '#hiring/applications/notices/notify-applicants.ts'
import { deleteCounts } from '#board/figures/figures.queries.ts'
import { queueStatusMail } from '#hiring/posting/mail/job-status.service.ts'
import { deleteDraft } from '#hiring/drafts/drafts.queries.ts'
import type { Db } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { defaultClosingDate, endOfLondonDay, extendedDay } from './stored/closing-date.ts'
import { recordJob } from './stored/organisation-jobs.ts'
import { waitsForLook, type FirstLook } from '#board/screening/first-look/first-look.ts'
import { queueHold, screenPosting, toHeldColumns } from '#board/screening/screen-posting.ts'
import { denialFor, type JobAction } from './postings.policy.ts'
import { findRole } from '#organisations/organisations.queries.ts'
import { requireAllowed } from './writing/require-allowed.ts'
import { findPosting, lockPosting, updatePosting, type PostingRow } from './postings.queries.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

interface ActionTarget extends IfUnanswered {
  id: Id
  action: JobAction
}

/** The job must not have been confirmed or changed since it was last seen then. */
interface IfUnanswered {
  lastSeenAt?: string | undefined
}

/** A member, logged in or known by a link that we sent them. */
type Member = Pick<Actor, 'id'>

/** `unlessPeopleWait` refuses while an applicant waits for an answer. */
interface EndOptions extends IfUnanswered {
  unlessPeopleWait?: boolean
}

interface ClosingOptions extends EndOptions {
  reason?: CloseReason | undefined
  interviews?: InterviewsAfterClosing | undefined
}

/** `already`: another member, or the same form, has moved it before. */
export type ExtendOutcome = 'done' | 'already' | 'closed' | 'longest' | 'no-date'

/** Actions by members on one of their organisation’s jobs. Repeating one changes nothing. */
export function createJobActions(
  { db, tasks, limits }: Pick<Platform, 'db' | 'tasks' | 'limits'>,
  { notifyJobsChanged, firstLook }: { notifyJobsChanged(): void; firstLook: FirstLook },
) {
  return { updateOwnJob, confirm, close, extend, reopen, remove }

  /**
   * Locks a job of the actor’s organisations, changes it and commits.
   * @throws {DomainError} `link_dead` if it must be unanswered, and is not
   */
  async function updateOwnJob<Result>(
    actor: Member,
    { id, action, lastSeenAt }: ActionTarget,
    change: (db: Db, job: PostingRow) => Promise<Result>,
  ): Promise<Result> {
    const result = await db.transaction().execute(async (db) => {
      await lockAccountForShare(db, actor.id)
      const job = await requireAllowed(db, actor, { action, job: await lockPosting(db, id) })
      if (lastSeenAt !== undefined && job.lastSeenAt !== lastSeenAt)
        throw new DomainError('link_dead')
      return change(db, job)
    })
    notifyJobsChanged()
    return result
  }

  /** Records that the job is still open; false if it has closed. */
  function confirm(actor: Member, id: Id, unanswered: IfUnanswered = {}): Promise<boolean> {
    return updateOwnJob(actor, { id, action: 'change', ...unanswered }, async (db, job) => {
      if (job.status !== 'open') return false
      await updatePosting(db, id, {})
      await recordJob(db, actor, { action: 'job-changed', job, lines: ['Confirmed: still open'] })
      return true
    })
  }

  /**
   * Closes the job. Its page stays and says so. Applicants who wait for an answer are notified; offers stand, and so do
   * interviews unless they are cancelled.
   * @returns false if it was closed already
   * @throws {DomainError} `people_wait`
   */
  function close(
    actor: Member,
    id: Id,
    { reason = 'filled', interviews = 'stand', ...options }: ClosingOptions = {},
  ) {
    const { lastSeenAt } = options
    return updateOwnJob(actor, { id, action: 'close', lastSeenAt }, async (db, job) => {
      if (job.status !== 'open') return false
      await requireNobodyWaits(db, id, options)
      await updatePosting(db, id, {
        status: 'closed',
        closedAt: new Date().toISOString(),
        closedAs: reason,
      })
      await notifyOfClosing(db, tasks, id, { reason, interviews })
      await recordJob(db, actor, { action: 'job-closed', job, lines: [reason] })
      return true
    })
  }

  /** Moves the closing date by 30 days, or to the last date allowed, if it is still on the day `from`. */
  function extend(
    actor: Member,
    id: Id,
    { from, ...unanswered }: { from: string } & IfUnanswered,
  ): Promise<ExtendOutcome> {
    return updateOwnJob(actor, { id, action: 'change', ...unanswered }, async (db, job) => {
      const before = job.closesAt
      if (job.status === 'removed') return 'closed'
      if (job.status === 'closed' || (before && Date.parse(before) <= Date.now())) return 'closed'
      if (before === null) return 'no-date'
      const day = toLondonDay(before)
      if (day !== from) return 'already'
      const later = extendedDay(day)
      if (later <= day) return 'longest'
      const closesAt = endOfLondonDay(later)
      await updatePosting(db, id, { closesAt })
      const words = `Closing date: ${mediumDate(before)} → ${mediumDate(closesAt)}`
      await recordJob(db, actor, { action: 'job-changed', job, lines: [words] })
      return 'done'
    })
  }

  /**
   * Returns the job to its place in the lists. If its closing date has passed, it gets the default one. Applicants who
   * were told that it has closed are told, if it is held once the desk puts it back.
   * @throws {DomainError} `too_many`
   */
  async function reopen(actor: Actor, id: Id) {
    const found = await findPosting(db, id)
    const role = await findRole(db, actor.id, found?.organisationId ?? null)
    // Only for members who may do it, so that nobody else uses it up.
    if (found?.status === 'closed' && denialFor(role, 'reopen', found) === null)
      await limits.consume(RATE_LIMITS['job-reopened'], id)
    return updateOwnJob(actor, { id, action: 'reopen' }, async (db, job) => {
      const { closesAt } = job
      if (job.status === 'open') return
      const hasExpired = !closesAt || Date.parse(closesAt) <= Date.now()
      const { organisationId } = job
      const screened = organisationId === null ? null : { ...job, organisationId }
      const needsLook = job.lookedAt === null && waitsForLook(firstLook, job.poster)
      const hold =
        screened && (await screenPosting(db, { accountId: actor.id, advert: screened, needsLook }))
      await updatePosting(db, id, {
        status: 'open',
        closedAt: null,
        closedAs: null,
        ...(hasExpired && { closesAt: defaultClosingDate() }),
        ...toHeldColumns(hold),
      })
      if (screened && hold) {
        await queueHold(db, screened, hold)
        await queueStatusMail({ db, tasks }, { accountId: actor.id, jobId: id })
      } else await notifyOfReturn(db, tasks, id, { by: 'employer' })
      await recordJob(db, actor, { action: 'job-reopened', job })
    })
  }

  /**
   * Removes the job from every list at once, and its logo if no other job uses it. Applicants who wait for an answer
   * are notified.
   * @throws {DomainError} `people_wait`
   */
  function remove(actor: Actor, id: Id, options: EndOptions = {}) {
    return updateOwnJob(actor, { id, action: 'remove' }, async (db, job) => {
      if (job.status === 'removed') return
      await requireNobodyWaits(db, id, options)
      await updatePosting(db, id, { status: 'removed' })
      await deleteDraft(db, actor.id, { kind: 'post', subject: id })
      await deleteCounts(db, [id])
      const key = job.employerLogo
      if (key) await tasks.enqueue(db, 'delete-logo', { key })
      await notifyOfRemoval(db, tasks, id)
      await recordJob(db, actor, { action: 'job-removed', job })
    })
  }
}

async function requireNobodyWaits(db: Db, id: Id, { unlessPeopleWait = false }: EndOptions) {
  if (unlessPeopleWait && (await findInProgress(db, [id])).length > 0)
    throw new DomainError('people_wait')
}
