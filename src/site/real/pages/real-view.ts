import type { Language } from '#platform/languages/language.ts'
import { message } from '#platform/languages/message.ts'
import { countryName } from '#platform/places/names/countries.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import { contactsAbroad, type ContactAbroad } from '#safety/contacts/contacts-abroad.ts'
import { SLAVERY_HELPLINE } from '#safety/contacts/contacts.ts'
import { ALARM_REASONS, LONGEST_MESSAGE, type Reason } from '#safety/real/reasons.ts'
import { FRAUD_REPORTING } from '#safety/warnings/warnings.schema.ts'
import { basisOf, saidOf, whyOf } from '#site/real/reason-words.ts'
import type { Unlisted } from '#site/real/claimed-employer.ts'
import type { CheckedWork } from '#site/real/job/check-work.ts'
import type { RealReport } from '#site/real/real.schema.ts'
import { basisLine } from '#sponsorship/freshness/shown-basis.ts'

/** A stretch of the text, with the numbers of the reasons that end in it. */
export interface TextPart {
  text: string
  isMarked: boolean
  numbers: number[]
}

/** Demands for copies of papers, with which others open accounts. */
const OF_PAPERS = new Set<Reason>(['documents', 'passport', 'bank'])

/** What she can send them: in English, which they read. */
const REPLIES = {
  doubt:
    'Thank you. Before I go on, please write to me from your company’s own email address, and tell me the legal name on your sponsor licence and the occupation code of the job.',
  calm: 'Thank you. Before I go on: What is the legal name on your sponsor licence? Which occupation code goes on the certificate? What exactly is the pay, and for how many hours? Who pays for the certificate, the visa and the flight? May I ring you on the number on your website?',
}

export type RealView = ReturnType<typeof toRealView>

/** The answer’s texts in the page’s language. Made on the server: a browser has no catalogue. */
export function toRealView(
  report: RealReport,
  { text, ...about }: { text: string } & PassOnFacts,
  language: Language,
) {
  const { words } = language
  const { real } = words
  const { answer } = report
  // Each reason is said once, however often it is in the text.
  const reasons = [...new Set(report.findings.map(saidOf))]
  return {
    answer,
    title: report.isTooLittle ? real.tooLittle : real[answer],
    lead: leadOf(report, language),
    todo: { alarm: real.doNow, doubt: real.findOut, calm: real.askThem }[answer],
    steps: {
      alarm: alarmSteps(reasons, language),
      doubt: [real.doubt1, real.doubt2, real.doubt3],
      calm: [real.calm1, real.calm2, real.calm3, real.calm4, real.calm5],
    }[answer],
    found: reasons.map((reason) => ({
      why: whyOf(reason, language),
      basis: basisOf(reason),
    })),
    parts: toParts(
      text,
      report.findings.map(({ from, to, ...finding }) => ({
        from,
        to,
        number: reasons.indexOf(saidOf(finding)) + 1,
      })),
    ),
    reply: answer === 'alarm' || report.isTooLittle ? null : REPLIES[answer],
    // An alarm is passed on, and a doubt may be wrong.
    beside: { alarm: real.warn, doubt: real.askOthers, calm: real.tell }[answer],
    callers: answer === 'alarm' ? toCallers(language) : [],
    abroad: answer === 'alarm' ? toAbroad(text, language) : null,
    claim: toClaim(report, language),
    work: report.work && toWork(report.work, language),
    passOn: toPassOn(text, about, language),
    looked: language.format(real.looked, { date: language.longDate(report.lookedOn) }),
  }
}

/** The finding’s second line; of an alarm what weighs most, in the order of reasons. */
function leadOf({ answer, findings, isTooLittle }: RealReport, language: Language) {
  const { real } = language.words
  if (answer === 'doubt') return real.doubtLead
  const found = new Set<Reason>(findings.map(({ reason }) => reason))
  const worst = ALARM_REASONS.find((reason) => found.has(reason))
  if (worst) return whyOf(worst, language)
  return isTooLittle ? real.tooLittleLead : real.calmLead
}

/** What to do now, first what cannot wait; for papers that were asked for, also whom to tell of them. */
function alarmSteps(reasons: readonly Reason[], { words: { real, warningMails } }: Language) {
  const isOfPapers = reasons.some((reason) => OF_PAPERS.has(reason))
  return [real.alarm1, real.alarm2, ...(isOfPapers ? [warningMails.unpaid3] : []), real.alarm3]
}

interface PassOnFacts {
  contactMonths: number
  /** A signed time, which tells people from programs. */
  openedAt: string
}

