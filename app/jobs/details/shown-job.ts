import type { JobView } from '#contract/jobs.ts'
import { isOld, OLD_AFTER_DAYS } from '#contract/job-age.ts'
import { pick } from '#contract/pick.ts'
import type { SponsorshipCheck } from '#contract/sponsorship/check.ts'
import { isAbroad, verdictsOf } from '#contract/sponsorship/criteria.ts'
import { notChecked } from '#contract/poster-words.ts'
import { isOfferShown } from '#contract/sponsorship/offer.ts'
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
  /** Who posted it, and what we know of them. */
  posterLine?: string | null
  /** The employer says that it sponsors, and no line speaks against it. */
  isOffered?: boolean
}

const AGE_NOTE = `This advert is more than ${OLD_AFTER_DAYS} days old, so the job may be filled. Ask if it is still open before you apply.`

interface AboutTheJob {
  check: SponsorshipCheck
  posterLine: string | null
  /** Its owner knows how old it is. */
  isOwn: boolean
}

/** `copies` are the same advert elsewhere. */
export function toShownJob(
  job: JobView,
  copies: JobCopy[],
  { check, posterLine, isOwn }: AboutTheJob,
): ShownJob {
  return {
    ...pick(job, PAGE_FIELDS),
    // What search engines and messengers show of the page.
    preview: job.poster === 'unproved' ? `${notChecked(job.employer)} ${job.preview}` : job.preview,
    posterLine,
    isOffered: isOfferShown(job, isAbroad(check) ? null : verdictsOf(check)),
    otherPlaces: toOtherPlaces(job, copies),
    ageNote: job.isOpen && !isOwn && isOld(job) ? AGE_NOTE : null,
  }
}
