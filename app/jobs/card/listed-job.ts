import type { PageContext } from '#app/context.ts'
import type { JobCard } from '#contract/jobs.ts'
import { pick } from '#contract/pick.ts'

/** What both a card and the job's own page show. */
export const SUMMARY_FIELDS = [
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
] as const

const CARD_FIELDS = [...SUMMARY_FIELDS, 'check'] as const

/** What a card shows of a job, and what the job is to the person who looks at it. */
export interface ListedJob extends Pick<JobCard, (typeof CARD_FIELDS)[number]> {
  isOwn?: boolean
  hasApplied?: boolean
}

/** For a loader: only what the cards show is sent to the browser. */
export async function toListedJobs(
  { actor, applications }: Pick<PageContext, 'actor' | 'applications'>,
  jobs: JobCard[],
): Promise<ListedJob[]> {
  const ids = jobs.map(({ id }) => id)
  const applied = new Set(actor && ids.length > 0 ? await applications.listApplied(actor, ids) : [])
  return jobs.map((job) => {
    const listed: ListedJob = pick(job, CARD_FIELDS)
    if (actor && job.ownerId === actor.id) listed.isOwn = true
    if (applied.has(job.id)) listed.hasApplied = true
    return listed
  })
}
