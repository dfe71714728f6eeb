import { JOB_LIMITS, type PayPeriod } from '#contract/jobs.ts'
import type { Advert, Problem } from '../advert.ts'
import { cleanLine, cutAtWord } from '../text/clean-text.ts'
import { parsePayText, periodIn, type PayFigures } from './pay-text.ts'

export interface PayColumns {
  payMin: number | null
  payMax: number | null
  payCurrency: string | null
  payPeriod: PayPeriod | null
  payText: string | null
}

const MOST = 10_000_000
const LEAST_YEARLY = 10_000
const MOST_HOURLY = 100

const CURRENCIES: Record<string, string> = {
  GB: 'GBP',
  US: 'USD',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  AE: 'AED',
  SA: 'SAR',
  QA: 'QAR',
  CH: 'CHF',
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  PL: 'PLN',
  SG: 'SGD',
  IN: 'INR',
  ZA: 'ZAR',
}

/**
 * Pay as the advert offers it. Its own words count for more than a program's figures, which are
 * often worked out of them; an estimate is no offer and is not kept.
 */
export function readPay(
  advert: Advert,
  country: string,
  warn: (problem: Problem) => void,
): PayColumns {
  const text = cutAtWord(cleanLine((advert.payText ?? '').slice(0, 2000)), JOB_LIMITS.payText)
  const given = isYes(advert.payIsEstimate) ? null : givenFigures(advert)
  const said = text ? parsePayText(text) : null
  const pay = choose(given, said, text)
  const payText = text || null
  if (!pay || (pay.min === null && pay.max === null)) return { ...NO_FIGURES, payText }

  const { min, max } = ordered(pay)
  if ((min ?? 0) < 0 || (max ?? 0) < 0 || Math.max(min ?? 0, max ?? 0) > MOST) {
    warn({
      field: 'payMin',
      reason: 'The pay is left out: check the figures, they cannot be meant.',
      value: `${advert.payMin ?? ''} ${advert.payMax ?? ''} ${text}`.trim(),
    })
    return { ...NO_FIGURES, payText }
  }
  return {
    payMin: min,
    payMax: max,
    payCurrency: pay.currency ?? CURRENCIES[country] ?? 'GBP',
    payPeriod: pay.period ?? likelyPeriod(min ?? max ?? 0, max ?? min ?? 0),
    payText,
  }
}

const NO_FIGURES = { payMin: null, payMax: null, payCurrency: null, payPeriod: null }

function givenFigures({ payMin, payMax, payCurrency, payPeriod }: Advert): PayFigures | null {
  const [min, max] = [numberIn(payMin), numberIn(payMax)]
  if (min === null && max === null) return null
  const currency = /^[A-Z]{3}$/.exec((payCurrency ?? '').trim().toUpperCase())?.[0] ?? null
  return { min, max, currency, period: payPeriod ? periodIn(payPeriod) : null }
}

function choose(given: PayFigures | null, said: PayFigures | null, text: string) {
  if (!given) return said
  if (!said) {
    // A yearly sum that stands beside words like 'Band 5/6' was worked out of the wrong number.
    const isMisread = /\d/.test(text) && (given.max ?? given.min ?? 0) < LEAST_YEARLY * 1.2
    return isMisread ? null : given
  }
  const currency = said.currency ?? given.currency
  const isSame = (said.min ?? said.max) === given.min || (said.max ?? said.min) === given.max
  if (isSame) return { ...said, currency, period: said.period ?? given.period }
  // '£20.91 an hour', given as a year's worth of hours.
  const saidPeriod =
    said.period ?? likelyPeriod(said.min ?? said.max ?? 0, said.max ?? said.min ?? 0)
  const isWorkedOut = given.period === 'year' && saidPeriod !== null && saidPeriod !== 'year'
  return isWorkedOut ? { ...said, currency } : given
}

function likelyPeriod(min: number, max: number): PayPeriod | null {
  if (min >= LEAST_YEARLY) return 'year'
  return max > 0 && max < MOST_HOURLY ? 'hour' : null
}

function ordered({ min, max }: PayFigures) {
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max }
}

/** Zero is how programs write 'not said'. */
function numberIn(text: string | undefined) {
  const digits = (text ?? '').replaceAll(/[£€$,\s]/g, '')
  const number = /^-?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : 0
  return number === 0 ? null : Math.round(number * 100) / 100
}

function isYes(text: string | undefined) {
  return /^(?:1|true|yes)$/i.test(text?.trim() ?? '')
}
