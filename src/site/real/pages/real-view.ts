import type { Language } from '#platform/languages/language.ts'
import { countryName } from '#platform/places/names/countries.ts'
import { OFFICIAL } from '#platform/layout/sections/outside-link.tsx'
import { mediumDate } from '#platform/primitives/formats.ts'
import { contactsAbroad, type ContactAbroad } from '#safety/contacts/contacts-abroad.ts'
import { AGAINST_EMPLOYER, SLAVERY_HELPLINE } from '#safety/contacts/contacts.ts'
import { ALARM_REASONS, DOUBT_REASONS, LONGEST_MESSAGE, type Reason } from '#safety/real/reasons.ts'
import { FRAUD_REPORTING } from '#safety/warnings/warnings.schema.ts'
import { basisOf, saidIn, whyIn } from '#site/real/reason-words.ts'
import type { RealReport } from '#site/real/real.schema.ts'
import { basisLine } from '#sponsorship/freshness/shown-basis.ts'
import type { TextRange } from '#safety/text-rules/rule.ts'
import { excerptOf, joined } from './excerpt.ts'
import { toRows } from './rows.ts'

const LEFT_OUT = ' … '

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
  clause:
    'Thank you for the offer. Please take out the words about costs that I pay or pay back. The employer has to pay for the certificate of sponsorship and the immigration skills charge, and may not take them from me. Please send me the contract without these words.',
  doubt:
    'Thank you. Before I go on, please write to me from your company’s own email address, and tell me the legal name on your sponsor licence and the occupation code of the job.',
  calm: 'Thank you. Before I go on: What is the legal name on your sponsor licence? Which occupation code goes on the certificate? What exactly is the pay, and for how many hours? Who pays for the certificate, the visa and the flight? May I ring you on the number on your website?',
}

/** Bytes of a long text that a page has room for, in what it shows and in its form: with marks, and without any. */
const ROOM = { marks: 1800, none: 6000 }

export type RealView = ReturnType<typeof toRealView>

/** The answer’s texts in the page’s language. Made on the server: a browser has no catalogue. */
export function toRealView(
  report: RealReport,
  { text, ...about }: { text: string } & PassOnFacts,
  language: Language,
) {
  const { words } = language
  const { real } = words
  const { answer, clause } = report
  // Each reason is said once, however often it is in the text.
  const marks = report.findings.map((finding) => ({ ...finding, said: saidIn(report, finding) }))
  const reasons = [...new Set(marks.map(({ said }) => said))]
  const marked = marks.map((mark) => ({ ...mark, number: reasons.indexOf(mark.said) + 1 }))
  const found = reasons.map((reason, index) => ({
    reason,
    number: index + 1,
    why: whyIn(report, reason, language),
    basis: basisOf(reason),
    quotes: marks.filter(({ said }) => said === reason).map(({ quote }) => quote),
  }))
  const shown = excerptOf(text, marks, marks.length > 0 ? ROOM.marks : ROOM.none)
  const passedOn = joined(text, shown)
  const isAlarm = answer === 'alarm'
  const isCalm = answer === 'calm' && !report.isTooLittle
  return {
    answer,
    title: report.isTooLittle ? real.tooLittle : clause ? real.clause : real[answer],
    lead: leadOf(report, language),
    todo: clause
      ? real.doNow
      : { alarm: real.doNow, doubt: real.findOut, calm: real.askThem }[answer],
    steps: clause
      ? clauseSteps(language)
      : {
          alarm: alarmSteps(reasons, language),
          doubt: doubtSteps(report, language),
          calm: calmSteps(report, language),
        }[answer],
    // A doubt’s reasons are in its table.
    found: isAlarm ? found.map(({ why, basis }) => ({ ...inTwo(why), basis })) : [],
    rows: report.isTooLittle ? [] : toRows(report, { text, found }, language),
    basis: report.work && basisLine(report.work.asOf, language),
    parts: reasons.length > 0 ? toParts(text, marked, shown) : [],
    reply: replyTo(report, language),
    questions: isCalm && language.code === 'en' ? REPLIES.calm : null,
    // An alarm is passed on, and a doubt may be wrong.
    beside: clause
      ? real.askOthers
      : { alarm: real.warn, doubt: real.askOthers, calm: real.tell }[answer],
    card: clause ? 'clause' : answer === 'calm' ? null : answer,
    ...(isAlarm && !clause
      ? toHelp(text, language)
      : { callers: clause ? clauseCallers(language) : [], abroad: null }),
    isNaming: Boolean(report.employer ?? report.freeSender ?? report.unlisted),
    passOn: toPassOn(passedOn, about, language),
    isCut: passedOn !== text,
    looked: language.format(real.looked, { date: language.longDate(report.lookedOn) }),
  }
}

