import type { Db } from '#server/platform/database/database.ts'
import {
  scanFiltered,
  scanWithCounts,
  estimateCounts,
  type createCountCache,
} from './facet-counts.ts'
import type { Counts } from './facet-options.ts'
import { findBroadPage } from './query/broad-page.ts'
import { chosenFilters, isFiltersOnly, type Criteria } from './query/criteria.ts'
import { countTitles, scanPage, type Slice } from './query/scan.ts'
import type { FoundId } from './query/versions.ts'
import { scanByIndex } from './query/index-scan.ts'
import {
  estimateMatches,
  estimateTitleMatches,
  estimateFilterShare,
  type Statistics,
} from './statistics.ts'

/** Reading this many rows with their facets takes some 100 ms. */
export const MAX_FULL_SCAN = 40_000
// So few are found quicker by what they have in common than on the way through all of them.
const FEW = 1000
// The index of titles knows every three letters in a row.
const SHORTEST_INDEXED = 3

export interface FoundIds {
  ids: FoundId[]
  counts: Counts
}

interface Engine {
  db: Db
  statistics: Statistics
  countCache: ReturnType<typeof createCountCache>
  /** Of more jobs than this not all are read. */
  maxFullScan: number
}

/** The ids of a page and the counts beside it, by whichever way is quick for this search. */
export async function findIds(engine: Engine, criteria: Criteria, slice: Slice): Promise<FoundIds> {
  try {
    return isFiltersOnly(criteria)
      ? await findByFilters(engine, criteria, slice)
      : await findByWords(engine, criteria, slice)
  } catch (error) {
    if (!isTimeout(error)) throw error
    return {
      ids: await scanByIndex(engine.db, criteria, slice),
      counts: await estimateCounts(engine.db, criteria, 0),
    }
  }
}

async function findByWords(engine: Engine, criteria: Criteria, slice: Slice) {
  const { db, statistics, maxFullScan } = engine
  const estimate = await estimateWithTitle(engine, criteria)
  if (estimate <= maxFullScan) return scanWithCounts(db, criteria, slice)
  const narrowed = Math.min(estimate, statistics.jobs * estimateFilterShare(criteria, statistics))
  if (narrowed <= maxFullScan) return scanFiltered(db, criteria, slice)
  const [ids, counts] = await Promise.all([
    findBroadPage(db, criteria, slice, {
      canRankTitles: estimateTitleMatches(criteria, statistics) <= maxFullScan,
    }),
    estimateCounts(db, criteria, narrowed),
  ])
  return isComplete(ids, slice) ? scanFiltered(db, criteria, slice) : { ids, counts }
}

/** The guess was too high: these are all there are. */
function isComplete(ids: FoundId[], { limit, offset, after }: Slice) {
  return ids.length < limit && offset === 0 && !after
}

/** Of a part of a title nothing is known beforehand: its matches are counted, as far as that matters. */
async function estimateWithTitle({ db, statistics, maxFullScan }: Engine, criteria: Criteria) {
  const estimate = estimateMatches(criteria, statistics)
  const isWorthIt = estimate > maxFullScan && criteria.title.length >= SHORTEST_INDEXED
  return isWorthIt
    ? Math.min(estimate, await countTitles(db, criteria.title, maxFullScan + 1))
    : estimate
}

async function findByFilters(engine: Engine, criteria: Criteria, slice: Slice) {
  const { db } = engine
  const counts = await countByFilters(engine, criteria)
  const { count, isExact } = counts.total
  if (isExact && count <= FEW) return { ids: await scanPage(db, criteria, slice), counts }
  const scanned = await scanByIndex(db, criteria, slice)
  const ids = scanned.length === slice.limit ? scanned : await scanPage(db, criteria, slice)
  return !isExact && isComplete(ids, slice) ? scanFiltered(db, criteria, slice) : { ids, counts }
}

/** Exact where that is quick or was done a moment ago; else it is being done for whoever asks next. */
export async function countByFilters(engine: Engine, criteria: Criteria): Promise<Counts> {
  const { db, statistics, countCache, maxFullScan } = engine
  const kept = countCache.of(criteria)
  if (statistics.jobs <= maxFullScan || kept.peek()) return kept.get()
  // Whoever waits for it will say when it fails.
  kept.get().catch(() => {})
  const isAny = chosenFilters(criteria).length === 0
  const estimate = statistics.jobs * estimateFilterShare(criteria, statistics)
  if (estimate <= maxFullScan) {
    const { counts } = await scanFiltered(db, criteria, { limit: 0, offset: 0, after: null })
    return counts
  }
  const counts = await estimateCounts(db, criteria, estimate)
  return isAny ? { ...counts, total: { count: statistics.jobs, isExact: true } } : counts
}

function isTimeout(error: unknown) {
  return (error as { code?: unknown }).code === '57014'
}
