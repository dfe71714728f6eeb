import type { CardRow } from '#server/jobs/job-rows.ts'
import type { Cache, CacheOptions } from '#server/platform/cache/cache.ts'
import type { Db } from '#server/platform/database/database.ts'
import { estimateCounts, scanFiltered, scanWithCounts } from './counts/facet-counts.ts'
import type { Counts } from './counts/facet-options.ts'
import {
  estimateFilterShare,
  estimateMatches,
  estimateTitleMatches,
  type Statistics,
} from './counts/statistics.ts'
import { findBroadPage } from './query/broad-page.ts'
import { chosenFilters, countsKey, isFiltersOnly, type Criteria } from './query/criteria.ts'
import { scanByIndex, scanCardsByIndex } from './query/index-scan.ts'
import type { Position } from './query/position.ts'
import { countTitles, NO_PAGE, scanPage, type Slice } from './query/scan.ts'

/** Reading this many rows with their facets takes about 100 ms. */
export const MAX_FULL_SCAN = 40_000
// The matches of a filter this rare are found faster through it than along the order of the list.
const FEW = 1000
// The trigram index of titles needs three letters.
const MIN_INDEXED_LENGTH = 3

// For so long counts may miss a change that another process made, like cached pages.
const SMALL_BOARD_COUNTS = { ttl: 5000 }
// Counting a million jobs takes more than a second.
const BIG_BOARD_COUNTS = { ttl: 60_000, staleWhileRevalidate: 3_600_000 }

/** What a search runs on. */
export interface Board {
  /** Tells its cached values from those of the other database. */
  name: 'primary' | 'replica'
  db: Db
  /** The same database without a short timeout, for what is cached. */
  slowDb: Db
  cache: Cache
  statistics: Statistics
  /** A search that more jobs match does not read all of them. */
  maxFullScan: number
}

/** How long counts may be cached. */
export function countsLifetime({ statistics, maxFullScan }: Board): CacheOptions {
  return statistics.jobs <= maxFullScan ? SMALL_BOARD_COUNTS : BIG_BOARD_COUNTS
}

export interface FoundIds {
  ids: Position[]
  /** The jobs with these ids, if the plan has read them. */
  cards?: CardRow[]
  counts: Counts
}

/** The ids of a page and the counts beside it, by whichever plan is fast for this search. */
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
  const { db, statistics, maxFullScan } = board
  const estimate = await estimateWithTitle(board, criteria)
  if (estimate <= maxFullScan) return scanWithCounts(db, criteria, slice)
  const filtered = Math.min(estimate, statistics.jobs * estimateFilterShare(criteria, statistics))
  if (filtered <= maxFullScan) return scanFiltered(db, criteria, slice)
  const canRankTitles = estimateTitleMatches(criteria, statistics) <= maxFullScan
  const [ids, counts] = await Promise.all([
    findBroadPage(db, criteria, slice, { canRankTitles }),
    estimateCounts(db, criteria, filtered),
  ])
  return isComplete(ids, slice) ? scanFiltered(db, criteria, slice) : { ids, counts }
}

/** The estimate was too high: these are all matches. */
function isComplete(ids: Position[], { limit, offset, after }: Slice) {
  return ids.length < limit && offset === 0 && !after
}

/** Statistics know nothing about a part of a title, so its matches are counted, up to the limit. */
async function estimateWithTitle({ db, statistics, maxFullScan }: Board, criteria: Criteria) {
  const estimate = estimateMatches(criteria, statistics)
  const isWorthCounting = estimate > maxFullScan && criteria.title.length >= MIN_INDEXED_LENGTH
  if (!isWorthCounting) return estimate
  return Math.min(estimate, await countTitles(db, criteria.title, maxFullScan + 1))
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

/** Exact if that is fast or was done before; else estimated, while the exact counts are made for later. */
export async function countByFilters(board: Board, criteria: Criteria): Promise<Counts> {
  const { db, slowDb, name, cache, statistics, maxFullScan } = board
  const key = `${name} counts ${countsKey(criteria)}`
  const count = async () => (await scanWithCounts(slowDb, criteria, NO_PAGE)).counts
  const isCached = cache.peek(key) !== null
  const exact = cache.cached(key, countsLifetime(board), count)
  if (isCached || statistics.jobs <= maxFullScan) return exact
  // A failure shows when the next request counts again.
  exact.catch(() => {})
  const estimate = statistics.jobs * estimateFilterShare(criteria, statistics)
  if (estimate <= maxFullScan) return (await scanFiltered(db, criteria, NO_PAGE)).counts
  const counts = await estimateCounts(db, criteria, estimate)
  if (chosenFilters(criteria).length > 0 || criteria.occupationCode) return counts
  return { ...counts, total: { count: statistics.listed, isExact: true } }
}

function isTimeout(error: unknown) {
  return (error as { code?: unknown }).code === '57014'
}
