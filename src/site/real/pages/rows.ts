import type { Language } from '#platform/languages/language.ts'
import { message } from '#platform/languages/message.ts'
import wages from '#safety/law/data/minimum-wage.json' with { type: 'json' }
import { ALARM_REASONS, DOUBT_REASONS, type Reason } from '#safety/real/reasons.ts'
import { readLetter } from '#site/letter/read-letter.ts'
import type { CheckedWork } from '#site/real/job/check-work.ts'
import type { RealReport } from '#site/real/real.schema.ts'
import { formatPounds } from '#sponsorship/check/format.ts'

/** What a text says of one thing, and what we know of it. */
export interface CheckedRow {
  label: string
  /** The text’s own words, or that it has none. */
  said: string
  known: string[]
  link: { href: string; words: string } | null
  /** What does not fit, by the number of its mark; empty if nothing speaks against it. */
  whys: Found[]
}

/** A reason, said once. */
export interface Found {
  reason: Reason
  /** The number of its marks in the text. */
  number: number
  why: string
  basis: string | null
  quotes: string[]
}

type Fact = Partial<Pick<CheckedRow, 'said' | 'known' | 'link'>>
type About = 'name' | 'address' | 'job' | 'pay' | 'money' | 'wording'
/** What each reason is about; the others are about the wording. */
const ABOUT: Partial<Record<Reason, About>> = {
  'public-free-mail': 'address',
  'unknown-domain': 'address',
  'throw-away': 'address',
  'closed-route': 'job',
  'visitor-work': 'job',
  'closed-work': 'job',
  'low-pay': 'pay',
  'wrong-sum': 'pay',
  'wrong-code': 'job',
  'too-good': 'pay',
  'wrong-fee': 'money',
  money: 'money',
  taken: 'money',
  lent: 'money',
  gift: 'money',
  account: 'money',
  bank: 'money',
  sold: 'money',
}
const LONGEST_QUOTE = 160

interface MarkedText {
  text: string
  found: readonly Found[]
}

/**
 * What we looked at, and what we know of it: of an alarm only what is known, of a doubt what does not fit beside what
 * does, and of a text in which nothing was found the money first.
 */
export function toRows(report: RealReport, { text, found }: MarkedText, language: Language) {
  const { real, offer } = language.words
  const row = (about: About, label: string, { said = '', known = [], link = null }: Fact) => {
    const whys = found
      .filter(({ reason }) => (ABOUT[reason] ?? 'wording') === about)
      .map((one) => ({ ...one, why: ruledOut(report, one.reason, language) ?? one.why }))
    const quotes = [...new Set(whys.flatMap((one) => one.quotes))].map(shortened)
    return { label, said: quotes.join(' … ') || said, known, link, whys }
  }
  const name = row('name', real.name, aboutName(report, language))
  const address = row('address', real.addressRow, aboutAddress(report, language))
  const job = row('job', offer.job, aboutJob(report, language))
  const pay = row('pay', offer.pay, aboutPay(report, text, language))
  const money = row('money', real.moneyRow, { said: real.noDemand, known: [real.moneyLater] })
  const count = ALARM_REASONS.length + DOUBT_REASONS.length
  const signs = language.format(real.noSigns, { count })
  const wording = row('wording', real.wording, { said: signs })
  const said = [...new Set([job.said, pay.said])].join(', ')
  const both = { ...job, label: real.jobAndPay, said, known: [...job.known, ...pay.known] }
  return {
    alarm: [name, address, both].filter(({ known }) => known.length > 0),
    doubt: [name, address, job, pay, money, ...(wording.whys.length > 0 ? [wording] : [])],
    calm: [money, name, address, both, wording],
  }[report.answer]
}

/** What rules the job out in the rules’ own figures, for the reasons that tell it without them. */
function ruledOut({ work }: RealReport, reason: Reason, language: Language) {
  const name = ({ 'closed-work': 'occupation', 'low-pay': 'pay' } as const)[reason as 'low-pay']
  const isSo = work?.results.some((one) => one.name === name && one.verdict === 'fail')
  return work && isSo ? resultsIn(work, name, language).join(' ') : null
}

