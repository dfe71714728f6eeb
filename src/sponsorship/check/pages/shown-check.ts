import { mediumDate } from '#platform/primitives/formats.ts'
import { headlineIn } from '#sponsorship/headline/describe-headline.ts'
import { basisLine } from '#sponsorship/freshness/shown-basis.ts'
import { english } from '#platform/languages/english.ts'
import { fill } from '#platform/languages/fill.ts'
import type { Language } from '#platform/languages/language.ts'
import type { SponsorshipCheck } from '#sponsorship/model/check.schema.ts'
import {
  isAbroad,
  type Criterion,
  type PersonalCriterion,
  type Verdict,
} from '#trade/headline/criteria.ts'
import type { Headline } from '#trade/headline/headline.schema.ts'
import type { AnyResult } from './check-words.ts'
import { evidenceHtml, sourcesHtml } from './evidence-html.ts'

/** A result in display texts. */
export interface ShownLine<Name = Criterion | PersonalCriterion> {
  name: Name
  verdict: Verdict
  reason: string
  /** It passed, but the advert, the rules or the register are old now. */
  isOld?: boolean
  /** It passed, and does not age with the rules, in a check where nothing is green. */
  isAgeless?: boolean
  /** ‘Was there on 30 Jun 2026’, where a day is known. */
  passedOn?: string
  /** The reason is in English on a translated page. */
  isEnglish?: boolean
  /** The kinds of evidence: ‘Figures, next step and rules’. Empty if there is none. */
  parts: string
  /** The full evidence, as HTML. */
  evidence: string
}

/** A check in display texts. */
export interface ShownCheck {
  /** Null for a job outside the UK without a warning. */
  headline: Headline | null
  /** The headline is in English on a translated page. */
  isHeadlineEnglish?: boolean
  isAbroad: boolean
  title: string
  /** A note that the poster is not proved; null if there is nothing to say. */
  poster: string | null
  /** The people it is made for, and what it leaves out. */
  intro: string
  /** The nationalities that the answer is not for, in a sentence each; empty for none. */
  notFor?: string
  lines: ShownLine<Criterion>[]
  /** Empty if no personal answers are known. */
  personal: ShownLine<PersonalCriterion>[]
  /** The pages that all results rest on, as HTML; empty for none. */
  sources: string
  /** The limits and the sources, as HTML. */
  notes: string
  /** ‘31 Dec 2026’; null if no known rule change affects an answer. */
  changesOn: string | null
  /** ‘Rules of 25 Nov 2025, read 27 Nov 2026; register of 20 Nov 2026.’; null outside the UK. */
  basis: string | null
  /** The check's date and limits. */
  limits: string
}

interface Shown {
  /** Too old for a pass. */
  isAdvertOld: boolean
  check: SponsorshipCheck
  language: Language
}

interface About {
  isPersonal?: boolean
  poster?: string | null
  /** The advert is too old for a pass. */
  isOld?: boolean
  /** The page's language. */
  language?: Language
}

/** A check turned into display texts by a loader, so that only those are sent to the browser. */
export function toShownCheck(
  check: SponsorshipCheck,
  { isPersonal = false, poster = null, isOld = false, language = english }: About = {},
): ShownCheck {
  const { words, locale } = language
  const { headline, lines, personal, changesOn } = check
  const isOutside = isAbroad(check)
  const sources = sourcesHtml([...lines, ...personal], language)
  const limits = describeLimits(check, language)
  const shown = { isAdvertOld: isOld, check, language }
  return {
    headline: headline && forNow(headlineIn(language, headline)),
    ...(headline && isOriginal(language, headline.says) && { isHeadlineEnglish: true }),
    isAbroad: isOutside,
    title: isOutside ? words.check.what : words.check.why,
    poster,
    intro: isOutside
      ? words.check.abroad
      : isPersonal
        ? words.check.forYou
        : words.check.forAnybody,
    lines: lines.map((line) => toShownLine(line, shown)),
    personal: personal.map((line) => toShownLine(line, shown)),
    sources,
    notes: `<p><strong>${words.check.notAdvice}</strong> ${limits}</p>${sources}`,
    changesOn: changesOn && mediumDate(changesOn, locale),
    basis: isOutside ? null : basisLine(check.asOf, language),
    limits,
  }
}

/** On a job’s page ‘Yes, until …’ is the answer, and what comes later its detail. */
function forNow(headline: Headline): Headline {
  const isYes = headline.says?.later !== undefined && headline.tone !== 'old'
  return isYes ? { ...headline, tone: 'pass' } : headline
}

function describeLimits(check: SponsorshipCheck, { words, locale }: Language) {
  const date = fill(words.check.checkedFor, { date: mediumDate(check.date, locale) })
  return isAbroad(check) ? date : `${date} ${words.check.noProof}`
}

/** Whether a text is in English on a translated page. */
function isOriginal({ code }: Language, says: object | undefined) {
  return code !== 'en' && !says
}

function toShownLine<Line extends AnyResult>(
  line: Line,
  { isAdvertOld, check, language }: Shown,
): ShownLine<Line['name']> {
  const { name, verdict, reason, says } = line
  const isEnglish = isOriginal(language, says?.reason)
  // The words of an advert do not age with the rules.
  const isOld = isAdvertOld || (check.isOld && name !== 'wording')
  const passedOn = isOld ? dayOf(name, check, language) : null
  return {
    name,
    verdict,
    reason: language.code !== 'en' && says?.reason ? language.say(...says.reason) : reason,
    ...(isOld && verdict === 'pass' && { isOld, ...(passedOn && { passedOn }) }),
    ...(check.isOld && !isOld && verdict === 'pass' && { isAgeless: true }),
    ...(isEnglish && { isEnglish }),
    parts: partsOf(line, language),
    evidence: evidenceHtml(line, language),
  }
}

/** The day for which a line on old rules or an old register holds, in words; null if there is none to tell. */
function dayOf(
  name: Criterion | PersonalCriterion,
  { asOf, isOld }: SponsorshipCheck,
  { words, locale }: Language,
) {
  if (!isOld) return null
  if (name === 'licence')
    return (
      asOf.register && fill(words.check.oldLicence, { date: mediumDate(asOf.register, locale) })
    )
  const sentences = { occupation: words.check.oldOccupation, pay: words.check.oldPay }
  const sentence = sentences[name as keyof typeof sentences]
  return sentence ? fill(sentence, { date: mediumDate(asOf.rulesReadOn, locale) }) : null
}

function partsOf(
  { figures, quotes, cautions, todo, sources }: AnyResult,
  { words, locale }: Language,
) {
  const parts = [
    quotes.length > 0 && words.check.quotes,
    figures.length > 0 && words.check.figures,
    cautions.length > 0 && words.check.cautions,
    todo && words.check.todo,
    sources.length > 0 && words.check.rules,
  ].filter((part) => typeof part === 'string')
  const sentence = listOf(locale).format(parts)
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`
}

const lists = new Map<string, Intl.ListFormat>()

function listOf(locale: string) {
  const list = lists.get(locale) ?? new Intl.ListFormat(locale)
  lists.set(locale, list)
  return list
}
