import type { Db } from '#server/platform/database/database.ts'
import { findPartEnds, readAddresses, type Range } from '../open-jobs.queries.ts'

/** How many addresses a part is cut for; the rest up to the limit is for what comes in meanwhile. */
const JOBS_A_PART = 45_000
// Cutting may take at most a five-hundredth of the time: one that took 200 ms is used for 100 seconds.
const REUSE_FACTOR = 500

export interface PartOptions {
  jobsAPart?: number
  reuseFactor?: number
}

/**
 * The parts of the sitemap, as ranges of the order jobs were posted in: what is older does not move
 * when a job is added, and each part is read on its own. A cut is kept for as long as cutting again
 * would cost too much; requests that meet share one.
 */
export function createSitemapParts(
  db: Db,
  { jobsAPart = JOBS_A_PART, reuseFactor = REUSE_FACTOR }: PartOptions = {},
) {
  let latest: { parts: Range[]; freshUntil: number } | null = null
  let cutting: Promise<Range[]> | null = null

  return { list, find }

  async function list(): Promise<Range[]> {
    if (latest && latest.freshUntil > Date.now()) return latest.parts
    cutting ??= cut().finally(() => (cutting = null))
    return cutting
  }

  /** The part with that number, counted from 1; null when there is none. */
  async function find(number: number): Promise<Range | null> {
    return (await list())[number - 1] ?? null
  }

  /** Jobs posted after the last full part are in one more, which has no end. */
  async function cut(): Promise<Range[]> {
    const started = performance.now()
    const ends = await findPartEnds(db, jobsAPart)
    const rest = { after: ends.at(-1) ?? null, to: null }
    const parts: Range[] = ends.map((to, index) => ({ after: ends[index - 1] ?? null, to }))
    // A file without an address is none.
    const isRestEmpty = (await readAddresses(db, rest, 1).next()).done
    if (!isRestEmpty) parts.push(rest)
    latest = { parts, freshUntil: Date.now() + reuseFactor * (performance.now() - started) }
    return parts
  }
}
