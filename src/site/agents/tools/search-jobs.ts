import { z } from 'zod'
import { withAge } from '#board/jobs/age/describe-age.ts'
import { jobPath } from '#board/jobs/model/job-paths.ts'
import { ANY_SEARCH, SEARCH_LIMITS } from '#board/search/search.ts'
import { parseInput } from '#platform/forms/parse-input.ts'
import { english } from '#platform/languages/english.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import { today } from '#platform/primitives/time/today.ts'
import type { Services } from '#platform/services.ts'
import type { JobCard } from '#trade/jobs.schema.ts'
import { formatPay } from '#trade/pay/format-pay.ts'
import { notChecked } from '#trade/poster-words.ts'
import { ANSWERS } from '#trade/questions/answers.ts'
import { Words, type Tool, type ToolFact } from '#site/agents/tool.ts'

const MOST_JOBS = 20
const limit = `Ask for 1 to ${MOST_JOBS} jobs.`
const Input = z.strictObject(
  {
    keywords: Words('the keywords', SEARCH_LIMITS.keywords)
      .optional()
      .meta({ description: 'A role or words of the advert: ‘care assistant nights’.' }),
    place: Words('the place', SEARCH_LIMITS.place)
      .optional()
      .meta({ description: 'A town, county or postcode district.' }),
    sponsorship: z
      .enum(ANSWERS, `Give sponsorship as ${ANSWERS.join(' or ')}.`)
      .optional()
      .meta({
        description:
          'pass: licence, occupation and pay meet the rules for somebody abroad; open: nothing rules it out.',
      }),
    limit: z.int(limit).min(1, limit).max(MOST_JOBS, limit).default(10),
  },
  'Give keywords, place, sponsorship and limit, and nothing else.',
)
const NOT_KNOWN = [
  'Whether the employer sponsors this person: ask it before you apply.',
  'Whether a job is filled already: an advert says only when it was last seen.',
  'What the employer and the Home Office decide.',
]

/** Open jobs, each with the answer of its check. */
export function searchJobs(
  { search }: Pick<Services, 'search'>,
  { publicUrl }: { publicUrl: string },
): Tool {
  return {
    name: 'search_jobs',
    title: 'Open jobs in the UK and whether they can be sponsored',
    description:
      'Searches the open jobs on Landfall. Each comes with what a check by the current rules and register says about sponsoring somebody from abroad. Applying is for the person, on the job’s page.',
    input: Input,
    async answer(_visitor, input) {
      const { keywords = '', place = '', sponsorship = null, limit } = parseInput(Input, input)
      const wanted = { ...ANY_SEARCH, q: keywords, place, answer: sponsorship }
      const { items, total, interpretation } = await search.find(wanted, { limit })
      const count = `${total.isExact ? '' : 'at least '}${total.count}`
      const notes = interpretation.isPlaceUnknown ? [`We do not know the place ‘${place}’.`] : []
      const summary = `Open jobs that fit: ${count}. Below: ${items.length}.`
      const source = { title: 'Jobs on Landfall', url: `${publicUrl}/jobs` }
      const none = { says: summary, quote: null, source, date: today() }
      return {
        summary,
        // That nothing was found has a source and a day, too.
        facts: items.length > 0 ? items.map((job) => jobFact(job, publicUrl)) : [none],
        notKnown: [...notes, ...interpretation.problems, ...NOT_KNOWN],
      }
    },
  }
}

function jobFact(job: JobCard, publicUrl: string): ToolFact {
  const headline = job.headline && withAge(job.headline, job, english)
  const pay = formatPay(job.pay) ?? 'Pay not given'
  const sample = job.isSample ? ['Sample: written by us to show the product, not a real job.'] : []
  const poster = job.poster === 'unproved' ? [notChecked(job.employer)] : []
  const check = headline
    ? [headline.sentence, headline.detail].filter(Boolean).map(asSentence)
    : ['Not checked for sponsorship.']
  return {
    says: [
      `${job.title}, ${job.employer}, ${job.location}. ${pay}.`,
      ...sample,
      ...poster,
      ...check,
      `Last seen on ${mediumDate(job.lastSeenAt)}.`,
    ].join(' '),
    quote: job.preview || null,
    source: { title: 'The advert on Landfall', url: `${publicUrl}${jobPath(job)}` },
    date: job.lastSeenAt.slice(0, 10),
  }
}

function asSentence(text: string) {
  return /[.?!]$/.test(text) ? text : `${text}.`
}
