import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import type { IndexJobs } from '#trade/index-jobs.ts'
import { createHolds, type DeskGuard } from './closing/holds.service.ts'
import { composeFailureMail, queueFailureMail } from './runs/failure-mail.ts'
import { readDue } from './runs/read-due.ts'
import { RUN_DAYS } from './sources.ts'
import type { Platform } from '#platform/platform.ts'
import { createConnecting } from './connecting.service.ts'
import type { FeedFetcher } from './fetching/fetch-feed.ts'
import { deleteOldTurns } from './fetching/host-turns.queries.ts'
import {
  deleteOldRuns,
  findDeskSources,
  findPublicSources,
  findLastRuns,
  findSighting,
} from './sources.queries.ts'

declare module '#platform/services.ts' {
  interface Services {
    sources: ReturnType<typeof createSources>
  }
}

interface Parts {
  fetcher: FeedFetcher
  desk: DeskGuard
  indexJobs: IndexJobs
  notifyJobsChanged(): void
  ownerEmail: string
  publicUrl: string
  now?: (() => Date) | undefined
}

/** Lists of adverts that are read again and again. What the desk reads and does is guarded by its callers. */
export function createSources(
  { db, tasks }: Pick<Platform, 'db' | 'tasks'>,
  { now = () => new Date(), ...given }: Parts,
) {
  const parts = { ...given, db, now }
  const onFailed = (db: Db, id: Id) => queueFailureMail(db, tasks, id)
  return {
    ...createConnecting(parts),
    holds: createHolds(parts),
    /** Task: reads the sources that are due. */
    readDue: (signal?: AbortSignal) => readDue({ ...parts, onFailed }, signal),
    /** The email to the owner of the site about a source that is off. */
    composeOff: (id: Id, { name }: { name: string }) =>
      composeFailureMail(db, id, { ...given, name }),
    /** Deletes old runs, and the turns at hosts of earlier days. Returns how many runs. */
    async sweep() {
      const daysAgo = (days: number) => new Date(now().getTime() - days * 86_400_000).toISOString()
      await deleteOldTurns(db, daysAgo(1))
      return deleteOldRuns(db, daysAgo(RUN_DAYS))
    },
    /** The sources of open adverts, for everybody. */
    listPublic: () => findPublicSources(db),
    /** All sources, for the desk. */
    listForDesk: () => findDeskSources(db),
    /** The last runs of each source, newest first, for the desk. */
    runsForDesk: () => findLastRuns(db),
    /** Where an advert comes from, and when it was seen there; null for one of no source. */
    findSighting: (jobId: Id) => findSighting(db, jobId),
  }
}
