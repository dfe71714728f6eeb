import type { AdvertSnapshot } from '#hiring/applications/model/application-views.ts'
import { english } from '#platform/languages/english.ts'
import type { Language } from '#platform/languages/language.ts'
import type { Pay } from '#trade/jobs.schema.ts'
import { formatPay } from '#trade/pay/format-pay.ts'
import { NO_TERMS, type OfferTerms, type StoredTerms } from './offer-terms.schema.ts'
import { hoursWords, termWords, toPay } from './term-words.ts'

export interface OfferRow {
  label: string
  offered: string
  /** The advert’s words as it was when the person applied; ‘same’ if the offer repeats them. */
  advert: string
  /** The advert’s words now, where they changed since. */
  advertNow: string | null
  /** Whether the difference is to the person’s disadvantage, or has to be asked about. */
  isOff: boolean
}

interface Remark {
  lead: string
  words: string
}

/** An offer beside the advert as it was when the person applied, and as it is now. */
export interface ComparedOffer {
  rows: OfferRow[]
  /** The explanations of the differences. */
  remarks: Remark[]
  /** What the employer changed after the person knew of the offer. */
  changes: string[]
  /** Whether the advert is public and says something else than when the person applied. */
  isAdvertChanged: boolean
  answerBy: string | null
  isAnswerByOver: boolean
  /** The time of the terms; null without any. */
  updatedAt: string | null
}

interface Compared {
  advert: AdvertSnapshot
  /** The advert as it is now; null if it is not public. */
  advertNow: AdvertSnapshot | null
  terms: StoredTerms | null
  today: string
}

interface Sides {
  advert: AdvertSnapshot
  terms: OfferTerms
  language: Language
}

export function compareOffer(
  { advert, advertNow, terms: stored, today }: Compared,
  language: Language = english,
): ComparedOffer {
  const terms = stored ?? NO_TERMS
  const sides = { advert, terms, language }
  const remarks = {
    pay: comparePay(sides),
    hours: compareHours(sides),
    place: comparePlace(sides),
    contract: compareContract(sides),
    ifYouLeave: compareRepayment(sides),
  }
  const rows = toRows(sides, advertNow, remarks)
  return {
    rows,
    remarks: Object.values(remarks).filter((remark) => remark !== null),
    changes: stored?.previous ? describeChanges(stored.previous, stored, language) : [],
    isAdvertChanged:
      advertNow !== null &&
      (rows.some(({ advertNow }) => advertNow !== null) ||
        advert.description !== advertNow.description),
    answerBy: terms.answerBy,
    isAnswerByOver: terms.answerBy !== null && terms.answerBy < today,
    updatedAt: stored?.updatedAt ?? null,
  }
}

const ROWS = [
  'job',
  'employer',
  'pay',
  'hours',
  'place',
  'firstDay',
  'contract',
  'ifYouLeave',
] as const
type RowName = (typeof ROWS)[number]

function toRows(
  { advert, terms, language }: Sides,
  advertNow: AdvertSnapshot | null,
  remarks: Partial<Record<RowName, Remark | null>>,
): OfferRow[] {
  const { offer } = language.words
  const then = advertWords(advert, language)
  const now = advertNow && advertWords(advertNow, language)
  const offered: Record<RowName, string> = {
    ...termWords(terms, language),
    job: advert.title,
    employer: advert.employer,
  }
  return ROWS.map((name) => {
    const isSame = offered[name] !== '' && offered[name] === then[name]
    return {
      label: offer[name],
      offered: offered[name] || offer.notStated,
      advert: isSame ? offer.same : then[name] || offer.notStated,
      advertNow: now && now[name] !== then[name] ? now[name] || offer.notStated : null,
      isOff: Boolean(remarks[name]),
    }
  })
}

/** The advert in words, by the name of its row; '' for what it does not state. */
function advertWords(advert: AdvertSnapshot, language: Language): Record<RowName, string> {
  const { pay, types } = language.words
  const type = advert.type ? types[advert.type] : ''
  return {
    job: advert.title,
    employer: advert.employer,
    pay: formatPay(advert.pay, pay) ?? '',
    hours: hoursWords(advert.hoursPerWeek, language) || type,
    place: advert.location,
    firstDay: '',
    contract: advert.type === 'Contract' ? type : '',
    ifYouLeave: '',
  }
}

