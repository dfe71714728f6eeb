import type { AdvertSnapshot } from '#hiring/applications/model/application-views.ts'
import {
  compareOffer,
  type ComparedOffer,
  type OfferRow,
} from '#hiring/arrival/offer/compare-offer.ts'
import { NO_TERMS, type StoredTerms } from '#hiring/arrival/offer/offer-terms.schema.ts'
import type { Language } from '#platform/languages/language.ts'
import { readLaw } from '#safety/law/read-law.ts'
import { wordsOf } from '#safety/names/skeleton.ts'
import type { RuleIndex } from '#sponsorship/rules/rule-index.ts'
import type { RealReport } from '#site/real/real.schema.ts'
import { basisOf, saidIn, whyIn } from '#site/real/reason-words.ts'
import { readLetter, type LetterTerms } from './read-letter.ts'

/** The rule about pay in each pay period. */
const PAY_RULE = 'SW 14.3B'
const PAID_BACK = /re-?pay|\bback\b|refund|reimburse|claw|bond|if you (?:leave|resign)/i
/** The rule of law about paying back costs. */
const REPAYMENT = 'P-01'

interface Source {
  title: string
  url: string
}

export interface ComparedLetter {
  hasAdvert: boolean
  /** The letter, the advert as it was at the application, and the offer made here, if there is one. */
  rows: OfferRow[]
  remarks: ComparedOffer['remarks']
  quotes: string[]
  /** Sentences of the letter about money, with the law about each that has one. */
  money: { quote: string; says: string | null; source: Source | null }[]
  /** The rule about pay periods, in the words in which it was reported; null before it held. */
  payRule: { name: string; text: string; note: string | null; source: Source; date: string } | null
  /** The quote is null where `money` has it. */
  found: { why: string; basis: string | null; quote: string | null }[]
  answer: RealReport['answer']
}

interface Letter {
  text: string
  report: RealReport
  /** Null if the letter names no advert here. */
  advert: AdvertSnapshot | null
  /** The terms of the offer made here; null without one. */
  offer: StoredTerms | null
  ruleIndex: RuleIndex
  date: string
}

/** A letter beside its advert, the offer and the rules. Pure; nothing of the letter is kept. */
export function compareLetter(letter: Letter, language: Language): ComparedLetter {
  const { text, report, date } = letter
  const hasAdvert = letter.advert !== null
  const advert = letter.advert ?? { ...NO_ADVERT, employer: report.employer?.name ?? '' }
  const read = readLetter(text)
  const compared = compareOffer(
    { advert, advertNow: null, terms: toTerms(read, { text, advert }), today: date },
    language,
  )
  const isNamed = hasAdvert ? names(text, advert.employer) : advert.employer !== ''
  const money = toMoney(text, read, date)
  return {
    hasAdvert,
    rows: toRows(compared.rows, { ...letter, advert, hasAdvert, isNamed }, language),
    remarks: hasAdvert
      ? [...(isNamed ? [] : [notNamed(advert, language)]), ...compared.remarks]
      : [],
    quotes: [read.pay?.quote, read.hours?.quote].filter((quote) => quote !== undefined),
    money,
    payRule: findPayRule(letter.ruleIndex),
    found: report.findings.map(({ quote, ...finding }) => ({
      why: whyIn(report, saidIn(report, finding), language),
      basis: basisOf(saidIn(report, finding)),
      // A sentence about money is quoted once.
      quote: money.some((one) => one.quote.includes(quote)) ? null : quote,
    })),
    answer: report.answer,
  }
}

/** An advert that states nothing, for a letter that names none. */
const NO_ADVERT: AdvertSnapshot = {
  title: '',
  employer: '',
  location: '',
  type: null,
  pay: null,
  hoursPerWeek: null,
  description: '',
  postedAt: '',
  closesAt: null,
  category: '',
}

