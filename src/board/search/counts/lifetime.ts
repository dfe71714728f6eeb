import type { CacheOptions } from '#platform/cache/cache.ts'

// Counting a million jobs takes both cores for over a second, which searches then miss: so counts of that many are made
// every ten minutes, and of fewer jobs more often.
const FRESH_MS_PER_JOB = 0.6
const LEAST_FRESH_MS = 60_000
const HOUR = 3_600_000

/** The time for which counts of a big board are cached, by its number of jobs. */
export function lifetimeOfCounts(jobs: number): CacheOptions {
  return { ttl: freshMs(jobs), staleWhileRevalidate: HOUR }
}

/** The longer time for statistics, which only decide how to search, and for towns with jobs, which rarely change. */
export function lifetimeOfStatistics(jobs: number): CacheOptions {
  return { ttl: freshMs(jobs), staleWhileRevalidate: 24 * HOUR }
}

function freshMs(jobs: number) {
  return Math.max(LEAST_FRESH_MS, jobs * FRESH_MS_PER_JOB)
}
