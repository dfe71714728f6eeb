import type { PageContext } from '#app/context.ts'
import { headlineIn } from '#contract/languages/describe-headline.ts'
import { english } from '#contract/languages/english.ts'
import type { Language } from '#contract/languages/language.ts'
import { formatPay } from '#contract/format-pay.ts'
import { shortDate } from '#contract/formats.ts'
import type { JobCard } from '#contract/jobs.ts'
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
  answer?: Pick<Headline, 'tone' | 'words' | 'reason'> & { isEnglish?: boolean }
  /** Who posted it has not shown that they act for the employer, and the answer does not say so. */
  poster?: string
  postedAt: string
  /** What follows the age of an old advert: ', may be filled'. */
  ageNote?: string
  isOpen: boolean
  isSample?: boolean
  isOwn?: boolean
  /** The reader’s application, and when it was sent: 'Applied 3 Nov'. */
  applied?: { href: string; words: string }
  /** Left out where the reader cannot save it. */
  isSaved?: boolean
}

type ListContext = Pick<
  PageContext,
  'actor' | 'language' | 'savedJobs' | 'savedOnDevice' | 'situation' | 'sponsorship'
>

/** For a loader: the lines of a card are made on the server, so that only they are sent to the browser. */
export function toListedJob(job: JobCard, language = english): ListedJob {
  const { words, format } = language
  const { id, title, employer, logo, type, hoursPerWeek, postedAt, isOpen } = job
  const headline = job.headline && headlineIn(language, job.headline)
  const hours =
    hoursPerWeek === null
      ? type && words.types[type]
      : format(words.card.hours, { hours: hoursPerWeek })
  return {
    id,
    title,
    employer,
    ...(logo && { logo }),
    location: locationOf(job, language, { withCountry: true }),
    pay: formatPay(job.pay, words.pay) ?? words.card.payNotGiven,
    ...(headline?.neededPay && { neededPay: headline.neededPay }),
    ...(hours && { hours }),
    ...(headline && { answer: toAnswer(headline, language) }),
    ...(job.poster === 'unproved' &&
      headline?.code !== 'poster-not-proved' && { poster: words.card.posterNotChecked }),
    postedAt,
    isOpen,
    ...(job.isSample && { isSample: true }),
  }
}

function toAnswer({ tone, words, reason, says }: Headline, { code }: Language) {
  const isEnglish = code !== 'en' && !says
  return { tone, words, reason, ...(isEnglish && { isEnglish }) }
}

/** 'Leeds and 3 more places, United Kingdom (remote)'. */
function locationOf(
  { place, country, otherCopies, isRemote }: JobCard,
  language: Language,
  { withCountry }: { withCountry: boolean },
) {
  const { words, format } = language
  const name = language.countryName(country)
  const places = withOtherCopies(place ?? name, otherCopies, language)
  const location =
    place !== null && withCountry
      ? format(words.card.country, { place: places, country: name })
      : places
  return isRemote ? format(words.card.remote, { place: location }) : location
}

/** The same for a list, with what each job is to the viewer. The country is said where they differ in it. */
export async function toListedJobs(context: ListContext, jobs: JobCard[]): Promise<ListedJob[]> {
  const { actor, language, situation, sponsorship } = context
  const ids = jobs.map(({ id }) => id)
  const own =
    situation && ids.length > 0 ? await sponsorship.findHeadlinesFor(situation, ids) : null
  const marks = await findMarks(context, ids)
  const areAllHere = jobs.every(({ country }) => country.code === 'GB')
  return jobs.map((job) => {
    const listed = toListedJob({ ...job, headline: own?.get(job.id) ?? job.headline }, language)
    if (areAllHere) listed.location = locationOf(job, language, { withCountry: false })
    if (actor && job.ownerId === actor.id) listed.isOwn = true
    else if (job.isOpen && isOld(job)) listed.ageNote = language.words.card.mayBeFilled
    return { ...listed, ...marks(job.id) }
  })
}

/** What the jobs are to the reader: from the account in one query, else from the device. */
async function findMarks(
  {
    actor,
    language: { format, locale, words },
    savedJobs,
    savedOnDevice,
  }: Pick<ListContext, 'actor' | 'language' | 'savedJobs' | 'savedOnDevice'>,
  ids: string[],
) {
  if (!actor) {
    const saved = new Set(savedOnDevice.map(({ jobId }) => jobId))
    return (id: string) => ({ isSaved: saved.has(id) })
  }
  const marks = await savedJobs.findMarks(actor, ids)
  return (id: string) => {
    const { isSaved = false, application } = marks.get(id) ?? {}
    if (!application) return { isSaved }
    const date = shortDate(application.sentAt, { locale })
    const applied = format(words.card.appliedOn, { date })
    return { isSaved, applied: { href: `/applications/${application.id}`, words: applied } }
  }
}