function toTerms(
  { pay, hours, place, money }: LetterTerms,
  { text, advert }: { text: string; advert: AdvertSnapshot },
): StoredTerms {
  const [town = ''] = advert.location.toLowerCase().split(',')
  const isThere = text.toLowerCase().includes(town)
  return {
    ...NO_TERMS,
    pay: pay?.sum ?? null,
    payPeriod: pay?.period ?? null,
    hours: hours?.hours ?? null,
    place: place || (isThere ? advert.location : ''),
    repayment: money.find((sentence) => PAID_BACK.test(sentence)) ?? '',
    previous: null,
    updatedAt: '',
  }
}

/** The rows that a letter can be read for. Without an advert’s own, the offer made here is the third column. */
function toRows(
  rows: OfferRow[],
  {
    advert,
    offer,
    hasAdvert,
    isNamed,
    date,
  }: Letter & { advert: AdvertSnapshot; hasAdvert: boolean; isNamed: boolean },
  language: Language,
): OfferRow[] {
  const { offer: words, letter } = language.words
  const ours =
    offer && compareOffer({ advert, advertNow: null, terms: offer, today: date }, language)
  const ofOffer = new Map(ours?.rows.map(({ label, offered }) => [label, offered]))
  const labels = [words.employer, words.pay, words.hours, words.place, words.ifYouLeave]
  return labels.flatMap((label) => {
    const row = rows.find((one) => one.label === label)
    if (!row) return []
    const isEmployer = label === words.employer
    return [
      {
        ...row,
        ...(isEmployer && {
          offered: isNamed ? advert.employer : hasAdvert ? letter.notNamed : words.notStated,
          advert: isNamed ? words.same : advert.employer,
          isOff: hasAdvert && !isNamed,
        }),
        ...(!hasAdvert && { isOff: false }),
        advertNow: ours ? (ofOffer.get(label) ?? words.notStated) : null,
      },
    ]
  })
}

/** Whether the letter has the words of the employer’s name one after another. */
function names(text: string, employer: string) {
  return ` ${wordsOf(text).join(' ')} `.includes(` ${wordsOf(employer).join(' ')} `)
}

function notNamed({ employer }: AdvertSnapshot, { words, format }: Language) {
  return { lead: format(words.letter.otherName, { employer }), words: words.letter.otherNameText }
}

function toMoney(text: string, { money }: LetterTerms, date: string): ComparedLetter['money'] {
  const texts = [{ field: 'text', text, kind: 'message' as const }]
  const laws = readLaw({ texts, country: 'GB', hints: false }, new Date(date)).filter(
    ({ rule }) => rule === REPAYMENT,
  )
  const quoted = money.map((quote) => {
    const law = laws.find((one) => quote.includes(one.quote) || one.quote.includes(quote))
    return { quote, says: law?.sentence ?? null, source: law ? sourceOf(law.law) : null }
  })
  const others = laws.filter(({ quote }) => !money.some((one) => one.includes(quote)))
  return saidOnce([
    ...quoted,
    ...others.map(({ quote, sentence, law }) => ({
      quote,
      says: sentence,
      source: sourceOf(law),
    })),
  ])
}

/** The sentences that a law is about first, with the law after the last of them. */
function saidOnce(money: ComparedLetter['money']): ComparedLetter['money'] {
  const ofLaw = money.filter(({ says }) => says !== null)
  const last = ofLaw.at(-1)
  const before = ofLaw.slice(0, -1).map(({ quote }) => ({ quote, says: null, source: null }))
  return [...before, ...(last ? [last] : []), ...money.filter(({ says }) => says === null)]
}

function sourceOf({ section, url }: { section: string; url: string }): Source {
  return { title: section, url }
}

function findPayRule({ rules, cite }: RuleIndex): ComparedLetter['payRule'] {
  const rule = rules.rules[PAY_RULE]
  if (!rule) return null
  const { title, url, date } = cite(PAY_RULE)
  const note = rules.sources[rule.source]?.note ?? null
  return { name: PAY_RULE, text: rule.text, note, source: { title, url }, date }
}
