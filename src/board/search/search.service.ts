import { MAX_PAGE_NUMBER, PAGE_SIZE } from '#trade/limits/job-limits.ts'
import type { JobFilter, JobView } from '#trade/jobs.schema.ts'
import type { PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'
import {
  ANY_SEARCH,
  searchQuery,
  type JobSearch,
  type SearchAnswer,
  type SearchPosition,
} from './search.ts'
import { hideUnconfirmed } from '#accounts/addresses/confirmed-addresses.ts'
import { toView } from '#board/jobs/stored/job-rows.ts'
import { findFreshness } from '#sponsorship/freshness/freshness.queries.ts'
import { toCards } from '#board/jobs/stored/to-cards.ts'
import { findCardsById, findViewsById } from '#board/jobs/jobs.queries.ts'
import type { Cache } from '#platform/cache/cache.ts'
import { parsePosition, toPage } from '#platform/paging.ts'
import type { Platform } from '#platform/platform.ts'
import { REST } from '#platform/tasks/batches.ts'
import type { TaskContext } from '#platform/tasks/tasks.ts'
import { classOf } from '#sponsorship/check/classes/applicant-class.ts'
import { answersFor, loadProfiles } from './finding/answer-codes.ts'
import { readImpersonal, toImpersonal } from './query/impersonal-position.ts'
import { findAlternatives } from './fallbacks/alternatives.ts'
import { namedFor, type Counts } from './counts/facet-options.ts'
import { lifetimeOfStatistics } from './counts/lifetime.ts'
import { isMainlyUk, loadStatistics, type Statistics } from './counts/statistics.ts'
import { findClosedWork } from './fallbacks/closed-work.ts'
import { countTitleVerdicts, countByOccupation, countConcepts, countTotal } from './counts/total.ts'
import {
  countByFilters,
  countsLifetime,
  findIds,
  MAX_FULL_SCAN,
  measureBoard,
  type Board,
} from './finding/find-ids.ts'
import { maintainIndex } from './index/index-jobs.ts'
import { decodePosition, encodePosition } from './query/order.ts'
import { isAnywhere, type Criteria } from './query/criteria.ts'
import type { Slice } from './query/scan.ts'
import { quoteLexeme } from './query/tsquery.ts'
import { createReplicaRouter } from './replica/replica-router.ts'
import { otherReadings, type Reading } from './fallbacks/readings.ts'
import { resolve, type Question, type Resolved } from './finding/resolve.ts'
import { answersForOf, SOMEBODY_NEW, type Viewer } from './finding/viewer.ts'
import { ROLE_LEXEMES } from './words/roles/roles.ts'
import { correctSlips, correctTypos, loadSpelling } from './fallbacks/typos.ts'
import { withinPatience } from './finding/within-patience.ts'

export interface SearchRequest extends Partial<SearchPosition> {
  limit?: number
  /** Set for a logged-in user, who must see their own changes at once, so the replica may not answer. */
  isLoggedIn?: boolean
  /** The person whose answers are shown; null for a newcomer from abroad. Only the number of their class is cached. */
  person?: PersonalAnswers | null
}

// A new profile is known at once where it was created, and within this time in other processes: until then a job with
// it waits.
const PROFILES = { ttl: 5000 }

export type Search = ReturnType<typeof createSearch>

declare module '#platform/services.ts' {
  interface Services {
    search: Search
  }
}

/** The one search behind every list of jobs: pages, API calls and feeds. */
export function createSearch(
  { db, readDatabases, cache }: Pick<Platform, 'db' | 'readDatabases'> & { cache: Cache },
  { maxFullScan = MAX_FULL_SCAN } = {},
) {
  const slow = readDatabases.slow ?? { primary: db, replica: db }
  const { replica: replicaDb, primary: primaryDb } = readDatabases
  const primary = createEngine({ name: 'primary', db: primaryDb, slowDb: slow.primary })
  const replica =
    replicaDb === primaryDb
      ? primary
      : createEngine({ name: 'replica', db: replicaDb, slowDb: slow.replica })
  const route = createReplicaRouter({ primary, replica }, readDatabases)

  return {
    find: (search: JobSearch, request: SearchRequest = {}) =>
      withinPatience(route(request, (engine) => engine.find(search, request))),
    findDetails: (search: JobSearch, request: SearchRequest = {}) =>
      withinPatience(route(request, (engine) => engine.findDetails(search, request))),
    countByFilter: (filter: JobFilter, request: SearchRequest = {}) =>
      withinPatience(route(request, (engine) => engine.countByFilter(filter, request))),
    /** The number of jobs that a search finds, as of a few seconds ago or, on a big board, minutes. */
    count: (search: JobSearch) => route({}, (engine) => engine.count(search)),
    /** The number of open jobs of each role, as recent as `count`. */
    countRoles: () => route({}, (engine) => engine.countRoles()),
    /** The number of open jobs of each occupation, by its code, as recent as `count`. */
    countOccupations: () => route({}, (engine) => engine.countOccupations()),
    isPosition: (after: string | null) => after !== null && decodePosition(after) !== null,
    /** Loads what every process caches of a board, so that no visitor has to wait for it. */
    warmUp: () => Promise.allSettled([primary.warmUp(), replica.warmUp()]),
    maintain: ({ signal }: Partial<TaskContext> = {}) => maintainIndex(db, { rest: REST, signal }),
  }

  function createEngine(databases: Pick<Board, 'name' | 'db' | 'slowDb'>) {
    return createSearchEngine({ ...databases, cache }, maxFullScan)
  }
}

interface FoundPage {
  resolved: Resolved
  found: Awaited<ReturnType<typeof findIds>>
}

/** Searches one database. `slowDb` is the same one without a short timeout, for cached results. */
function createSearchEngine(
  settings: Pick<Board, 'name' | 'db' | 'slowDb' | 'cache'>,
  maxFullScan: number,
) {
  const { db, slowDb, name, cache } = settings
  return {
    find,
    findDetails,
    count,
    countByFilter,
    countRoles,
    countOccupations,
    warmUp,
  }

  async function warmUp() {
    const board = await loadBoard()
    // On a small board that is fast, and cached for seconds.
    if (board.isSmall) return
    await Promise.all([loadSpelling(board), countRoles(), countOccupations()])
  }

  async function find(search: JobSearch, request: SearchRequest): Promise<SearchAnswer> {
    const viewer = await loadViewer(request)
    const answersFor = answersForOf(viewer)
    const page = await findPage({ search, viewer }, request)
    const { resolved, ids, next, counts, ...found } = page
    const isEmpty = counts.total.count === 0
    const cards = found.cards ?? (await findCardsById(db, ids))
    return {
      search: resolved.search,
      items: await toCards(db, cards),
      next,
      ...namedFor(answersFor, resolved.search.answer, counts),
      answersFor,
      interpretation: resolved.interpretation,
      alternatives: isEmpty
        ? await findAlternatives(await correctSpelling(resolved), (search) =>
            countMatches({ search, viewer }),
          )
        : [],
      closed: await findClosedWork(
        db,
        { search: resolved.search, viewer },
        { ...resolved, counts },
        { count, countTitles },
      ),
    }
  }

  /** Like `find`, with descriptions but without alternatives, for API calls and feeds. */
  async function findDetails(
    search: JobSearch,
    request: SearchRequest,
  ): Promise<Pick<SearchAnswer, 'next' | 'total'> & { items: JobView[] }> {
    const question = { search, viewer: SOMEBODY_NEW }
    const { ids, next, counts } = await findPage(question, request)
    const views = await hideUnconfirmed(db, await findViewsById(db, ids))
    return { items: views.map(toView), next, total: counts.total }
  }

  async function findPage(question: Question, request: SearchRequest) {
    const { search, viewer } = question
    const forClass = search.sort === 'surest' ? viewer.forClass : null
    const slice = toSlice(search, request)
    if (forClass && slice.after) slice.after = readImpersonal(slice.after, forClass)
    const { resolved, found } = await findBest(question, slice)
    const { ids: positions, cards, counts } = found
    const { items, next: last } = toPage(positions, slice.limit - 1, (position) => position)
    const next = last && forClass ? await toImpersonal(db, last) : last
    const ids = items.map(({ id }) => id)
    const page = { resolved, counts, ids, cards: cards?.slice(0, ids.length) }
    return { ...page, next: next && encodePosition(next) }
  }

  /** The results of the typed words, or of what they probably mean. */
  async function findBest(question: Question, slice: Slice): Promise<FoundPage> {
    const board = await loadBoard()
    const resolved = await resolve(db, question)
    const { clauses } = resolved
    const slip = await correctSlips(board, clauses)
    const meant = slip && (await findReading(question, { ...slip, dropped: null }, slice))
    if (meant) return meant
    const found = await run(resolved.criteria, slice)
    if (found.counts.total.count > 0) return { resolved, found }
    const isOnlyWords = question.search.answer === null
    if (isOnlyWords && resolved.search.answer === 'pass') {
      // The words asked for sponsorship: jobs that may have it are closer than none, or than other words.
      const search = { ...question.search, answer: 'open' as const }
      const open = await findBest({ ...question, search }, slice)
      if (open.found.counts.total.count > 0) return open
    }
    for await (const reading of otherReadings(board, question.search, clauses)) {
      const other = await findReading(question, reading, slice)
      if (other) return other
    }
    return { resolved, found }
  }

  /** The search in other words; null if that finds nothing. */
  async function findReading(question: Question, reading: Reading, slice: Slice) {
    const { clauses, corrected, dropped, inTitle, occupationCode } = reading
    const resolved = await resolve(db, question, clauses)
    const { text } = resolved.criteria
    const titles = text && inTitle ? { ...text, inTitle: quoteLexeme(inTitle) } : text
    const criteria = { ...resolved.criteria, text: titles }
    const found = await run(occupationCode ? { ...criteria, occupationCode } : criteria, slice)
    if (found.counts.total.count === 0) return null
    const interpretation = { ...resolved.interpretation, corrected, dropped }
    return { resolved: { ...resolved, interpretation }, found }
  }

  /** Alternatives start from the corrected words, even if the filters exclude every job that has them. */
  async function correctSpelling({ search, clauses }: Resolved): Promise<JobSearch> {
    const better = await correctTypos(await loadBoard(), clauses)
    return better ? { ...search, q: better.corrected.to } : search
  }

  async function loadBoard(): Promise<Board> {
    const key = `${name} statistics`
    const jobs = cache.peek<Statistics>(key)?.jobs ?? 0
    const statistics = await cache.cached(key, lifetimeOfStatistics(jobs), () =>
      loadStatistics(slowDb),
    )
    return { ...settings, statistics, ...measureBoard(statistics.jobs, maxFullScan) }
  }

  async function run(criteria: Criteria, slice: Slice) {
    const board = await loadBoard()
    const isUkFirst = isMainlyUk(board.statistics) && isAnywhere(criteria)
    return findIds(board, { ...criteria, isUkFirst }, slice)
  }

  async function loadViewer({ person = null }: SearchRequest): Promise<Viewer> {
    const isOld = (await findFreshness(db)).old !== null
    if (!person) return { ...SOMEBODY_NEW, isOld }
    const profiles = await cache.cached(`${name} profiles`, PROFILES, () => loadProfiles(db))
    return { person, forClass: answersFor(classOf(person), profiles), isOld }
  }

  async function countByFilter(filter: JobFilter, request: SearchRequest): Promise<Counts> {
    const viewer = await loadViewer(request)
    const { criteria } = await resolve(db, { search: { ...ANY_SEARCH, ...filter }, viewer })
    const counts = await countByFilters(await loadBoard(), criteria)
    return namedFor(answersForOf(viewer), null, counts)
  }

  async function countMatches(question: Question) {
    const { criteria } = await resolve(db, question)
    return countTotal(await loadBoard(), criteria)
  }

  async function count(search: JobSearch) {
    const key = `${name} total ${searchQuery(search)}`
    return cache.cached(key, countsLifetime(await loadBoard()), () =>
      countMatches({ search, viewer: SOMEBODY_NEW }),
    )
  }

  async function countTitles(words: string) {
    const lifetime = countsLifetime(await loadBoard())
    return cache.cached(`${name} titles ${words}`, lifetime, () =>
      countTitleVerdicts(slowDb, words),
    )
  }

  async function countRoles() {
    const lifetime = countsLifetime(await loadBoard())
    return cache.cached(`${name} roles`, lifetime, () => countConcepts(slowDb, ROLE_LEXEMES))
  }

  async function countOccupations() {
    const lifetime = countsLifetime(await loadBoard())
    return cache.cached(`${name} occupations`, lifetime, () => countByOccupation(slowDb))
  }
}

/** One row more than a page holds, for `toPage`. */
function toSlice(search: JobSearch, request: SearchRequest): Slice {
  const { page = 1, after = null, limit = PAGE_SIZE.default } = request
  const position = parsePosition(after, decodePosition)
  const rowsBefore = after ? 0 : (Math.min(page, MAX_PAGE_NUMBER) - 1) * limit
  // Searches with keywords are paged by position only.
  return { limit: limit + 1, offset: search.q ? 0 : rowsBefore, after: position }
}
