import { DomainError } from '#contract/errors.ts'
import type { Id } from '#contract/primitives.ts'
import { holdAccount } from '#server/accounts/account.queries.ts'
import type { Actor } from '#server/accounts/actor.ts'
import { dropDraft } from '#server/drafts/drafts.queries.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { usualClosing } from './closing-day.ts'
import { refusalOf, type Deed } from './postings.policy.ts'
import { lockPosting, updatePosting, type PostingRow } from './postings.queries.ts'

interface What {
  id: Id
  deed: Deed
}

/** What an employer does with one job of theirs. Each can be done twice; the second changes nothing. */
export function createDeeds(
  { db, tasks }: Pick<Platform, 'db' | 'tasks'>,
  { notifyJobsChanged }: { notifyJobsChanged(): void },
) {
  return { alter, close, reopen, remove }

  /** Changes a locked job of one's own. */
  async function alter(
    actor: Actor,
    { id, deed }: What,
    act: (db: Db, job: PostingRow) => Promise<void>,
  ) {
    await db.transaction().execute(async (db) => {
      await holdAccount(db, actor.id)
      const job = await lockPosting(db, id)
      await act(db, allowed(actor, deed, job))
    })
    notifyJobsChanged()
  }

  /** The position is filled: the page stays and says so. */
  function close(actor: Actor, id: Id) {
    return alter(actor, { id, deed: 'close' }, async (db, job) => {
      if (job.status !== 'open') return
      await updatePosting(db, id, {
        status: 'closed',
        closedAt: new Date().toISOString(),
        closedAs: 'filled',
      })
    })
  }

  /** Back in the lists where it was; a closing date that is over makes way for the usual one. */
  function reopen(actor: Actor, id: Id) {
    return alter(actor, { id, deed: 'reopen' }, async (db, { closesAt }) => {
      const isOver = !closesAt || Date.parse(closesAt) <= Date.now()
      await updatePosting(db, id, {
        status: 'open',
        closedAt: null,
        closedAs: null,
        ...(isOver && { closesAt: usualClosing() }),
      })
    })
  }

  /** Gone from every list at once, with its logo when no other job has it. */
  function remove(actor: Actor, id: Id) {
    return alter(actor, { id, deed: 'remove' }, async (db, job) => {
      if (job.status === 'removed') return
      await updatePosting(db, id, { status: 'removed' })
      await dropDraft(db, actor.id, { kind: 'post', subject: id })
      const key = job.employerLogo
      if (key) await tasks.enqueue(db, 'delete-logo', { key })
    })
  }
}

/** @throws {DomainError} `job_not_found` or `forbidden` */
export function allowed(actor: Actor, deed: Deed, job: PostingRow | null): PostingRow {
  const refusal = refusalOf(actor, deed, job)
  if (refusal) throw new DomainError(refusal)
  if (!job) throw new DomainError('job_not_found')
  return job
}
