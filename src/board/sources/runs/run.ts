import type { Db } from '#platform/database/database.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { IndexJobs } from '#trade/index-jobs.ts'
import type { FeedFetcher } from '#board/sources/fetching/fetch-feed.ts'
import type { RunningSource } from './due.queries.ts'
import type { Employer } from './employer-of.ts'

export interface RunParts {
  db: Db
  fetcher: FeedFetcher
  indexJobs: IndexJobs
  now(): Date
  /** Called in the transaction that switches a source off after its failures. */
  onFailed(db: Db, sourceId: Id): Promise<unknown>
  notifyJobsChanged(): void
}

/** A run of a source, as it began. */
export interface Run {
  source: RunningSource
  employer: Employer
  readingKey: string
  began: Date
}
