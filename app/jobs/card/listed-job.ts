import type { PageContext } from '#app/context.ts'
import { formatPay } from '#contract/formats.ts'
import type { JobCard } from '#contract/jobs.ts'
import { tagOf, type CheckTag } from '#contract/sponsorship/tags.ts'

/** What a card says of a job, and what the job is to the person who looks at it. */
export interface ListedJob {
  id: string
  title: string
  employer: string
  /** Address of the employer's logo on this site. */
  logo: string | null
  location: string
  pay: string | null
  /** 'Full-time · Nursing'. */
  kind: string
  sponsorship: CheckTag | null
  preview: string
  postedAt: string
  isOpen: boolean
  isSample?: boolean
  isOwn?: boolean
  hasApplied?: boolean
}

/** For a loader: the lines of a card are made on the server, so that only they are sent to the browser. */
export function toListedJob(job: JobCard): ListedJob {
  const { id, title, employer, logo, location, isRemote, preview, postedAt, isOpen } = job
  return {
    id,
    title,
    employer,
    logo,
    location: isRemote ? `${location} (remote)` : location,
    pay: formatPay(job.pay),
    kind: [job.type, job.category.name].filter(Boolean).join(' · '),
    sponsorship: job.check && tagOf(job.check),
    preview,
    postedAt,
    isOpen,
    ...(job.isSample && { isSample: true }),
  }
}

/** The same for a list, with what each job is to the viewer. */
export async function toListedJobs(
  { actor, applications }: Pick<PageContext, 'actor' | 'applications'>,
  jobs: JobCard[],
): Promise<ListedJob[]> {
  const ids = jobs.map(({ id }) => id)
  const applied = new Set(actor && ids.length > 0 ? await applications.listApplied(actor, ids) : [])
  return jobs.map((job) => {
    const listed = toListedJob(job)
    if (actor && job.ownerId === actor.id) listed.isOwn = true
    if (applied.has(job.id)) listed.hasApplied = true
    return listed
  })
}
