import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Platform } from '#platform/platform.ts'
import { createConnecting } from './connecting.service.ts'
import type { FeedFetcher } from './fetching/fetch-feed.ts'
import { findDeskSources, findPublicSources, findRuns, findSighting } from './sources.queries.ts'

declare module '#platform/services.ts' {
  interface Services {
    sources: ReturnType<typeof createSources>
  }
}

interface Parts {
  fetcher: FeedFetcher
  notifyJobsChanged(): void
  now?: (() => Date) | undefined
}

/** Lists of adverts that are read again and again. What the desk reads and does is guarded by its callers. */
export function createSources(
  { db }: Pick<Platform, 'db'>,
  { fetcher, notifyJobsChanged, now = () => new Date() }: Parts,
) {
  const parts = { db, fetcher, notifyJobsChanged, now }
  return {
    ...createConnecting(parts),
    /** The sources that are read, for everybody. */
    listPublic: () => findPublicSources(db),
    /** All sources, for the desk. */
    listForDesk: () => findDeskSources(db),
    /** The latest runs of any source, for the desk. */
    runsForDesk: (id: Id) => findRuns(db, id),
    /** Where an advert comes from, and when it was seen there; null for one of no source. */
    findSighting: (jobId: Id) => findSighting(db, jobId),
  }
}
