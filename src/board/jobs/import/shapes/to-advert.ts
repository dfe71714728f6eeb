import type { Advert } from '#board/jobs/import/advert.ts'
import { fromSystem } from '#board/jobs/import/systems/systems.ts'
import type { FeedFacts } from '#platform/import/source-record.ts'
import { fromFlatAdvert } from './flat-advert.ts'
import { fromJobPosting, isJobPosting } from './job-posting.ts'
import { fromOwnJob, isOwnJob } from './own-job.ts'

/** Adverts that stand for no job, but collect people for later. What jobs are named after, too, counts only as a beginning. */
const TALENT_POOL =
  /\b(?:talent (?:pool|community|network|bank)|(?:speculative|spontaneous|unsolicited) (?:application|cv|enquir(?:y|ie))|regist(?:er|ration of)(?: your)? interest|expressions? of interest)s?\b|^\W*(?:(?:open|general) application|general interest|future (?:opportunit(?:y|ie)|vacanc(?:y|ie)))s?\b/i

/** Converts a record; each is recognised on its own, so a file may mix shapes. */
export function toAdvert(record: Record<string, unknown>, feed: FeedFacts = {}): Advert {
  if (isOwnJob(record)) return fromOwnJob(record)
  const advert = isJobPosting(record)
    ? fromJobPosting(record)
    : (fromSystem(record, feed) ?? fromFlatAdvert(record))
  return TALENT_POOL.test(advert.title ?? '') ? { ...advert, isUnlisted: true } : advert
}
