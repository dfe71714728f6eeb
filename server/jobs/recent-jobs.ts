import { ANY_JOB, type JobCard, type JobFilter } from '#contract/jobs.ts'
import type { Db } from '#server/platform/database/database.ts'
import { toCard } from './job-rows.ts'
import { findNewestCards } from './jobs.queries.ts'

const REUSE_MS = 5000
const MOST_KEPT = 2000

/**
 * The newest jobs of a filter, for the short lists beside something else. They are read again after
 * five seconds, or at once after a change made here; a thousand pages of one kind share one reading.
 */
export function createRecentJobs(db: Db) {
  const kept = new Map<string, { jobs: Promise<JobCard[]>; freshUntil: number }>()

  return { newest, forget: () => kept.clear() }

  async function newest(limit: number, filter: JobFilter = ANY_JOB): Promise<JobCard[]> {
    const key = `${limit}|${filter.category}|${filter.type}|${filter.country}`
    const known = kept.get(key)
    if (known && known.freshUntil > Date.now()) return known.jobs

    const jobs = findNewestCards(db, filter, limit).then((rows) => rows.map(toCard))
    if (kept.size >= MOST_KEPT) kept.clear()
    kept.set(key, { jobs, freshUntil: Date.now() + REUSE_MS })
    // A failure is not kept: the next page asks again.
    jobs.catch(() => kept.delete(key))
    return jobs
  }
}
