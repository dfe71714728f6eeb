import type { CacheOptions } from '#server/platform/cache/cache.ts'

// Counting a million jobs takes more than a second of both cores, which searches then miss: that many are counted every
// ten minutes, and fewer jobs more often.
const FRESH_MS_PER_JOB = 0.6
const LEAST_FRESH_MS = 60_000
const HOUR = 3_600_000

/** How long counts of a big board are cached, by how many jobs it has. */
export function lifetimeOfCounts(jobs: number): CacheOptions {
  return { ttl: freshMs(jobs), staleWhileRevalidate: HOUR }
}

/** The same for statistics, which only decide how to search, and for towns with jobs, which stay the same for days. */
export function lifetimeOfStatistics(jobs: number): CacheOptions {
  return { ttl: freshMs(jobs), staleWhileRevalidate: 24 * HOUR }
}

function freshMs(jobs: number) {
  return Math.max(LEAST_FRESH_MS, jobs * FRESH_MS_PER_JOB)
}
