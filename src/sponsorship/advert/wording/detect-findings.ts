import type { Finding, FindingKind } from '#sponsorship/model/facts.ts'
import { detectEngagement } from './engagement.ts'
import { isAgencyName, detectAgency } from './agency.ts'
import { detectDemands } from './demands.ts'
import { findPassages, type Passage } from './passages.ts'
import { detectPayWords, detectProRata } from './pay-words.ts'
import { quoteOf } from '#platform/text/quote.ts'
import type { Detection } from './detection.ts'
import { isStrict, detectRightToWork } from './right-to-work.ts'
import { detectSponsorship } from './sponsorship.ts'
import type { Topic } from './topics.ts'
import type { Wording } from './wording.ts'

interface Found extends Finding {
  isSoft: boolean
}

/** The most quotes of a kind; more would add nothing. */
const MOST_OF_A_KIND = 2
const FULL_WEEK = 35
/** All of their adverts are for a course, ‘self-funded’ according to those with more text. */
const COURSE_SELLERS = /^\s*newto training\b/i

/** Finds statements about sponsorship in an advert’s texts, with quotes: first demands, then by field. */
export function detectFindings(wording: Wording): Finding[] {
  const { title, employer, payText, description } = wording
  const found = [
    ...detectDemands(wording),
    ...readText(title, wording, true),
    ...readText(payText ?? '', wording, true),
    ...(isAgencyName(employer) ? [bearing('agency', employer)] : []),
    ...(COURSE_SELLERS.test(employer) ? [bearing('training-sold', employer)] : []),
    ...readText(description, wording, false),
  ]
  const offers = found.some(({ kind }) => kind === 'offers-sponsorship')
  return fewOfEach(found.filter(({ isSoft }) => !(isSoft && offers)))
}

function readText(text: string, wording: Wording, isOfPay: boolean): Found[] {
  return findPassages(text).flatMap((passage) =>
    readPassage(passage, wording, isOfPay).map((reading) => ({
      kind: reading.kind,
      quote: quoteOf(text, {
        start: passage.start,
        end: passage.start + passage.text.length,
        from: passage.start + reading.from,
        to: passage.start + reading.to,
      }),
      isSoft: reading.kind === 'right-to-work-required' && !isStrict(passage.text),
    })),
  )
}

function readPassage({ text, topics }: Passage, wording: Wording, isOfPay: boolean): Detection[] {
  const read: Detection[] = []
  const has = (...wanted: Topic[]) => wanted.some((topic) => topics.has(topic))
  if (has('sponsorship')) read.push(...detectSponsorship(text))
  if (has('right-to-work')) read.push(...detectRightToWork(text))
  if (has('engagement')) read.push(...detectEngagement(text))
  if (has('agency')) read.push(...detectAgency(text))
  if (has('pay')) {
    read.push(...detectPayWords(text, isOfPay))
    if ((wording.hoursPerWeek ?? 0) < FULL_WEEK && wording.type !== 'Full-time')
      read.push(...detectProRata(text, isOfPay))
  }
  return read
}

/** A finding from the employer’s name. */
function bearing(kind: FindingKind, employer: string): Found {
  return { kind, quote: employer.trim().slice(0, 200), isSoft: false }
}

function fewOfEach(found: readonly Found[]): Finding[] {
  const counts = new Map<FindingKind, number>()
  const findings: Finding[] = []
  for (const { kind, quote } of found) {
    const count = counts.get(kind) ?? 0
    if (
      count >= MOST_OF_A_KIND ||
      findings.some((one) => one.kind === kind && one.quote === quote)
    ) {
      continue
    }
    counts.set(kind, count + 1)
    findings.push({ kind, quote })
  }
  return findings
}
