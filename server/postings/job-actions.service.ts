import { DomainError } from '#contract/errors.ts'
import type { CloseReason } from '#contract/jobs.ts'
import type { Id } from '#contract/primitives.ts'
import { lockAccountForShare } from '#server/accounts/account.queries.ts'
import type { Actor } from '#server/accounts/actor.ts'
import { findInProgress } from '#server/applications/notices/notices.queries.ts'
import { notifyOfEnd } from '#server/applications/notices/notify-applicants.ts'
import { findRole } from '#server/organisations/organisations.queries.ts'
import { deleteDraft } from '#server/drafts/drafts.queries.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { defaultClosingDate } from './closing-date.ts'
import { recordJob } from './organisation-jobs.ts'
import { queueHold, screenPosting, toHeldColumns } from '#server/screening/screen-posting.ts'
import { denialFor, type JobAction } from './postings.policy.ts'
import { lockPosting, updatePosting, type PostingRow } from './postings.queries.ts'

interface ActionTarget {
  id: Id
  action: JobAction
}

/** `unlessPeopleWait` stops where somebody who applied waits for an answer. */
interface EndOptions {
  unlessPeopleWait?: boolean
}

/** What members do with one of their organisation’s jobs. Doing it a second time changes nothing. */
export function createJobActions(
  { db, tasks }: Pick<Platform, 'db' | 'tasks'>,
  { notifyJobsChanged }: { notifyJobsChanged(): void },
) {
  return { updateOwnJob, close, reopen, remove }

  /** Locks a job of the actor’s organisations, changes it and commits. */
  async function updateOwnJob(
    actor: Actor,
    { id, action }: ActionTarget,
    change: (db: Db, job: PostingRow) => Promise<void>,
  ) {
    await db.transaction().execute(async (db) => {
      await lockAccountForShare(db, actor.id)
      await change(db, await requireAllowed(db, actor, { action, job: await lockPosting(db, id) }))
    })
    notifyJobsChanged()
  }

  /**
   * Closes the job. Its page stays and says so. Applicants who wait for an answer are told.
   * @throws {DomainError} `people_wait`
   */
  function close(
    actor: Actor,
    id: Id,
    { reason = 'filled', ...options }: EndOptions & { reason?: CloseReason } = {},
  ) {
    return updateOwnJob(actor, { id, action: 'close' }, async (db, job) => {
      if (job.status !== 'open') return
      await requireNobodyWaits(db, id, options)
      await updatePosting(db, id, {
        status: 'closed',
        closedAt: new Date().toISOString(),
        closedAs: reason,
      })
      await notifyOfEnd(db, tasks, id, { kind: 'job-closed', detail: { reason } })
      await recordJob(db, actor, { action: 'job-closed', job, lines: [reason] })
    })
  }

  /** Puts the job back where it was in the lists. If its closing date has passed, it gets the default one. */
  function reopen(actor: Actor, id: Id) {
    return updateOwnJob(actor, { id, action: 'reopen' }, async (db, job) => {
      const { closesAt } = job
      if (job.status === 'open') return
      const hasExpired = !closesAt || Date.parse(closesAt) <= Date.now()
      const { organisationId } = job
      const screened = organisationId === null ? null : { ...job, organisationId }
      const hold = screened && (await screenPosting(db, { accountId: actor.id, advert: screened }))
      await updatePosting(db, id, {
        status: 'open',
        closedAt: null,
        closedAs: null,
        ...(hasExpired && { closesAt: defaultClosingDate() }),
        ...toHeldColumns(hold),
      })
      if (screened && hold) await queueHold(db, screened, hold)
      await recordJob(db, actor, { action: 'job-reopened', job })
    })
  }

  /**
   * Removes the job from every list at once, and its logo if no other job uses it. An applicant who waits for an
   * answer is told.
   * @throws {DomainError} `people_wait`
   */
  function remove(actor: Actor, id: Id, options: EndOptions = {}) {
    return updateOwnJob(actor, { id, action: 'remove' }, async (db, job) => {
      if (job.status === 'removed') return
      await requireNobodyWaits(db, id, options)
      await updatePosting(db, id, { status: 'removed' })
      await deleteDraft(db, actor.id, { kind: 'post', subject: id })
      const key = job.employerLogo
      if (key) await tasks.enqueue(db, 'delete-logo', { key })
      await notifyOfEnd(db, tasks, id, { kind: 'job-removed', detail: {} })
      await recordJob(db, actor, { action: 'job-removed', job })
    })
  }
}

async function requireNobodyWaits(db: Db, id: Id, { unlessPeopleWait = false }: EndOptions) {
  if (unlessPeopleWait && (await findInProgress(db, id)).length > 0)
    throw new DomainError('people_wait')
}

/** Returns the job if the action is allowed. @throws {DomainError} `job_not_found` or `forbidden` */
export async function requireAllowed(
  db: Db,
  actor: Actor,
  { action, job }: { action: JobAction; job: PostingRow | null },
): Promise<PostingRow> {
  const role = await findRole(db, actor.id, job?.organisationId ?? null)
  const denial = denialFor(role, action, job)
  if (denial) throw new DomainError(denial)
  if (!job) throw new DomainError('job_not_found')
  return job
}
