import type { JobView } from '#contract/jobs.ts'
import { isOld, OLD_AFTER_DAYS } from '#contract/job-age.ts'
import { pick } from '#contract/pick.ts'
import type { JobCopy } from '#server/jobs/copies.ts'
import { toOtherPlaces, type OtherPlaces } from './other-places.ts'

const PAGE_FIELDS = [
  'id',
  'title',
  'employer',
  'logo',
  'category',
  'type',
  'location',
  'isRemote',
  'pay',
  'preview',
  'postedAt',
  'isOpen',
  'isFilled',
  'isSample',
  'offersSponsorship',
  'applyEmail',
  'hoursPerWeek',
  'country',
  'place',
  'postcodeDistrict',
  'closesAt',
  'source',
] as const

/** The facts of a job that its page shows. The advert's text is apart: it is sent as HTML only. */
export interface ShownJob extends Pick<JobView, (typeof PAGE_FIELDS)[number]> {
  otherPlaces?: OtherPlaces | null
  /** What to do about an old advert. */
  ageNote?: string | null
}

const AGE_NOTE = `This advert is more than ${OLD_AFTER_DAYS} days old, so the job may be filled. Ask if it is still open before you apply.`

/** `copies` are the same advert elsewhere. Its owner knows how old it is. */
export function toShownJob(
  job: JobView,
  copies: JobCopy[],
  { isOwn }: { isOwn: boolean },
): ShownJob {
  return {
    ...pick(job, PAGE_FIELDS),
    otherPlaces: toOtherPlaces(job, copies),
    ageNote: job.isOpen && !isOwn && isOld(job) ? AGE_NOTE : null,
  }
}
