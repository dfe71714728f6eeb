import { JOBS_LIMITS, type BulkOutcome, type BulkResult } from './dashboard.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { CloseReason } from '#trade/jobs.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { isId } from '#platform/secrets/new-id.ts'
import type { Platform } from '#platform/platform.ts'
import type { Postings } from '#hiring/posting/postings.service.ts'
import { listTicked, type TickedJob } from './ticked.queries.ts'

const CHANGES = {
  name: 'bulk-jobs',
  times: 100,
  seconds: 3600,
  message: 'You have changed many jobs this hour. Wait a little, then go on.',
}
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
}

/** Actions of an employer on several jobs at once: each in its own transaction, and each with its own outcome. */
export function createBulk(
  { db, limits }: Pick<Platform, 'db' | 'limits'>,
  postings: Pick<Postings, 'close' | 'extend'>,
) {
  return { findTicked, close, extend }

  /** The ticked jobs that the actor can change. @throws {DomainError} `invalid_input` for no ids, or too many */
  async function findTicked(actor: Pick<Actor, 'id'>, ids: Id[]): Promise<TickedJob[]> {
    const own = await listTicked(db, actor.id, requireSome(ids))
    return own.filter(({ canManage }) => canManage)
  }

  /** @throws {DomainError} `people_wait`, before anything is closed, unless the waiting applicants have been shown */
  async function close(actor: Actor, { ids, reason, isConfirmed }: Closing) {
    const jobs = await findTicked(actor, ids)
    if (!isConfirmed && jobs.some(({ status, people }) => status === 'open' && people > 0))
      throw new DomainError('people_wait')
    return change(actor, requireSome(ids), async (id) =>
      (await postings.close(actor, id, { reason })) ? 'done' : 'already',
    )
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
    await limits.consume(CHANGES, actor.id)
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