function shortened(quote: string) {
  return quote.length > LONGEST_QUOTE ? `${quote.slice(0, LONGEST_QUOTE).toWellFormed()}…` : quote
}

function aboutName(
  { employer, ...report }: RealReport,
  { format, longDate, words }: Language,
): Fact {
  const { real } = words
  const missing = report.unlisted ?? report.freeSender
  if (!employer) {
    const date = missing?.missingOn && longDate(missing.missingOn)
    // The register has names like it, and does not tell which one is meant.
    const unproved = missing ? [real.anyName] : []
    return {
      said: missing?.name ?? real.namesNone,
      known: missing && date ? [format(real.notFound, { name: missing.name, date })] : unproved,
    }
  }
  const { name, named, towns, isListed, publishedOn, page, openJobs } = employer
  const isOn = format(isListed ? real.listed : real.left, { name, date: longDate(publishedOn) })
  return {
    said: named,
    known: towns.length > 0 ? [isOn, format(real.towns, { towns: towns.join(', ') })] : [isOn],
    link: { href: page, words: format(real.openJobs, { count: openJobs }) },
  }
}

function aboutAddress(report: RealReport, { format, words: { real } }: Language): Fact {
  const { answer, employer, freeSender, unlisted, addresses, findings } = report
  if (addresses.length === 0) {
    return { said: real.namesNone, known: employer || unlisted ? [real.anyName] : [] }
  }
  const said = addresses.join(', ')
  const isDoubted = findings.some(({ reason }) => ABOUT[reason] === 'address')
  const name = freeSender?.name ?? (employer?.address === 'free' ? employer.name : null)
  if (name !== null) {
    const free = format(real.addressFree, { name })
    // The steps of a doubt say how to find out.
    return { said, known: answer === 'calm' ? [free, real.doubt1] : [free] }
  }
  const open = isDoubted || answer === 'alarm' ? [] : [real.addressOpen]
  const known = { proved: [real.addressProved], known: [real.addressKnown], unknown: open }
  const { address } = employer ?? {}
  if (address === null && !isDoubted) return { said, known: [real.anyName] }
  return { said, known: address && address !== 'free' ? known[address] : open }
}

function aboutJob({ answer, work, findings }: RealReport, language: Language): Fact {
  if (!work) return { said: language.words.real.namesNone }
  const { title, occupation, page } = work
  // That of a doubt is said by its reason.
  const isDoubted = answer === 'doubt' && findings.some(({ reason }) => reason === 'closed-work')
  return {
    said: title,
    known: [
      ...(isDoubted ? [] : resultsIn(work, 'occupation', language)),
      ...refusedIn(work, language),
    ],
    link: { href: page, words: `${occupation.title} (${occupation.code})` },
  }
}

function aboutPay(
  { answer, work, findings, lookedOn }: RealReport,
  text: string,
  language: Language,
): Fact {
  const { real, pay } = language.words
  const said = readLetter(text).pay?.quote
  if (said === undefined) return { said: real.namesNone }
  if (answer === 'doubt' && findings.some(({ reason }) => reason === 'low-pay')) return { said }
  const known = work ? resultsIn(work, 'pay', language) : []
  if (known.length > 0 || answer === 'alarm') return { said, known }
  const rate = wages.rates.findLast(({ from }) => from <= lookedOn)
  const sum = rate && language.format(pay.hour, { sum: formatPounds(rate.adults) })
  return { said, known: sum ? [language.format(real.wage, { sum })] : [] }
}

/** What the rules say of the occupation, or of the pay. */
export function resultsIn(
  { results }: CheckedWork,
  name: 'occupation' | 'pay',
  { code, say }: Language,
): string[] {
  return results
    .filter((result) => result.name === name)
    .map(({ reason, says }) => (code !== 'en' && says?.reason ? say(...says.reason) : reason))
}

/** The nationalities that are refused whatever the job. */
export function refusedIn({ notFor }: CheckedWork, { say }: Language): string[] {
  return notFor.map((country) => say(message('check.notFor', { country: { country } })))
}
