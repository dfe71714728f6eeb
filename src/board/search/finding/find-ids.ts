import { MANY_JOBS } from '#board/search/search.ts'
import type { CardRow } from '#board/jobs/stored/job-rows.ts'
import type { Cache, CacheOptions } from '#platform/cache/cache.ts'
import type { Db } from '#platform/database/database.ts'
import {
  countUpTo,
  MAX_OVERESTIMATE,
  estimateCounts,
  sampleCounts,
  scanFiltered,
  scanWithCounts,
} from '#board/search/counts/facet-counts.ts'
import type { Counts } from '#board/search/counts/facet-options.ts'
import { lifetimeOfCounts } from '#board/search/counts/lifetime.ts'
import {
  estimateFilterShare,
  estimateMatches,
  estimateNearPlace,
  estimateTitleMatches,
  estimateTogether,
  type Statistics,
} from '#board/search/counts/statistics.ts'
import { findBroadPage } from '#board/search/query/broad-page.ts'
import {
  chosenFilters,
  countsKey,
  isFiltersOnly,
  type Criteria,
} from '#board/search/query/criteria.ts'
import { scanByIndex, scanCardsByIndex } from '#board/search/query/index-scan.ts'
import type { Position } from '#board/search/query/order.ts'
import {
  countMatches,
  countTitles,
  NO_PAGE,
  scanPage,
  type Slice,
} from '#board/search/query/scan.ts'

/** The size of a board up to which a search may read every job: with its facets that takes about 100 ms. */
export const MAX_FULL_SCAN = 40_000
// With a filter set, this many times as many rows may have the words: little is read of those that the filter excludes.
const FILTER_FACTOR = 2
// With words and a place, only rows that are in both indexes are read.
const PLACE_FACTOR = 16
// For several words: half as many jobs are counted and then read in less time than it takes to look for them along the
// dates.
const TOGETHER_FACTOR = 0.5
// If more than this share of the jobs have the words, a sample is found faster along the dates than by the index of
// words.
const FREQUENT_SHARE = 0.2
// The matches of a filter this rare are found faster through it than along the order of the list.
const FEW = 1000
// The trigram index of titles needs three letters.
const MIN_INDEXED_LENGTH = 3

// The time for which counts may miss a change by another process, like cached pages.
const SMALL_BOARD_COUNTS = { ttl: 5000 }

/** The database and statistics that a search runs on. */
export interface Board {
  /** Separates its cached values from those of the other database. */
  name: 'primary' | 'replica'
  db: Db
  /** A connection to it without a short timeout, for queries whose result is cached. */
  slowDb: Db
  cache: Cache
  statistics: Statistics
  /** Whether a search may read every job. */
  isSmall: boolean
  /** A search that matches more jobs does not read all of them. */
  maxMatches: number
}

/**
 * The limits for a board of this size. A total from `MANY_JOBS` on is a lower bound anyway, so a big board counts no
 * further.
 */
export function measureBoard(jobs: number, maxFullScan: number) {
  const isSmall = jobs <= maxFullScan
  return { isSmall, maxMatches: isSmall ? maxFullScan : Math.min(maxFullScan, MANY_JOBS) }
}

/** The time for which counts may be cached. */
export function countsLifetime({ isSmall, statistics }: Board): CacheOptions {
  return isSmall ? SMALL_BOARD_COUNTS : lifetimeOfCounts(statistics.jobs)
}

export interface FoundIds {
  ids: Position[]
  /** The jobs with these ids, if the plan has read them. */
  cards?: CardRow[]
  counts: Counts
}

/** The ids of a page and the counts, by whichever plan is fast for this search. */
export async function findIds(board: Board, criteria: Criteria, slice: Slice): Promise<FoundIds> {
  try {
    return isFiltersOnly(criteria)
      ? await findByFilters(board, criteria, slice)
      : await findByWords(board, criteria, slice)
  } catch (error) {
    if (!isTimeout(error)) throw error
    return {
      ids: await scanByIndex(board.db, criteria, slice),
      counts: await estimateCounts(board.db, criteria, 0),
    }
  }
}

