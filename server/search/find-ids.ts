import type { Db } from '#server/platform/database/database.ts'
import { scanHeld, scanWithCounts, uncounted, type createKeptCounts } from './counting.ts'
import type { Counts } from './facet-options.ts'
import { broadPage } from './query/broad.ts'
import { chosenFilters, isFiltersOnly, type Criteria } from './query/criteria.ts'
import { countTitles, scanPage, type Slice } from './query/scan.ts'
import type { FoundId } from './query/versions.ts'
import { walk } from './query/walk.ts'
import { guessMatches, guessTitles, shareOfFilters, type Statistics } from './statistics.ts'

/** Reading this many rows with their facets takes some 100 ms. */
export const READ_AT_ONCE = 40_000
// So few are found quicker by what they have in common than on the way through all of them.
const FEW = 1000
// The index of titles knows every three letters in a row.
const SHORTEST_INDEXED = 3

export interface FoundIds {
  ids: FoundId[]
  counts: Counts
}

interface Parts {
  db: Db
  statistics: Statistics
  keptCounts: ReturnType<typeof createKeptCounts>
  /** Of more jobs than this not all are read. */
  readAtOnce: number
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

async function byWords(parts: Parts, criteria: Criteria, slice: Slice) {
  const { db, statistics, readAtOnce } = parts
  const guess = await guessTogether(parts, criteria)
  if (guess <= readAtOnce) return scanWithCounts(db, criteria, slice)
  const narrowed = Math.min(guess, statistics.jobs * shareOfFilters(criteria, statistics))
  if (narrowed <= readAtOnce) return scanHeld(db, criteria, slice)
  const [ids, counts] = await Promise.all([
    broadPage(db, criteria, slice, {
      canRankTitles: guessTitles(criteria, statistics) <= readAtOnce,
    }),
    uncounted(db, criteria, narrowed),
  ])
  return isAll(ids, slice) ? scanHeld(db, criteria, slice) : { ids, counts }
}

/** The guess was too high: these are all there are. */
function isAll(ids: FoundId[], { limit, offset, after }: Slice) {
  return ids.length < limit && offset === 0 && !after
}

/** Of a part of a title nothing is known beforehand: its matches are counted, as far as that matters. */
async function guessTogether({ db, statistics, readAtOnce }: Parts, criteria: Criteria) {
  const guess = guessMatches(criteria, statistics)
  const isWorthIt = guess > readAtOnce && criteria.title.length >= SHORTEST_INDEXED
  return isWorthIt ? Math.min(guess, await countTitles(db, criteria.title, readAtOnce + 1)) : guess
}

async function byFilters(parts: Parts, criteria: Criteria, slice: Slice) {
  const { db } = parts
  const counts = await countsOfFilters(parts, criteria)
  const { count, isExact } = counts.total
  if (isExact && count <= FEW) return { ids: await scanPage(db, criteria, slice), counts }
  const walked = await walk(db, criteria, slice)
  const ids = walked.length === slice.limit ? walked : await scanPage(db, criteria, slice)
  return !isExact && isAll(ids, slice) ? scanHeld(db, criteria, slice) : { ids, counts }
}

/** Exact where that is quick or was done a moment ago; else it is being done for whoever asks next. */
export async function countsOfFilters(parts: Parts, criteria: Criteria): Promise<Counts> {
  const { db, statistics, keptCounts, readAtOnce } = parts
  const kept = keptCounts.of(criteria)
  if (statistics.jobs <= readAtOnce || kept.peek()) return kept.get()
  // Whoever waits for it will say when it fails.
  kept.get().catch(() => {})
  const isAny = chosenFilters(criteria).length === 0
  const guess = statistics.jobs * shareOfFilters(criteria, statistics)
  if (guess <= readAtOnce) {
    const { counts } = await scanHeld(db, criteria, { limit: 0, offset: 0, after: null })
    return counts
  }
  const counts = await uncounted(db, criteria, guess)
  return isAny ? { ...counts, total: { count: statistics.jobs, isExact: true } } : counts
}

function isTimeout(error: unknown) {
  return (error as { code?: unknown }).code === '57014'
}
