import type { Advert } from '../advert.ts'
import { fromFlatAdvert } from './flat-advert.ts'
import { fromJobPosting, isJobPosting } from './job-posting.ts'
import { fromOwnJob, isOwnJob } from './own-job.ts'

/** Recognises how a record names things, each record for itself. */
export function toAdvert(record: Record<string, unknown>): Advert {
  if (isOwnJob(record)) return fromOwnJob(record)
  if (isJobPosting(record)) return fromJobPosting(record)
  return fromFlatAdvert(record)
}