/** ‘Pay: £31,049 a year, was £33,000 a year’ for each term that changed. */
function describeChanges(before: OfferTerms, after: OfferTerms, language: Language): string[] {
  const { offer } = language.words
  const [was, is] = [termWords(before, language), termWords(after, language)]
  return (Object.keys(is) as (keyof typeof is)[])
    .filter((name) => was[name] !== is[name])
    .map((name) =>
      language.format(offer.change, {
        label: offer[name],
        now: is[name] || offer.notStated,
        before: was[name] || offer.notStated,
      }),
    )
}

function comparePay({ advert, terms, language }: Sides): Remark | null {
  const { pay, hoursPerWeek } = advert
  const { words, format } = language
  const low = pay?.min ?? pay?.max ?? null
  if (terms.pay === null || low === null || pay?.currency !== 'GBP') return null
  const lead = words.offer.payLower
  if (pay.period === terms.payPeriod) {
    if (terms.pay >= low) return null
    const advertised = formatPay(pay, words.pay) ?? ''
    return { lead, words: format(words.offer.advertSays, { pay: advertised }) }
  }
  const offered = perHour(terms.pay, terms.payPeriod, terms.hours ?? hoursPerWeek)
  const advertised = perHour(low, pay.period, hoursPerWeek)
  if (offered === null || advertised === null || offered >= advertised - 0.01) return null
  return { lead, words: hourWords(offered, advertised, language) }
}

function compareHours({ advert, terms, language }: Sides): Remark | null {
  const { pay, hoursPerWeek } = advert
  const { words, format } = language
  if (terms.hours === null || hoursPerWeek === null || terms.hours === hoursPerWeek) return null
  const hours = { offered: terms.hours, advertised: hoursPerWeek }
  const lead = format(words.offer.otherHours, hours)
  const isSamePay = pay?.currency === 'GBP' && pay.min === terms.pay
  const isHourly = terms.payPeriod === 'hour'
  const now = terms.pay === null ? null : perHour(terms.pay, terms.payPeriod, terms.hours)
  const before = isSamePay ? perHour(pay.min ?? 0, pay.period, hoursPerWeek) : null
  if (now === null || before === null || isHourly) return { lead, words: words.offer.askWhy }
  return { lead, words: hourWords(now, before, language) }
}

function comparePlace({ advert, terms, language }: Sides): Remark | null {
  const [offered, advertised] = [terms.place.toLowerCase(), advert.location.toLowerCase()]
  if (offered === '' || offered.includes(advertised) || advertised.includes(offered)) return null
  const { offer } = language.words
  return { lead: offer.otherPlace, words: offer.otherPlaceText }
}

function compareContract({ advert, terms, language }: Sides): Remark | null {
  const { offer } = language.words
  if (terms.contract === 'zero-hours') return { lead: offer.noHours, words: offer.noHoursText }
  if (terms.contract !== 'fixed-term' || advert.type === 'Contract') return null
  return { lead: offer.ends, words: offer.endsText }
}

const REPAYMENT = /\b(?:pa(?:y|id)(?:ing)?[ -]back|repay\w*|claw[ -]?back)\b/i

function compareRepayment({ advert, terms, language }: Sides): Remark | null {
  if (terms.repayment === '' || REPAYMENT.test(advert.description)) return null
  const { offer } = language.words
  return { lead: offer.payBack, words: offer.payBackText }
}

const WEEKS_A_YEAR = 52

/** The pay for an hour; null for a day’s pay, whose hours nobody states. */
function perHour(sum: number, period: Pay['period'], hours: number | null): number | null {
  if (period === 'hour') return sum
  if (hours === null) return null
  if (period === 'week') return sum / hours
  if (period === 'month') return (sum * 12) / WEEKS_A_YEAR / hours
  return period === 'year' ? sum / WEEKS_A_YEAR / hours : null
}

function hourWords(offered: number, advertised: number, { words, format }: Language): string {
  const anHour = (sum: number) => {
    const pay = toPay({ pay: Math.round(sum * 100) / 100, payPeriod: 'hour' })
    return formatPay(pay, words.pay) ?? ''
  }
  const sums = { offered: anHour(offered), advertised: anHour(advertised) }
  return format(words.offer.perHour, sums)
}
