import type { PageContext } from '#app/context.ts'
import type { JobCard } from '#contract/jobs.ts'

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
  'check',
] as const

/** What a card shows of a job, and what the job is to the person who looks at it. */
export interface ListedJob extends Pick<JobCard, (typeof SHOWN)[number]> {
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
    const shown = Object.fromEntries(SHOWN.map((name) => [name, job[name]])) as unknown as ListedJob
    if (actor && job.ownerId === actor.id) shown.isOwn = true
    if (applied.has(job.id)) shown.hasApplied = true
    return shown
  })
}
