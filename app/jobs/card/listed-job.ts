import type { PageContext } from '#app/context.ts'
import { formatPay } from '#contract/formats.ts'
import type { JobCard } from '#contract/jobs.ts'
import { NOT_CHECKED_SHORT } from '#contract/poster-words.ts'
import { isOld } from '#contract/job-age.ts'
import type { Headline } from '#contract/sponsorship/headline.ts'
import { withOtherCopies } from './place-words.ts'

/** What a card says of a job, and what the job is to the person who looks at it. */
export interface ListedJob {
  id: string
  title: string
  employer: string
  /** Address of the employer's logo on this site. */
  logo?: string
  location: string
  pay: string
  /** '£54,700 needed'. */
  neededPay?: string
  /** '37.5 hours', or 'Full-time' where the advert does not say how many. */
  hours?: string
  /** Of a job abroad only a warning. */
  answer?: Pick<Headline, 'tone' | 'words' | 'reason'>
  /** Who posted it has not shown that they act for the employer, and the answer does not say so. */
  poster?: string
  postedAt: string
  /** What follows the age of an old advert: ', may be filled'. */
  ageNote?: string
  isOpen: boolean
  isSample?: boolean
  isOwn?: boolean
  hasApplied?: boolean
}

type ListContext = Pick<PageContext, 'actor' | 'applications' | 'situation' | 'sponsorship'>

/** For a loader: the lines of a card are made on the server, so that only they are sent to the browser. */
export function toListedJob(job: JobCard): ListedJob {
  const { id, title, employer, logo, type, hoursPerWeek, headline, postedAt, isOpen } = job
  const hours = hoursPerWeek === null ? type : `${hoursPerWeek} hours`
  return {
    id,
    title,
    employer,
    ...(logo && { logo }),
    location: locationOf(job, { withCountry: true }),
    pay: formatPay(job.pay) ?? 'Pay not given',
    ...(headline?.neededPay && { neededPay: headline.neededPay }),
    ...(hours && { hours }),
    ...(headline && { answer: toAnswer(headline) }),
    ...(job.poster === 'unproved' &&
      headline?.words !== NOT_CHECKED_SHORT && { poster: NOT_CHECKED_SHORT }),
    postedAt,
    isOpen,
    ...(job.isSample && { isSample: true }),
  }
}

function toAnswer({ tone, words, reason }: Headline) {
  return { tone, words, reason }
}

/** 'Leeds and 3 more places, United Kingdom (remote)'. */
function locationOf(
  { place, country, otherCopies, isRemote }: JobCard,
  { withCountry }: { withCountry: boolean },
) {
  const places = withOtherCopies(place ?? country.name, otherCopies)
  const location = place !== null && withCountry ? `${places}, ${country.name}` : places
  return isRemote ? `${location} (remote)` : location
}

/** The same for a list, with what each job is to the viewer. The country is said where they differ in it. */
export async function toListedJobs(
  { actor, applications, situation, sponsorship }: ListContext,
  jobs: JobCard[],
): Promise<ListedJob[]> {
  const ids = jobs.map(({ id }) => id)
  const own =
    situation && ids.length > 0 ? await sponsorship.findHeadlinesFor(situation, ids) : null
  const applied = new Set(actor && ids.length > 0 ? await applications.listApplied(actor, ids) : [])
  const areAllHere = jobs.every(({ country }) => country.code === 'GB')
  return jobs.map((job) => {
    const listed = toListedJob({ ...job, headline: own?.get(job.id) ?? job.headline })
    if (areAllHere) listed.location = locationOf(job, { withCountry: false })
    if (actor && job.ownerId === actor.id) listed.isOwn = true
    else if (job.isOpen && isOld(job)) listed.ageNote = ', may be filled'
    if (applied.has(job.id)) listed.hasApplied = true
    return listed
  })
}
