import { initialsOf } from '#board/jobs/pages/card/initials.ts'
import type { PageContext } from '#platform/pages/context.ts'
import { headlineIn } from '#sponsorship/headline/describe-headline.ts'
import { english } from '#platform/languages/english.ts'
import type { Language } from '#platform/languages/language.ts'
import { formatPay } from '#trade/pay/format-pay.ts'
import { mediumDate, shortDate } from '#platform/primitives/formats.ts'
import type { JobCard } from '#trade/jobs.schema.ts'
import type { Headline } from '#trade/headline/headline.schema.ts'
import { describeAge, withAge } from '#board/jobs/age/describe-age.ts'
import { withOtherCopies } from './place-words.ts'

/** A card's content, with its marks for the viewer. */
export interface ListedJob {
  id: string
  title: string
  employer: string
  /** The URL of the employer's logo on this site. */
  logo?: string
  /** The employer's initials, if it has no logo. */
  initials?: string
  location: string
  pay: string
  /** '£54,700 needed'. */
  neededPay?: string
  /** '37.5 hours', or 'Full-time' if the advert gives no number. */
  hours?: string
  /** The answer; for a job abroad only a warning. */
  answer?: Pick<Headline, 'tone' | 'words' | 'reason'> & { isEnglish?: boolean }
  /** A note that the poster has not proved that they act for the employer, unless the answer says so. */
  poster?: string
  /** The start of the advert’s text. */
  preview?: string
  postedAt: string
  /** '27 Nov 2026'. */
  postedOn: string
  /** Text after the posting date of an old advert, unless the answer says so. */
  ageNote?: string
  isOpen: boolean
  isSample?: boolean
  isOwn?: boolean
  /** The viewer’s application, with its date: 'Applied 3 Nov'. */
  applied?: { href: string; words: string }
  /** Left out if the viewer cannot save it. */
  isSaved?: boolean
}

type ListContext = Pick<
  PageContext,
  'actor' | 'language' | 'savedJobs' | 'savedOnDevice' | 'situation' | 'sponsorship'
>

/** A card's display texts, made by a loader on the server, so that only they are sent to the browser. */
export function toListedJob(job: JobCard, language = english): ListedJob {
  const { words, format } = language
  const { id, title, employer, logo, type, hoursPerWeek, preview, postedAt, isOpen } = job
  const headline = job.headline && withAge(headlineIn(language, job.headline), job, language)
  const hours =
    hoursPerWeek === null
      ? type && words.types[type]
      : format(words.card.hours, { hours: hoursPerWeek })
  const date = mediumDate(postedAt, language.locale)
  return {
    id,
    title,
    employer,
    ...(logo ? { logo } : { initials: initialsOf(employer) }),
    location: locationOf(job, language, { withCountry: true }),
    pay: formatPay(job.pay, words.pay) ?? words.card.payNotGiven,
    ...(headline && neededOnCard(headline)),
    ...(hours && { hours }),
    ...(headline && { answer: toAnswer(headline, language) }),
    ...(job.poster === 'unproved' &&
      headline?.code !== 'poster-not-proved' && { poster: words.card.posterNotChecked }),
    ...(preview && { preview }),
    postedAt,
    postedOn: job.isUndated ? format(words.job.firstSeen, { date }) : date,
    isOpen,
    ...(job.isSample && { isSample: true }),
  }
}

function toAnswer(headline: Headline, { code }: Language) {
  const { tone, words, reason, says } = headline
  const isEnglish = code !== 'en' && !says
  const isOne = reason !== '' && isPayTooLow(headline)
  return {
    tone,
    words: isOne ? `${words}: ${reason}` : words,
    reason: isOne ? '' : reason,
    ...(isEnglish && { isEnglish }),
  }
}

/** A card has no room for a sum with its hours, which is on the job’s page. */
function neededOnCard(headline: Headline) {
  const { neededPay, says } = headline
  const hasHours = typeof says?.needed === 'object' && says.needed?.text === 'pay.forHours'
  return neededPay && !hasHours && !isPayTooLow(headline) ? { neededPay } : null
}

/** The words then give the pay that is needed beside the pay offered. */
function isPayTooLow({ says, tone }: Headline) {
  return tone === 'no' && says?.code === 'pay'
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

/** Cards for a list, with the viewer's marks. The country is shown where it is not the UK. */
export async function toListedJobs(context: ListContext, jobs: JobCard[]): Promise<ListedJob[]> {
  const { actor, language, situation, sponsorship } = context
  const ids = jobs.map(({ id }) => id)
  const own =
    situation && ids.length > 0 ? await sponsorship.findHeadlinesFor(situation, ids) : null
  const marks = await findMarks(context, ids)
  return jobs.map((job) => {
    const listed = toListedJob({ ...job, headline: own?.get(job.id) ?? job.headline }, language)
    if (job.country.code === 'GB')
      listed.location = locationOf(job, language, { withCountry: false })
    const age = describeAge(job, language)
    if (actor && job.ownerId === actor.id) listed.isOwn = true
    else if (age !== null && age !== listed.answer?.reason) listed.ageNote = ` · ${age}`
    return { ...listed, ...marks(job.id) }
  })
}

/** The viewer's marks on the jobs: from the account in one query, otherwise from the device. */
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
    const { sentAt, withdrawnAt } = application
    const date = shortDate(withdrawnAt ?? sentAt, { locale })
    const sentence = withdrawnAt ? words.card.withdrewOn : words.card.appliedOn
    const href = `/applications/${application.id}`
    return { isSaved, applied: { href, words: format(sentence, { date }) } }
  }
}
