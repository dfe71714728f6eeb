import { mediumDate } from '#contract/formats.ts'
import { headlineIn } from '#contract/languages/describe-headline.ts'
import { english } from '#contract/languages/english.ts'
import { fill } from '#contract/languages/fill.ts'
import type { Language } from '#contract/languages/language.ts'
import type { SponsorshipCheck } from '#contract/sponsorship/check.ts'
import {
  isAbroad,
  type Criterion,
  type PersonalCriterion,
  type Verdict,
} from '#contract/sponsorship/criteria.ts'
import type { Headline } from '#contract/sponsorship/headline.ts'
import type { AnyResult } from './check-words.ts'
import { evidenceHtml } from './evidence-html.ts'

/** What a page shows of a line. */
export interface ShownLine<Name = Criterion | PersonalCriterion> {
  name: Name
  verdict: Verdict
  reason: string
  /** The reason is in English on a page that is not. */
  isEnglish?: boolean
  /** What the line rests on, in a word each: ‘Figures, next step and sources’. Empty for nothing. */
  parts: string
  /** The same whole, as HTML. */
  evidence: string
}

/** What a page shows of a check. */
export interface ShownCheck {
  /** Null for a job outside the UK in which nothing warns. */
  headline: Headline | null
  /** The headline is in English on a page that is not. */
  isHeadlineEnglish?: boolean
  isAbroad: boolean
  title: string
  /** That its poster is not proved; null where there is nothing to say. */
  poster: string | null
  /** For whom it is made, and what it leaves out. */
  intro: string
  lines: ShownLine<Criterion>[]
  /** Empty without a person. */
  personal: ShownLine<PersonalCriterion>[]
  /** ‘31 Dec 2026’; null where no rule known today changes an answer. */
  changesOn: string | null
  /** For which day it was made, from what, and what it does not say. */
  basis: string
}

interface About {
  isPersonal?: boolean
  poster?: string | null
  /** Of the page. */
  language?: Language
}

/** For a loader: lines are made into words on the server, so that only they are sent to the browser. */
export function toShownCheck(
  check: SponsorshipCheck,
  { isPersonal = false, poster = null, language = english }: About = {},
): ShownCheck {
  const { words, locale } = language
  const { headline, lines, personal, changesOn } = check
  const isOutside = isAbroad(check)
  return {
    headline: headline && headlineIn(language, headline),
    ...(headline && isOriginal(language, headline.says) && { isHeadlineEnglish: true }),
    isAbroad: isOutside,
    title: isOutside ? words.check.what : words.check.why,
    poster,
    intro: isOutside
      ? words.check.abroad
      : isPersonal
        ? words.check.forYou
        : words.check.forAnybody,
    lines: lines.map((line) => toShownLine(line, language)),
    personal: personal.map((line) => toShownLine(line, language)),
    changesOn: changesOn && mediumDate(changesOn, locale),
    basis: describeBasis(check, language),
  }
}

function describeBasis(check: SponsorshipCheck, { words, locale }: Language) {
  const date = mediumDate(check.date, locale)
  if (isAbroad(check)) return fill(words.check.checkedFor, { date })
  const rules = mediumDate(check.rules.seenOn, locale)
  if (!check.register) return fill(words.check.basisNoRegister, { date, rules })
  const register = mediumDate(check.register.publishedOn, locale)
  return fill(words.check.basis, { date, rules, register })
}

/** Whether something is in English on a page that is not. */
function isOriginal({ code }: Language, says: object | undefined) {
  return code !== 'en' && !says
}

function toShownLine<Line extends AnyResult>(
  line: Line,
  language: Language,
): ShownLine<Line['name']> {
  const { name, verdict, reason, says } = line
  const isEnglish = isOriginal(language, says?.reason)
  return {
    name,
    verdict,
    reason: language.code !== 'en' && says?.reason ? language.say(...says.reason) : reason,
    ...(isEnglish && { isEnglish }),
    parts: partsOf(line, language),
    evidence: evidenceHtml(line, language),
  }
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
    sources.length > 0 && words.check.sources,
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
