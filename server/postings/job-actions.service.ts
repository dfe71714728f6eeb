import { DomainError } from '#contract/errors.ts'
import type { Id } from '#contract/primitives.ts'
import { lockAccountForShare } from '#server/accounts/account.queries.ts'
import type { Actor } from '#server/accounts/actor.ts'
import { deleteDraft } from '#server/drafts/drafts.queries.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { defaultClosingDate } from './closing-date.ts'
import { denialFor, type JobAction } from './postings.policy.ts'
import { lockPosting, updatePosting, type PostingRow } from './postings.queries.ts'

interface ActionTarget {
  id: Id
  action: JobAction
}

/** What employers do with one of their jobs. Doing it a second time changes nothing. */
export function createJobActions(
  { db, tasks }: Pick<Platform, 'db' | 'tasks'>,
  { notifyJobsChanged }: { notifyJobsChanged(): void },
) {
  return { updateOwnJob, close, reopen, remove }

  /** Locks a job of the actor, changes it and commits. */
  async function updateOwnJob(
    actor: Actor,
    { id, action }: ActionTarget,
    change: (db: Db, job: PostingRow) => Promise<void>,
  ) {
    await db.transaction().execute(async (db) => {
      await lockAccountForShare(db, actor.id)
      const job = await lockPosting(db, id)
      await change(db, requireAllowed(actor, action, job))
    })
    notifyJobsChanged()
  }

  /** Closes the job as filled. Its page stays and says so. */
  function close(actor: Actor, id: Id) {
    return updateOwnJob(actor, { id, action: 'close' }, async (db, job) => {
      if (job.status !== 'open') return
      await updatePosting(db, id, {
        status: 'closed',
        closedAt: new Date().toISOString(),
        closedAs: 'filled',
      })
    })
  }

  /** Puts the job back where it was in the lists. If its closing date has passed, it gets the default one. */
  function reopen(actor: Actor, id: Id) {
    return updateOwnJob(actor, { id, action: 'reopen' }, async (db, { closesAt }) => {
      const hasExpired = !closesAt || Date.parse(closesAt) <= Date.now()
      await updatePosting(db, id, {
        status: 'open',
        closedAt: null,
        closedAs: null,
        ...(hasExpired && { closesAt: defaultClosingDate() }),
      })
    })
  }

  /** Removes the job from every list at once, and its logo if no other job uses it. */
  function remove(actor: Actor, id: Id) {
    return updateOwnJob(actor, { id, action: 'remove' }, async (db, job) => {
      if (job.status === 'removed') return
      await updatePosting(db, id, { status: 'removed' })
      await deleteDraft(db, actor.id, { kind: 'post', subject: id })
      const key = job.employerLogo
      if (key) await tasks.enqueue(db, 'delete-logo', { key })
    })
  }
}

/** Returns the job if the action is allowed. @throws {DomainError} `job_not_found` or `forbidden` */
export function requireAllowed(
  actor: Actor,
  action: JobAction,
  job: PostingRow | null,
): PostingRow {
  const denial = denialFor(actor, action, job)
  if (denial) throw new DomainError(denial)
  if (!job) throw new DomainError('job_not_found')
  return job
}