/** The form that sends the text to the desk. */
export function toPassOn(
  text: string,
  { contactMonths, openedAt }: PassOnFacts,
  { format, words: { real } }: Language,
) {
  return {
    text: text.slice(0, LONGEST_MESSAGE).toWellFormed(),
    kept: format(real.passOnKept, { months: contactMonths }),
    openedAt,
  }
}

/** Whom to call in the UK, or from elsewhere; the page adds the police where somebody is. */
function toCallers({ format, words: { real } }: Language) {
  const { name, phone, phoneFromAbroad } = FRAUD_REPORTING
  return [
    { name, phone: phoneFromAbroad, note: format(real.police, { phone }) },
    { name: SLAVERY_HELPLINE.name, phone: SLAVERY_HELPLINE.phone, note: real.controlled },
  ]
}

/** Whom to tell in other countries, those of the likely country first. */
function toAbroad(text: string, language: Language) {
  const { likely, others } = contactsAbroad(text, language.code)
  const toShown = ({ country, name, phone, email, url, ...found }: ContactAbroad) => ({
    name,
    country: language.countryName({ code: country, name: countryName(country) }),
    reach: phone ?? email ?? '',
    href: phone ? `tel:${phone.replaceAll(' ', '')}` : `mailto:${email}`,
    url: url ?? null,
    note: language.format(language.words.real.abroadSource, {
      source: found.source,
      date: dayOf(found.sourceDate, language),
    }),
  })
  return { likely: likely.map(toShown), others: others.map(toShown) }
}

const monthOf = (locale: string) =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A day or month in words; a year as it is. */
function dayOf(date: string, { locale }: Language) {
  if (date.length === 'YYYY-MM-DD'.length) return mediumDate(date, locale)
  return date.length === 'YYYY'.length ? date : monthOf(locale).format(new Date(date))
}

/** The employer that the message names, as far as the register and we know it. */
function toClaim({ answer, employer, freeSender, unlisted }: RealReport, language: Language) {
  const { format, longDate, words } = language
  const { real } = words
  if (unlisted) return { facts: [toMissing(unlisted, language)], link: null }
  if (!employer) {
    const claim = freeSender && toFreeClaim(freeSender, language)
    // The other answers say among their steps how to find out.
    return claim && answer === 'calm' ? { ...claim, facts: [...claim.facts, real.doubt1] } : claim
  }
  const { name, towns, isListed, publishedOn, address, page, openJobs } = employer
  const date = longDate(publishedOn)
  const about = {
    proved: real.addressProved,
    known: real.addressKnown,
    unknown: real.addressUnknown,
    free: format(real.addressFree, { name }),
  }
  return {
    facts: [
      format(isListed ? real.listed : real.left, { name, date }),
      ...(towns.length > 0 ? [format(real.towns, { towns: towns.join(', ') })] : []),
      address ? about[address] : real.anyName,
    ],
    link: { page, jobs: format(real.openJobs, { count: openJobs }) },
  }
}

/** A company that writes from a free address, and whether the register has it. */
function toFreeClaim(
  { name, missingOn }: NonNullable<RealReport['freeSender']>,
  language: Language,
) {
  const missing = missingOn ? [toMissing({ name, missingOn }, language)] : []
  const { format, words } = language
  return { facts: [...missing, format(words.real.addressFree, { name })], link: null }
}

function toMissing({ name, missingOn }: Unlisted, { format, longDate, words: { real } }: Language) {
  return format(real.notFound, { name, date: longDate(missingOn) })
}

/** What the rules say of the work that the text offers, with a link to its page. */
function toWork({ title, occupation, page, ...work }: CheckedWork, language: Language) {
  const { results, notFor, asOf } = work
  const refused = notFor.map((country) => message('check.notFor', { country: { country } }))
  return {
    title: `${title}: ${occupation.title} (${occupation.code})`,
    page,
    facts: [
      ...results.map((result) => reasonIn(result, language)),
      language.say(...refused),
    ].filter(Boolean),
    basis: basisLine(asOf, language),
  }
}

function reasonIn({ reason, says }: CheckedWork['results'][number], { code, say }: Language) {
  return code !== 'en' && says?.reason ? say(...says.reason) : reason
}

/** The text cut at the borders of findings; the number of a reason follows the end of each. */
export function toParts(
  text: string,
  findings: { from: number; to: number; number: number }[],
): TextPart[] {
  const borders = new Set([0, text.length, ...findings.flatMap(({ from, to }) => [from, to])])
  const cuts = [...borders].toSorted((a, b) => a - b)
  return cuts.slice(0, -1).map((from, index) => {
    const to = cuts[index + 1] ?? text.length
    const ending = findings.filter((finding) => finding.to === to)
    return {
      text: text.slice(from, to),
      isMarked: findings.some((finding) => finding.from <= from && finding.to >= to),
      numbers: [...new Set(ending.map(({ number }) => number))],
    }
  })
}
