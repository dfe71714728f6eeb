import type { Advert } from '#board/jobs/import/advert.ts'
import { fromSystem } from '#board/jobs/import/systems/systems.ts'
import type { FeedFacts } from '#platform/import/source-record.ts'
import { fromFlatAdvert } from './flat-advert.ts'
import { fromJobPosting, isJobPosting } from './job-posting.ts'
import { fromOwnJob, isOwnJob } from './own-job.ts'

/** Converts a record; each is recognised on its own, so a file may mix shapes. */
export function toAdvert(record: Record<string, unknown>, feed: FeedFacts = {}): Advert {
  if (isOwnJob(record)) return fromOwnJob(record)
  if (isJobPosting(record)) return fromJobPosting(record)
  return fromSystem(record, feed) ?? fromFlatAdvert(record)
}
