import type { JobView } from '#contract/jobs.ts'
import { pick } from '#contract/pick.ts'

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
export type ShownJob = Pick<JobView, (typeof PAGE_FIELDS)[number]>

export function toShownJob(job: JobView): ShownJob {
  return pick(job, PAGE_FIELDS)
}