async function findByWords(board: Board, criteria: Criteria, slice: Slice): Promise<FoundIds> {
  const { db, statistics, maxMatches } = board
  const estimate = await estimateWithTitle(board, criteria)
  if (estimate <= maxMatches) return scanWithCounts(db, criteria, slice)
  const isNearPlace = Boolean(criteria.text && (criteria.around || criteria.town))
  const nearPlace = isNearPlace ? estimateNearPlace(criteria, statistics) : estimate
  if (nearPlace <= maxMatches && estimate <= PLACE_FACTOR * maxMatches)
    return scanWithCounts(db, criteria, slice)
  const filtered = Math.min(estimate, statistics.jobs * estimateFilterShare(criteria, statistics))
  if (filtered <= maxMatches) return scanFiltered(db, criteria, slice)
  if (chosenFilters(criteria).length > 0 && estimate <= FILTER_FACTOR * maxMatches)
    return scanFiltered(db, criteria, slice, { areWordsRare: true })
  if (await areWordsRarelyTogether(board, criteria))
    return scanFiltered(db, criteria, slice, { areWordsRare: true })
  const canRankTitles = estimateTitleMatches(criteria, statistics) <= maxMatches
  const expected = Math.min(filtered, nearPlace)
  const [ids, counts] = await Promise.all([
    findBroadPage(db, criteria, slice, { canRankTitles, share: expected / statistics.jobs }),
    countMany(),
  ])
  return isComplete(ids, slice) ? scanFiltered(db, criteria, slice) : { ids, counts }

  function countMany() {
    if (expected < MAX_OVERESTIMATE * maxMatches) return countUpTo(db, criteria, maxMatches)
    if (estimate > FREQUENT_SHARE * statistics.jobs) return estimateCounts(db, criteria, filtered)
    return sampleCounts(db, criteria, maxMatches)
  }
}

/** Whether few jobs have all the words; the estimate for several words is that of the rarest. */
async function areWordsRarelyTogether({ db, statistics, maxMatches }: Board, criteria: Criteria) {
  if (estimateTogether(criteria, statistics) > maxMatches) return false
  const { isExact } = await countMatches(db, criteria, Math.floor(TOGETHER_FACTOR * maxMatches))
  return isExact
}

/** Whether these are all matches, because the estimate was too high. */
function isComplete(ids: Position[], { limit, offset, after }: Slice) {
  return ids.length < limit && offset === 0 && !after
}

/** The estimate of matches. Statistics do not cover parts of a title, so their matches are counted, up to the limit. */
async function estimateWithTitle({ db, statistics, maxMatches }: Board, criteria: Criteria) {
  const estimate = estimateMatches(criteria, statistics)
  const isWorthCounting = estimate > maxMatches && criteria.title.length >= MIN_INDEXED_LENGTH
  if (!isWorthCounting) return estimate
  return Math.min(estimate, await countTitles(db, criteria.title, maxMatches + 1))
}

async function findByFilters(board: Board, criteria: Criteria, slice: Slice): Promise<FoundIds> {
  const { db } = board
  const counts = await countByFilters(board, criteria)
  const { count, isExact } = counts.total
  if (isExact && count <= FEW) return { ids: await scanPage(db, criteria, slice), counts }
  const cards = await scanCardsByIndex(db, criteria, slice)
  if (cards.length === slice.limit) return { ids: cards, cards, counts }
  const ids = await scanPage(db, criteria, slice)
  return !isExact && isComplete(ids, slice) ? scanFiltered(db, criteria, slice) : { ids, counts }
}

/**
 * The counts for filters: exact if that is fast or they are cached; else estimated, while the exact ones are counted
 * for later.
 */
export async function countByFilters(board: Board, criteria: Criteria): Promise<Counts> {
  const { db, slowDb, name, cache, statistics, isSmall, maxMatches } = board
  const key = `${name} counts ${countsKey(criteria)}`
  const count = async () => (await scanWithCounts(slowDb, criteria, NO_PAGE)).counts
  const isCached = cache.peek(key) !== null
  const exact = cache.cached(key, countsLifetime(board), count)
  if (isCached || isSmall) return exact
  // A failure shows when the next request counts again.
  exact.catch(() => {})
  const estimate = statistics.jobs * estimateFilterShare(criteria, statistics)
  if (estimate <= maxMatches) return (await scanFiltered(db, criteria, NO_PAGE)).counts
  const counts = await estimateCounts(db, criteria, estimate)
  if (chosenFilters(criteria).length > 0 || criteria.occupationCode) return counts
  return { ...counts, total: { count: statistics.listed, isExact: true } }
}

function isTimeout(error: unknown) {
  return (error as { code?: unknown }).code === '57014'
}
