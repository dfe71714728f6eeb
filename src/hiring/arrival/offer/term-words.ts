import type { Language } from '#platform/languages/language.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import type { Pay } from '#trade/jobs.schema.ts'
import { formatPay } from '#trade/pay/format-pay.ts'
import type { OfferTerms } from './offer-terms.schema.ts'

/** ‘Pay: £31,049 a year’ for each term that is stated. */
export function describeTerms(terms: OfferTerms, language: Language): string[] {
  const { offer } = language.words
  const stated = termWords(terms, language)
  return (Object.keys(stated) as (keyof typeof stated)[])
    .filter((name) => stated[name] !== '')
    .map((name) => `${offer[name]}: ${stated[name]}`)
}

/** The terms in words, by the name of their row; '' for what is not stated. */
export function termWords(
  { contract, startsOn, answerBy, ...terms }: OfferTerms,
  language: Language,
) {
  const { words, locale } = language
  const { offer, pay } = words
  const contracts = {
    permanent: offer.permanent,
    'fixed-term': offer.fixedTerm,
    'zero-hours': offer.zeroHours,
  }
  return {
    pay: formatPay(toPay(terms), pay) ?? '',
    hours: hoursWords(terms.hours, language),
    place: terms.place,
    firstDay: startsOn ? mediumDate(startsOn, locale) : '',
    contract: contract ? contracts[contract] : '',
    ifYouLeave: terms.repayment,
    answerByLabel: answerBy ? mediumDate(answerBy, locale) : '',
  }
}

export function toPay({ pay, payPeriod }: Pick<OfferTerms, 'pay' | 'payPeriod'>): Pay | null {
  if (pay === null) return null
  return { min: pay, max: pay, currency: 'GBP', period: payPeriod, text: null }
}

export function hoursWords(hours: number | null, { words, format }: Language): string {
  return hours === null ? '' : format(words.offer.hoursAWeek, { hours })
}
