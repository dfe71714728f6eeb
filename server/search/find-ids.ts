import type { Db } from '#server/platform/database/database.ts'
import { scanHeld, scanWithCounts, uncounted, type createKeptCounts } from './counting.ts'
import type { Counts } from './facet-options.ts'
import { broadPage } from './query/broad.ts'
import { chosenFilters, isFiltersOnly, type Criteria } from './query/criteria.ts'
import { scanPage, type FoundId, type Slice } from './query/scan.ts'
import { walk } from './query/walk.ts'
import { guessMatches, shareOfFilters, type Statistics } from './statistics.ts'

// Reading this many rows with their facets takes some 100 ms.
const READ_AT_ONCE = 40_000
// So few are found quicker by what they have in common than on the way through all of them.
const FEW = 1000

export interface FoundIds {
  ids: FoundId[]
  counts: Counts
}

interface Parts {
  db: Db
  statistics: Statistics
  keptCounts: ReturnType<typeof createKeptCounts>
}

/** The ids of a page and the counts beside it, by whichever way is quick for this search. */
export async function findIds(parts: Parts, criteria: Criteria, slice: Slice): Promise<FoundIds> {
  try {
    return isFiltersOnly(criteria)
      ? await byFilters(parts, criteria, slice)
      : await byWords(parts, criteria, slice)
  } catch (error) {
    if (!isTimeout(error)) throw error
    return {
      ids: await walk(parts.db, criteria, slice),
      counts: await uncounted(parts.db, criteria, 0),
    }
  }
}

async function byWords({ db, statistics }: Parts, criteria: Criteria, slice: Slice) {
  const guess = guessMatches(criteria, statistics)
  if (guess <= READ_AT_ONCE) return scanWithCounts(db, criteria, slice)
  const narrowed = Math.min(guess, statistics.jobs * shareOfFilters(criteria, statistics))
  if (narrowed <= READ_AT_ONCE) return scanHeld(db, criteria, slice)
  const [ids, counts] = await Promise.all([
    broadPage(db, criteria, slice),
    uncounted(db, criteria, narrowed),
  ])
  return { ids, counts }
}

async function byFilters({ db, statistics, keptCounts }: Parts, criteria: Criteria, slice: Slice) {
  const counts = await countsOfFilters({ db, statistics, keptCounts }, criteria)
  const { count, isExact } = counts.total
  if (isExact && count <= FEW) return { ids: await scanPage(db, criteria, slice), counts }
  const ids = await walk(db, criteria, slice)
  if (ids.length === slice.limit) return { ids, counts }
  return { ids: await scanPage(db, criteria, slice), counts }
}

/** Exact where that is quick or was done a moment ago; else it is being done for whoever asks next. */
export async function countsOfFilters(parts: Parts, criteria: Criteria): Promise<Counts> {
  const { db, statistics, keptCounts } = parts
  const kept = keptCounts.of(criteria)
  if (statistics.jobs <= READ_AT_ONCE || kept.peek()) return kept.get()
  // Whoever waits for it will say when it fails.
  kept.get().catch(() => {})
  const isAny = chosenFilters(criteria).length === 0
  const guess = statistics.jobs * shareOfFilters(criteria, statistics)
  if (guess <= READ_AT_ONCE) {
    const { counts } = await scanHeld(db, criteria, { limit: 0, offset: 0, after: null })
    return counts
  }
  const counts = await uncounted(db, criteria, guess)
  return isAny ? { ...counts, total: { count: statistics.jobs, isExact: true } } : counts
}

function isTimeout(error: unknown) {
  return (error as { code?: unknown }).code === '57014'
}