/** What she can send them. Where the page is English, the steps are the questions. */
function replyTo({ answer, clause, isTooLittle }: RealReport, { code }: Language) {
  if (clause) return REPLIES.clause
  if (answer === 'doubt') return REPLIES.doubt
  return answer === 'calm' && !isTooLittle && code !== 'en' ? REPLIES.calm : null
}

/** The finding’s second line: what weighs most, in the order of reasons. */
function leadOf(report: RealReport, language: Language) {
  const { findings, isTooLittle } = report
  const { real } = language.words
  const found = new Set(findings.map((finding) => saidIn(report, finding)))
  const worst = [...ALARM_REASONS, ...DOUBT_REASONS].find((reason) => found.has(reason))
  if (worst) return whyIn(report, worst, language)
  return isTooLittle ? real.tooLittleLead : real.calmLead
}

/** A line whose first sentence stands out. */
export interface Line {
  lead: string
  /** May have a part in a tag, for a link. */
  rest: string
  href?: string
}

const FIRST = /^([^.!?।۔؟]+[.!?।۔؟]+)\s+(.+)$/s

function inTwo(text: string): Line {
  const [, lead = text, rest = ''] = FIRST.exec(text) ?? []
  return { lead, rest }
}

function doubtSteps({ employer }: RealReport, { format, words: { real } }: Language): Line[] {
  // Split first: a name may have a point.
  const { lead, rest } = inTwo(real.ring)
  const ring = employer
    ? { lead: format(lead as typeof real.ring, { name: employer.named }), rest }
    : inTwo(real.doubt1)
  return [ring, inTwo(real.doubt2), inTwo(real.doubt3)]
}

/** What to ask, each with the answer where we know it. */
function calmSteps(
  { work }: RealReport,
  { format, say, words: { real, check } }: Language,
): Line[] {
  const needed = work?.needed
  const code = work && { work: work.title, code: work.occupation.code }
  const sum = typeof needed === 'object' && needed ? say(needed) : needed
  return [
    { lead: real.calm1, rest: real.register, href: '/employers' },
    { lead: real.calm2, rest: code ? format(real.codeOf, code) : '' },
    { lead: real.calm3, rest: sum ? `${format(check.needed, { sum })}.` : '' },
    inTwo(real.calm4),
    inTwo(real.calm5),
  ]
}

/** What to do now, first what cannot wait; for papers that were asked for, also whom to tell of them. */
function alarmSteps(reasons: readonly Reason[], { words: { real, warningMails } }: Language) {
  const ofPapers = reasons.some((reason) => OF_PAPERS.has(reason)) ? [warningMails.unpaid3] : []
  return [real.alarm1, real.alarm2, ...ofPapers, real.alarm3].map(inTwo)
}

/** What to do about an employer’s own words, which can be changed before anybody signs. */
function clauseSteps({ words: { real } }: Language): Line[] {
  const adviser = { ...inTwo(real.clause4), href: OFFICIAL.adviser }
  return [inTwo(real.clause1), inTwo(real.clause2), inTwo(real.clause3), adviser]
}

/** Whom to tell in the UK if the employer refuses. */
function clauseCallers({ words: { real } }: Language) {
  const notes = [real.fairWork, real.acas]
  return AGAINST_EMPLOYER.map(({ name, phone }, index) => ({ name, phone, note: notes[index] }))
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

/** Helplines in the UK, and in other countries. */
export function toHelp(text: string, language: Language) {
  return { callers: toCallers(language), abroad: toAbroad(text, language) }
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

/**
 * The text cut at the borders of findings, as far as there is room for it; the number of a reason follows the end of
 * each.
 */
export function toParts(
  text: string,
  findings: { from: number; to: number; number: number }[],
  shown: readonly TextRange[] = [{ from: 0, to: text.length }],
): TextPart[] {
  const borders = new Set([
    0,
    text.length,
    ...[...findings, ...shown].flatMap(({ from, to }) => [from, to]),
  ])
  const cuts = [...borders].toSorted((a, b) => a - b)
  const parts = cuts.slice(0, -1).map((from, index): TextPart => {
    const to = cuts[index + 1] ?? text.length
    const isHere = (range: TextRange) => range.from <= from && range.to >= to
    const ending = findings.filter((finding) => finding.to === to)
    return {
      text: shown.some(isHere) ? text.slice(from, to).toWellFormed() : LEFT_OUT,
      isMarked: findings.some(isHere),
      numbers: [...new Set(ending.map(({ number }) => number))],
    }
  })
  return parts.filter(({ text: own }, index) => own !== LEFT_OUT || parts[index - 1]?.text !== own)
}
