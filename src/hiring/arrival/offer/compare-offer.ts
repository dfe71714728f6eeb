import type { AdvertSnapshot } from '#hiring/applications/model/application-views.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import type { Pay } from '#trade/jobs.schema.ts'
import { formatPay } from '#trade/pay/format-pay.ts'
import { NO_TERMS, type OfferTerms, type StoredTerms } from './offer-terms.schema.ts'

export interface OfferRow {
  label: string
  offered: string
  /** The advert’s words as it was when the person applied; ‘same’ if the offer repeats them. */
  advert: string
  /** Whether the difference is to the person’s disadvantage, or has to be asked about. */
  isOff: boolean
}

interface Remark {
  lead: string
  words: string
}

/** An offer beside the advert as it was when the person applied. */
export interface ComparedOffer {
  rows: OfferRow[]
  /** The explanations of the differences. */
  remarks: Remark[]
  /** What the employer changed after the person knew of the offer. */
  changes: string[]
  answerBy: string | null
  isAnswerByOver: boolean
  /** The time of the terms; null without any. */
  updatedAt: string | null
}

const NOT_STATED = 'not stated'
export const CONTRACTS = {
  permanent: 'Permanent',
  'fixed-term': 'Fixed term',
  'zero-hours': 'Zero hours',
} as const

export function compareOffer(
  advert: AdvertSnapshot,
  stored: StoredTerms | null,
  today: string,
): ComparedOffer {
  const terms = stored ?? NO_TERMS
  const remarks = [
    comparePay(advert, terms),
    compareHours(advert, terms),
    comparePlace(advert, terms),
    compareContract(advert, terms),
    compareRepayment(advert, terms),
  ]
  const [pay, hours, place, contract, repayment] = remarks
  const said = wordsOf(terms)
  const row = (label: string, offered: string, advert: string | null, remark?: Remark | null) => {
    const isSame = offered !== '' && offered === advert
    const words = isSame ? 'same' : (advert ?? NOT_STATED)
    return { label, offered: offered || NOT_STATED, advert: words, isOff: Boolean(remark) }
  }
  return {
    rows: [
      row('Job', advert.title, advert.title),
      row('Employer', advert.employer, advert.employer),
      row('Pay', said.Pay, formatPay(advert.pay), pay),
      row('Hours', said.Hours, hoursWords(advert.hoursPerWeek) || advert.type, hours),
      row('Place', said.Place, advert.location, place),
      row('First day', said['First day'], null),
      row('Contract', said.Contract, advert.type === 'Contract' ? 'Contract' : null, contract),
      row('If you leave', said['If you leave'], null, repayment),
    ],
    remarks: remarks.filter((remark) => remark !== null),
    changes: stored?.previous ? describeChanges(stored.previous, stored) : [],
    answerBy: terms.answerBy,
    isAnswerByOver: terms.answerBy !== null && terms.answerBy < today,
    updatedAt: stored?.updatedAt ?? null,
  }
}

/** The terms in words, by the label of their row; '' for what is not stated. */
function wordsOf({ contract, startsOn, answerBy, ...terms }: OfferTerms) {
  return {
    Pay: formatPay(toPay(terms)) ?? '',
    Hours: hoursWords(terms.hours),
    Place: terms.place,
    'First day': startsOn ? mediumDate(startsOn) : '',
    Contract: contract ? CONTRACTS[contract] : '',
    'If you leave': terms.repayment,
    'Answer by': answerBy ? mediumDate(answerBy) : '',
  }
}

/** ‘Pay: £31,049 a year, was £33,000 a year’ for each term that changed. */
function describeChanges(before: OfferTerms, after: OfferTerms): string[] {
  const [was, is] = [wordsOf(before), wordsOf(after)]
  return (Object.keys(is) as (keyof typeof is)[])
    .filter((label) => was[label] !== is[label])
    .map((label) => `${label}: ${is[label] || NOT_STATED}, was ${was[label] || NOT_STATED}`)
}

function comparePay({ pay, hoursPerWeek }: AdvertSnapshot, terms: OfferTerms): Remark | null {
  const low = pay?.min ?? pay?.max ?? null
  if (terms.pay === null || low === null || pay?.currency !== 'GBP') return null
  const lead = 'The pay is lower than in the advert.'
  if (pay.period === terms.payPeriod) {
    if (terms.pay >= low) return null
    return { lead, words: `The advert says ${formatPay(pay)}. Ask why.` }
  }
  const offered = perHour(terms.pay, terms.payPeriod, terms.hours ?? hoursPerWeek)
  const advertised = perHour(low, pay.period, hoursPerWeek)
  if (offered === null || advertised === null || offered >= advertised - 0.01) return null
  return { lead, words: `It is ${anHour(offered)} instead of ${anHour(advertised)}. Ask why.` }
}

function compareHours({ pay, hoursPerWeek }: AdvertSnapshot, terms: OfferTerms): Remark | null {
  if (terms.hours === null || hoursPerWeek === null || terms.hours === hoursPerWeek) return null
  const lead = `${terms.hours} hours a week instead of ${hoursPerWeek}.`
  const isSamePay = pay?.currency === 'GBP' && pay.min === terms.pay
  const isHourly = terms.payPeriod === 'hour'
  const now = terms.pay === null ? null : perHour(terms.pay, terms.payPeriod, terms.hours)
  const before = isSamePay ? perHour(pay.min ?? 0, pay.period, hoursPerWeek) : null
  if (now === null || before === null || isHourly) return { lead, words: 'Ask why.' }
  return { lead, words: `That is ${anHour(now)} instead of ${anHour(before)}. Ask why.` }
}

function comparePlace({ location }: AdvertSnapshot, { place }: OfferTerms): Remark | null {
  const [offered, advertised] = [place.toLowerCase(), location.toLowerCase()]
  if (offered === '' || offered.includes(advertised) || advertised.includes(offered)) return null
  return {
    lead: 'Another place than in the advert.',
    words: 'Ask where you would work, and have it in the contract.',
  }
}

function compareContract({ type }: AdvertSnapshot, { contract }: OfferTerms): Remark | null {
  if (contract === 'zero-hours')
    return {
      lead: 'Zero hours means that no hours are promised.',
      words: 'Ask how many hours a week are in the contract, and what you earn at least.',
    }
  if (contract !== 'fixed-term' || type === 'Contract') return null
  return { lead: 'The contract ends.', words: 'The advert does not say so. Ask when, and why.' }
}

const REPAYMENT = /\b(?:pa(?:y|id)(?:ing)?[ -]back|repay\w*|claw[ -]?back)\b/i

function compareRepayment(advert: AdvertSnapshot, { repayment }: OfferTerms): Remark | null {
  if (repayment === '' || REPAYMENT.test(advert.description)) return null
  return {
    lead: 'Paying something back is not in the advert.',
    words:
      'Ask what it is for and when it ends, and have it in writing. The licence, the certificate and the Immigration Skills Charge may never be in it.',
  }
}

function toPay({ pay, payPeriod }: Pick<OfferTerms, 'pay' | 'payPeriod'>): Pay | null {
  if (pay === null) return null
  return { min: pay, max: pay, currency: 'GBP', period: payPeriod, text: null }
}

function hoursWords(hours: number | null): string {
  return hours === null ? '' : `${hours} a week`
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

function anHour(sum: number): string {
  return formatPay(toPay({ pay: Math.round(sum * 100) / 100, payPeriod: 'hour' })) ?? ''
}
