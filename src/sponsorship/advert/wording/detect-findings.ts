import type { Finding, FindingKind } from '#sponsorship/model/facts.ts'
import { detectEngagement } from './engagement.ts'
import { isNhsBody } from '#sponsorship/advert/nhs-body.ts'
import { isAgencyName, detectAgency, findOtherBody } from './agency.ts'
import { detectDemands } from './demands.ts'
import { detectBesidePay, detectBesideSum, detectPayWords, detectProRata } from './pay-words.ts'
import { quoteOf } from '#platform/text/quote.ts'
import type { Detection } from './detection.ts'
import { isStrict, detectRightToWork } from './right-to-work.ts'
import { detectSponsorship } from './sponsorship.ts'
import { type Topic, topicOf, WORD } from './topics.ts'
import type { Wording } from './wording.ts'

/** A sentence with a trigger word, or part of a very long one. */
interface Passage {
  /** Lower case with plain punctuation; a match at an index is at `start` plus that index in the advert. */
  text: string
  start: number
  topics: Set<Topic>
}

const FARTHEST_BACK = 300
const FARTHEST_AHEAD = 500
const BREAKS = new Set([...'\n\r•●▪◦·*|'].map((sign) => sign.charCodeAt(0)))
const ENDS = new Set([...'.!?;'].map((sign) => sign.charCodeAt(0)))
const BLANKS = new Set([...' \n\r\t\u00a0'].map((sign) => sign.charCodeAt(0)))

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
  const otherBody = findOtherBody(employer, description)
  const found = [
    ...detectDemands(wording),
    ...readText(title, wording, true),
    ...readText(payText ?? '', wording, true),
    ...[title, payText ?? ''].flatMap((text) => readSums(text, detectBesideSum)),
    ...(isAgencyName(employer) ? [bearing('agency', employer)] : []),
    ...(otherBody ? [bearing('another-body', otherBody)] : []),
    ...(COURSE_SELLERS.test(employer) ? [bearing('training-sold', employer)] : []),
    ...readText(description, wording, false),
    ...(wording.payMin ? readSums(description, besidePay(wording.payMin)) : []),
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

const besidePay = (pay: number) => (text: string) => detectBesidePay(text, pay)

function readSums(text: string, detect: (text: string) => Detection[]): Found[] {
  const lower = toLower(text)
  return detect(plain(lower)).map(({ kind, from, to }) => ({
    kind,
    quote: quoteOf(text, { start: startOf(lower, from, 0), end: endOf(lower, to), from, to }),
    isSoft: false,
  }))
}

function readPassage({ text, topics }: Passage, wording: Wording, isOfPay: boolean): Detection[] {
  const read: Detection[] = []
  const has = (...wanted: Topic[]) => wanted.some((topic) => topics.has(topic))
  if (has('sponsorship')) read.push(...detectSponsorship(text))
  if (has('right-to-work')) read.push(...detectRightToWork(text))
  if (has('engagement')) read.push(...detectEngagement(text))
  // A hospital that has ‘partnered with a software company’ still hires for itself.
  if (has('agency') && !isNhsBody(wording.employer)) read.push(...detectAgency(text))
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

/** The passages with a trigger word, in order. They do not overlap, so the time is linear in the length of the text. */
function findPassages(text: string): Passage[] {
  const lower = toLower(text)
  const found: Passage[] = []
  let end = 0
  for (const { 0: word, index } of lower.matchAll(WORD)) {
    const last = found.at(-1)
    if (last && index < end) {
      last.topics.add(topicOf(word))
      continue
    }
    const start = startOf(lower, index, end)
    end = endOf(lower, index)
    found.push({ text: plain(lower.slice(start, end)), start, topics: new Set([topicOf(word)]) })
  }
  return found
}

/** Lower case with every character in the same position; only 'İ' would become two characters. */
function toLower(text: string): string {
  return (text.includes('İ') ? text.replaceAll('İ', 'I') : text).toLowerCase()
}

function plain(text: string): string {
  return text.replaceAll(/[’‘]/g, "'").replaceAll(/[–—]/g, '-').replaceAll('\u00a0', ' ')
}

function startOf(text: string, at: number, earliest: number) {
  const bound = Math.max(earliest, at - FARTHEST_BACK)
  for (let start = at; start > bound; start--) {
    if (isBreak(text, start - 1)) return start
  }
  return bound
}

function endOf(text: string, at: number) {
  const bound = Math.min(text.length, at + FARTHEST_AHEAD)
  for (let end = at; end < bound; end++) {
    if (isBreak(text, end)) return end
  }
  return bound
}

/** Whether a passage ends here: not in '37.5' or 'example.com', but in 'e.g. this', which does no harm. */
function isBreak(text: string, at: number) {
  const sign = text.charCodeAt(at)
  if (BREAKS.has(sign)) return true
  return ENDS.has(sign) && (at + 1 >= text.length || BLANKS.has(text.charCodeAt(at + 1)))
}
