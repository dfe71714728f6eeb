import { countryName } from '#platform/places/names/countries.ts'
import { formatPay } from '#trade/pay/format-pay.ts'
import { formatCount } from '#platform/primitives/formats.ts'
import type { JobType } from '#trade/jobs.schema.ts'
import type { SearchTotal } from '#platform/primitives/paging.ts'
import { DEFAULT_RADIUS } from '#board/search/search.ts'
import type { LandingPage } from '#board/landing/landing.service.ts'

/** A landing page's facts about its jobs as a whole. */
export type LandingFacts = Omit<LandingPage, 'jobs' | 'answers'>

/** The page's title: 'Nursing jobs in Leeds', 'Nursing jobs in the UK and abroad'. */
export function landingTitle({ category, town, countries }: LandingFacts): string {
  const jobs = category ? `${category.name} jobs` : 'Jobs'
  return `${jobs} ${town === null ? whereabouts(countries) : `in ${town}`}`
}

function whereabouts(countries: string[]) {
  const [only] = countries
  if (only && countries.length === 1) {
    return `in ${only === 'GB' ? 'the UK' : countryName(only)}`
  }
  return countries.includes('GB') ? 'in the UK and abroad' : 'abroad'
}

/** '23 open jobs', '5,000+ open jobs'. */
export function describeTotal({ count, isExact }: SearchTotal): string {
  return `${formatCount(count)}${isExact ? '' : '+'} open ${count === 1 ? 'job' : 'jobs'}`
}

/** A town's own jobs, and those of the search around it, which the page's links count. */
export function describeTotals({ total, found, town }: LandingFacts): string {
  const own = describeTotal(total)
  if (town === null || found.count <= total.count) return own
  const around = `${formatCount(found.count)}${found.isExact ? '' : '+'}`
  return `${own} in ${town}, ${around} within ${DEFAULT_RADIUS} miles`
}

/** Sentences about the adverts taken together; only what they say themselves. */
export function landingFacts({ facts, total }: LandingFacts): string[] {
  // A single advert is shown directly below.
  if (!facts || total.count === 1) return []
  const { employers, types, pay } = facts
  const from = `From ${employers === 1 ? 'one employer' : `${formatCount(employers)} employers`}`
  const parts = types.map(({ type, count }) => `${formatCount(count)} ${TYPE_WORDS[type]}`)
  const sentences = [parts.length > 0 ? `${from}: ${inWords(parts)}.` : `${from}.`]
  if (pay) {
    const share =
      pay.count === 1
        ? 'One advert says what it pays'
        : `${formatCount(pay.count)} adverts say what they pay`
    sentences.push(`${share}: ${formatPay(pay)}.`)
  }
  return sentences
}

const TYPE_WORDS: Record<JobType, string> = {
  'Full-time': 'full-time',
  'Part-time': 'part-time',
  Contract: 'on contract',
}

function inWords(parts: string[]) {
  const last = parts.at(-1) ?? ''
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${last}` : last
}
