import { PAGE_SIZE } from '#trade/limits/job-limits.ts'
import { ANY_JOB, type JobCard, type JobFilter, type JobView } from '#trade/jobs.schema.ts'
import type { Page } from '#platform/primitives/paging.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { Cache } from '#platform/cache/cache.ts'
import { isId } from '#platform/secrets/new-id.ts'
import { decodeCursor, encodeCursor, parseCursor, toPage } from '#platform/paging.ts'
import type { Platform } from '#platform/platform.ts'
import { hideUnconfirmed } from '#accounts/addresses/confirmed-addresses.ts'
import { checkNow } from '#sponsorship/stored-checks/check-now.ts'
import type { PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'
import { today } from '#platform/primitives/time/today.ts'
import { findWithSavedCheck } from './checked/checked-job.queries.ts'
import { findCopies } from './stored/copies.ts'
import { toView } from './stored/job-rows.ts'
import { toCards } from './stored/to-cards.ts'
import {
  closeExpired,
  countPosted,
  countSamples,
  findNewestCards,
  findPostedViews,
  findView,
  findViewsById,
  isPaused,
  type Slice,
} from './jobs.queries.ts'

/** A page: the one after a position, the `next` of the page before. */
export interface PageRequest {
  after?: string | null
  limit?: number
}

// The time for which these lists may miss another process’s change.
const NEWEST_TTL_MS = 1000

export type Jobs = ReturnType<typeof createJobs>

declare module '#platform/services.ts' {
  interface Services {
    jobs: Jobs
  }
}

export function createJobs({ db, cache }: Pick<Platform, 'db'> & { cache: Cache }) {
  const listeners = [cache.clear]
  return {
    listPostedDetails,
    countPosted: (actor: Pick<Actor, 'id'>) => countPosted(db, actor.id),
    countSamples: () => cache.cached('samples', { ttl: NEWEST_TTL_MS }, () => countSamples(db)),
    find,
    findChecked,
    findHeld,
    /** Whether a job that was public is held, so that it may come back. */
    isPaused: async (id: Id) => isId(id) && (await isPaused(db, id)),
    findNewest,
    findSimilar,
    /** The other open copies of the job’s advert, newest first. */
    findCopies: (job: Pick<JobView, 'id'>) => findCopies(db, job.id),
    isPosition,
    listNewest,
    closeExpiredJobs,
    notifyJobsChanged,
    onChange,
  }

  /** The jobs of an account’s organisations, closed ones included, newest first. */
  async function listPostedDetails(
    actor: Pick<Actor, 'id'>,
    request: PageRequest = {},
  ): Promise<Page<JobView>> {
    const slice = toSlice(request)
    return toJobPage(await findPostedViews(db, actor.id, slice), slice, toView)
  }

  /** A job that still has a page, closed ones included, as the public sees it. */
  async function find(id: Id): Promise<JobView | null> {
    const row = isId(id) ? await findView(db, id) : null
    const [shown] = row ? await hideUnconfirmed(db, [row]) : []
    return shown ? toView(shown) : null
  }

  /**
   * A job that still has a page, with its check. The saved check is used if nothing has changed since; for a person,
   * and for a closed job, it is made again.
   */
  async function findChecked(id: Id, person: PersonalAnswers | null = null) {
    const found = isId(id) ? await findWithSavedCheck(db, id, today()) : null
    if (!found) return null
    const [row = found.row] = await hideUnconfirmed(db, [found.row])
    return {
      job: toView(row),
      check: (!person && found.saved) || (await checkNow(db, row, person)),
      hasCopies: found.hasCopies,
      twinOf: found.twinOf,
    }
  }

  /** A job in any status, for the admin who decides about it. */
  async function findHeld(id: Id): Promise<JobView | null> {
    const [row] = isId(id) ? await findViewsById(db, [id]) : []
    return row ? toView(row) : null
  }

  async function findNewest(): Promise<JobView | null> {
    const [card] = await listNewest(1)
    return card ? find(card.id) : null
  }

  /** The newest open jobs of a filter, for the short lists on other pages. */
  async function listNewest(limit: number, filter: JobFilter = ANY_JOB): Promise<JobCard[]> {
    const { category, type, country } = filter
    const key = `newest-jobs ${JSON.stringify([limit, category, type, country])}`
    return cache.cached(key, { ttl: NEWEST_TTL_MS }, async () =>
      toCards(db, await findNewestCards(db, filter, limit)),
    )
  }

  /** Other open jobs of the same kind in the same country, without copies of the job. */
  async function findSimilar(job: JobView, limit = 4): Promise<JobCard[]> {
    const filter = { ...ANY_JOB, category: job.category.slug, country: job.country.code }
    const others = await listNewest(limit + 1, filter)
    return others.filter((other) => !isSameAdvert(other, job)).slice(0, limit)
  }

  async function closeExpiredJobs() {
    const closed = await closeExpired(db)
    if (closed > 0) notifyJobsChanged()
    return closed
  }

  /** `listener` is called after every change of jobs that this process makes. */
  function onChange(listener: () => void) {
    listeners.push(listener)
  }

  /** Call this after adding, changing or closing jobs, so that lists and counts are exact at once. */
  function notifyJobsChanged() {
    for (const listener of listeners) listener()
  }
}

/** Whether a card is the job itself, or the copy of its advert that lists show. */
function isSameAdvert(other: JobCard, { id, title, employer, preview }: JobView) {
  const isCopy = other.otherCopies !== null && other.preview === preview
  return other.id === id || (isCopy && other.title === title && other.employer === employer)
}

/** Whether `after` is a position from one of these lists. */
function isPosition(after: string | null): boolean {
  return after !== null && decodeCursor(after) !== null
}

/** One row more than a page holds, for `toPage`. */
function toSlice({ after, limit = PAGE_SIZE.default }: PageRequest): Slice {
  return { limit: limit + 1, after: parseCursor(after) }
}

function toJobPage<Row extends { postedAt: string; id: Id }, Item>(
  rows: Row[],
  { limit }: Slice,
  toItem: (row: Row) => Item,
): Page<Item> {
  const position = ({ postedAt, id }: Row) => encodeCursor({ time: postedAt, id })
  const { items, next } = toPage(rows, limit - 1, position)
  return { items: items.map(toItem), next }
}
