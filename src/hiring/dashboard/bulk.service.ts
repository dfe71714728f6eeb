import { JOBS_LIMITS, type BulkOutcome, type BulkResult } from './dashboard.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { CloseReason } from '#trade/jobs.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { isId } from '#platform/secrets/new-id.ts'
import type { Platform } from '#platform/platform.ts'
import type { Postings } from '#hiring/posting/postings.service.ts'
import { countInProgress } from '#hiring/applications/notices/people-in-progress.service.ts'
import { listTicked, type TickedJob } from './ticked.queries.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

const TOO_MANY = `Tick ${JOBS_LIMITS.ticked} jobs at most.`
export const NONE_TICKED = 'Tick the jobs first.'

/** A ticked job; `closesOn` is its closing date on the page on which it was ticked. */
export interface Ticked {
  id: Id
  closesOn: string
}

interface Closing {
  ids: Id[]
  reason: CloseReason
  /** Whether the waiting applicants have been shown. */
  isConfirmed: boolean
  /** Whether offers that are not answered are taken back; otherwise they stand. */
  takesOffersBack?: boolean
}

interface BulkParts {
  postings: Pick<Postings, 'close' | 'extend'>
  /** Takes back the offers of a job that are not answered. */
  takeBackOffers: (actor: Actor, jobId: Id) => Promise<void>
}

/** Actions of an employer on several jobs at once: each in its own transaction, and each with its own outcome. */
export function createBulk(
  { db, limits }: Pick<Platform, 'db' | 'limits'>,
  { postings, takeBackOffers }: BulkParts,
) {
  return { findTicked, findOpen, close, extend }

  /** The ticked jobs that the actor can change. @throws {DomainError} `invalid_input` for no ids, or too many */
  async function findTicked(actor: Pick<Actor, 'id'>, ids: Id[]): Promise<TickedJob[]> {
    const own = await listTicked(db, actor.id, requireSome(ids))
    return own.filter(({ canManage }) => canManage)
  }

  /** The open ones among the ticked jobs, with the applicants in the running of all of them. */
  async function findOpen(actor: Pick<Actor, 'id'>, ids: Id[]) {
    const jobs = (await findTicked(actor, ids)).filter(({ status }) => status === 'open')
    const openIds = jobs.map(({ id }) => id)
    return { jobs, people: await countInProgress(db, openIds) }
  }

  /**
   * Closes the jobs, and first takes back their open offers if that was chosen.
   * @throws {DomainError} before anything is closed: `people_wait` unless the waiting applicants have been shown,
   * `second_step_needed` to take back offers
   */
  async function close(actor: Actor, { ids, reason, isConfirmed, takesOffersBack }: Closing) {
    const { jobs, people } = await findOpen(actor, ids)
    if (!isConfirmed && people.total > 0) throw new DomainError('people_wait')
    const takesBack = takesOffersBack === true && people.openOffers > 0
    if (takesBack && actor.secondFactorAt === null) throw new DomainError('second_step_needed')
    return change(actor, requireSome(ids), async (id) => {
      if (takesBack && jobs.some((job) => job.id === id)) await takeBackOffers(actor, id)
      return (await postings.close(actor, id, { reason })) ? 'done' : 'already'
    })
  }

  function extend(actor: Actor, ticked: Ticked[]) {
    const days = new Map(ticked.map(({ id, closesOn }) => [id, closesOn]))
    return change(actor, requireSome([...days.keys()]), (id) =>
      postings.extend(actor, id, { from: days.get(id) ?? '' }),
    )
  }

  async function change(
    actor: Actor,
    ids: Id[],
    act: (id: Id) => Promise<BulkOutcome>,
  ): Promise<BulkResult[]> {
    await limits.consume(RATE_LIMITS['bulk-jobs'], actor.id)
    const own = new Map((await listTicked(db, actor.id, ids)).map((job) => [job.id, job]))
    const results: BulkResult[] = []
    for (const id of ids) {
      const title = own.get(id)?.title ?? null
      // Other organisations’ jobs are ‘not found’, whatever their state.
      const outcome = own.has(id) ? await act(id).catch(toOutcome) : 'not-found'
      results.push({ id, title, outcome })
    }
    return results
  }
}

function requireSome(ids: Id[]): Id[] {
  const distinct = [...new Set(ids)].filter(isId)
  if (distinct.length === 0) throw refuse(NONE_TICKED)
  if (distinct.length > JOBS_LIMITS.ticked) throw refuse(TOO_MANY)
  return distinct
}

function refuse(message: string) {
  return new DomainError('invalid_input', [{ field: '', message }])
}

function toOutcome(error: unknown): BulkOutcome {
  if (!(error instanceof DomainError)) throw error
  if (error.code === 'job_held') return 'held'
  if (error.code === 'forbidden') return 'forbidden'
  if (error.code === 'job_not_found') return 'not-found'
  throw error
}
