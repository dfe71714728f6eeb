import { DomainError } from '#contract/errors.ts'
import { MAX_PAGE_NUMBER, PAGE_SIZE } from '#contract/job-limits.ts'
import type { JobFilter, JobView } from '#contract/jobs.ts'
import {
  ANY_SEARCH,
  type JobSearch,
  type SearchAnswer,
  type SearchPosition,
} from '#contract/search.ts'
import type { Jobs } from '#server/jobs/jobs.service.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createReplicaRouter } from './replica-router.ts'
import { createCountCache } from './facet-counts.ts'
import type { Counts } from './facet-options.ts'
import { countByFilters, findIds, MAX_FULL_SCAN } from './find-ids.ts'
import { createCardFinder, findViews } from './found-jobs.ts'
import { maintainIndex } from './index/index-jobs.ts'
import { keep } from './kept.ts'
import type { Criteria } from './query/criteria.ts'
import { decodePosition, encodePosition } from './query/position.ts'
import type { Slice } from './query/scan.ts'
import type { FoundId } from './query/versions.ts'
import { resolve, type Resolved } from './resolve.ts'
import { createSharing } from './sharing.ts'
import { loadStatistics, type Statistics } from './statistics.ts'
import { createTypoCorrector } from './typos.ts'
import { findAlternatives } from './alternatives.ts'

export interface SearchRequest extends Partial<SearchPosition> {
  limit?: number
  /** Somebody is logged in: what they have just written must be seen, so no copy may answer. */
  isLoggedIn?: boolean
}

export type Search = ReturnType<typeof createSearch>

/** The one search behind every list of jobs: pages, calls, feeds. */
export function createSearch(
  { db, readDatabases }: Pick<Platform, 'db' | 'readDatabases'>,
  jobs: Pick<Jobs, 'onChange'>,
  { maxFullScan = MAX_FULL_SCAN } = {},
) {
  const slow = readDatabases.slow ?? { primary: db, replica: db }
  const primary = createEngine(readDatabases.primary, slow.primary, maxFullScan)
  const replica =
    readDatabases.replica === readDatabases.primary
      ? primary
      : createEngine(readDatabases.replica, slow.replica, maxFullScan)
  const route = createReplicaRouter({ primary, replica }, readDatabases)
  jobs.onChange(() => {
    primary.forget()
    replica.forget()
  })

  return {
    find: (search: JobSearch, request: SearchRequest = {}) =>
      route(request, (engine) => engine.find(search, request)),
    findDetails: (search: JobSearch, request: SearchRequest = {}) =>
      route(request, (engine) => engine.findDetails(search, request)),
    countByFilter: (filter: JobFilter, request: SearchRequest = {}) =>
      route(request, (engine) => engine.counts(filter)),
    isPosition: (after: string | null) => after !== null && decodePosition(after) !== null,
    maintain,
  }

  /** Reads what searches are guessed by first: whoever came before would have to wait for it. */
  async function maintain() {
    await Promise.allSettled([primary.prepare(), replica.prepare()])
    return maintainIndex(db)
  }
}

/** `unhurried` is for what is counted for the next ones and may take its time. */
function createEngine(db: Db, slowDb: Db, maxFullScan: number) {
  const isMany = ({ jobs }: { jobs: number }) => jobs > maxFullScan
  const statistics = keep<Statistics>(() => loadStatistics(slowDb), {
    isDear: isMany,
  })
  const isBig = () => isMany(statistics.peek() ?? { jobs: 0 })
  const countCache = createCountCache(slowDb, isBig)
  const typos = createTypoCorrector(db, slowDb, isBig)
  const share = createSharing()
  const findCards = createCardFinder(db)
  return { find, findDetails, counts, prepare: statistics.get, forget }

  async function find(search: JobSearch, request: SearchRequest): Promise<SearchAnswer> {
    const slice = toSlice(search, request)
    return share(JSON.stringify([search, slice]), () => answer(search, slice))
  }

  async function answer(search: JobSearch, slice: Slice): Promise<SearchAnswer> {
    const { found, resolved, page } = await findOrCorrect(search, slice)
    const isNothing = found.counts.total.count === 0
    return {
      items: await findCards(page.found),
      next: page.next,
      ...found.counts,
      interpretation: resolved.interpretation,
      alternatives: isNothing
        ? await findAlternatives(await correctSpelling(search, resolved), countFor)
        : [],
    }
  }

  /** The same as whole jobs and without help, for other programs. */
  async function findDetails(
    search: JobSearch,
    request: SearchRequest,
  ): Promise<Pick<SearchAnswer, 'next' | 'total'> & { items: JobView[] }> {
    const { found, page } = await findOrCorrect(search, toSlice(search, request))
    return {
      items: await findViews(
        db,
        page.found.map(({ id }) => id),
      ),
      next: page.next,
      total: found.counts.total,
    }
  }

  async function findOrCorrect(search: JobSearch, slice: Slice) {
    const resolved = await resolve(db, search)
    const found = await run(resolved.criteria, slice)
    const better =
      found.counts.total.count === 0 ? await findCorrected(search, resolved, slice) : null
    const best = better ?? { found, resolved }
    return { ...best, page: toPage(best.found.ids, slice) }
  }

  /** The same search for words that occur, where some of the typed ones do not. */
  async function findCorrected(search: JobSearch, { clauses }: Resolved, slice: Slice) {
    const better = await typos.correct(clauses)
    if (!better) return null
    const resolved = await resolve(db, search, better.clauses)
    const found = await run(resolved.criteria, slice)
    if (found.counts.total.count === 0) return null
    const interpretation = { ...resolved.interpretation, corrected: better.corrected }
    return { found, resolved: { ...resolved, interpretation } }
  }

  /** With what was meant, where filters leave nothing of that either. */
  async function correctSpelling(search: JobSearch, { clauses }: Resolved): Promise<JobSearch> {
    const better = await typos.correct(clauses)
    return better ? { ...search, q: better.corrected.to } : search
  }

  async function engineParts() {
    return { db, statistics: await statistics.get(), countCache, maxFullScan }
  }

  async function run(criteria: Criteria, slice: Slice) {
    return findIds(await engineParts(), criteria, slice)
  }

  async function counts(filter: JobFilter): Promise<Counts> {
    const { criteria } = await resolve(db, { ...ANY_SEARCH, ...filter })
    return countByFilters(await engineParts(), criteria)
  }

  async function countFor(search: JobSearch) {
    const { criteria } = await resolve(db, search)
    return (await run(criteria, { limit: 1, offset: 0, after: null })).counts.total
  }

  function forget() {
    countCache.forget()
    statistics.forget()
    typos.forget()
    share.forget()
  }
}

/** One row more than asked for tells whether there is a next page. */
function toSlice(search: JobSearch, request: SearchRequest): Slice {
  const { page = 1, after = null, limit = PAGE_SIZE.default } = request
  const position = after ? decodePosition(after) : null
  if (after && !position) {
    throw new DomainError('bad_request', [
      { field: 'after', message: 'This page link is damaged. Start again from the first page.' },
    ])
  }
  const passed = after ? 0 : (Math.min(page, MAX_PAGE_NUMBER) - 1) * limit
  // Pages of words follow one another by position alone.
  return { limit: limit + 1, offset: search.q ? 0 : passed, after: position }
}

function toPage(ids: FoundId[], { limit }: Slice) {
  const shown = ids.slice(0, limit - 1)
  const last = shown.at(-1)
  return {
    found: shown,
    next: ids.length === limit && last ? encodePosition(last) : null,
  }
}
