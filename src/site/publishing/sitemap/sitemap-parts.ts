import type { Cache } from '#platform/cache/cache.ts'
import type { Db } from '#platform/database/database.ts'
import { findPartEnds, readPathRows, type Range } from '#site/publishing/open-jobs.queries.ts'

/**
 * The limit for a part. With an address in each language a job takes one to two kilobytes, and the protocol allows 50
 * MB a file; a part also grows while its range is cached.
 */
export const JOBS_PER_PART = 20_000
// Finding the ranges scans the index of all jobs. They only change as jobs are added at the end.
const TTL_MS = 60_000

/**
 * The parts of the sitemap, as ranges of jobs by posting time: adding a job moves no older one to another part, and
 * each part can be read separately.
 */
export function createSitemapParts(
  { db, cache }: { db: Db; cache: Cache },
  jobsPerPart: number = JOBS_PER_PART,
) {
  return { list, find }

  function list(): Promise<Range[]> {
    const options = { ttl: TTL_MS, staleWhileRevalidate: TTL_MS }
    return cache.cached('sitemap-parts', options, findRanges)
  }

  /** The part with that number, counted from 1; null if it does not exist. */
  async function find(number: number): Promise<Range | null> {
    return (await list())[number - 1] ?? null
  }

  /** The ranges of the parts. Jobs posted after the last full one form another, without an end. */
  async function findRanges(): Promise<Range[]> {
    const ends = await findPartEnds(db, jobsPerPart)
    const ranges: Range[] = ends.map((to, index) => ({ after: ends[index - 1] ?? null, to }))
    const rest = { after: ends.at(-1) ?? null, to: null }
    // The protocol does not allow an empty file.
    const isRestEmpty = (await readPathRows(db, rest, 1).next()).done
    return isRestEmpty ? ranges : [...ranges, rest]
  }
}
