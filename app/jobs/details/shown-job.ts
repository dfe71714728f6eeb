import type { JobView } from '#contract/jobs.ts'

const SHOWN = [
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
export type ShownJob = Pick<JobView, (typeof SHOWN)[number]>

export function toShownJob(job: JobView): ShownJob {
  return Object.fromEntries(SHOWN.map((name) => [name, job[name]])) as unknown as ShownJob
}
