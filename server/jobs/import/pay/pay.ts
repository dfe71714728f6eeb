import { JOB_LIMITS } from '#contract/job-limits.ts'
import type { PayPeriod } from '#contract/jobs.ts'
import type { Advert, Problem } from '../advert.ts'
import { cleanLine, cutAtWord } from '../text/clean-text.ts'
import { isPlausible, likelyPeriod, periodOfUnit } from './pay-period.ts'
import { parsePayText, type PayFigures } from './pay-text.ts'

export interface PayColumns {
  payMin: number | null
  payMax: number | null
  payCurrency: string | null
  payPeriod: PayPeriod | null
  payText: string | null
}

const NO_FIGURES = { payMin: null, payMax: null, payCurrency: null, payPeriod: null }
const LEAST_BELIEVED = 15_000

const CURRENCIES: Record<string, string> = Object.fromEntries(
  (
    'GB:GBP US:USD CA:CAD AU:AUD NZ:NZD AE:AED SA:SAR QA:QAR CH:CHF SE:SEK NO:NOK DK:DKK PL:PLN ' +
    'SG:SGD IN:INR ZA:ZAR IE:EUR DE:EUR AT:EUR FR:EUR NL:EUR BE:EUR ES:EUR PT:EUR IT:EUR FI:EUR'
  )
    .split(' ')
    .map((pair) => pair.split(':')),
)

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
  const payText = text || null
  const pay = chooseFigures(advert, text)
  if (!pay) return { ...NO_FIGURES, payText }

  const [low, high] = ordered(pay.min, pay.max)
  const [least, most] = [low ?? high ?? 0, high ?? low ?? 0]
  const isSession = /\bsession/i.test(text)
  const period = pay.period ?? (isSession ? null : likelyPeriod(least, most))
  if (!isPlausible(least, most, period)) {
    const value = [advert.payMin, advert.payMax, text].filter(Boolean).join(' ')
    const reason = 'The figures are left out: check them, they cannot be meant.'
    warn({ field: text ? 'payText' : 'payMin', reason, value })
    return { ...NO_FIGURES, payText }
  }
  const payCurrency = pay.currency ?? CURRENCIES[country] ?? 'GBP'
  return { payMin: low, payMax: high, payCurrency, payPeriod: period, payText }
}

function chooseFigures(advert: Advert, text: string) {
  const given = isYes(advert.payIsEstimate) ? null : givenFigures(advert)
  // Our own board's figures have been through all this before.
  if (given && advert.boardId) return given
  const said = text ? parsePayText(text) : null
  if (said) return { ...said, currency: said.currency ?? currencyOf(advert) }
  // A sum beside words like 'Band 5/6' may have been worked out of the wrong number.
  const isMisread = /[£€$].*\d/.test(text) || (/\d/.test(text) && highest(given) < LEAST_BELIEVED)
  return isMisread ? null : given
}

function givenFigures(advert: Advert): PayFigures | null {
  const [min, max] = [numberIn(advert.payMin), numberIn(advert.payMax)]
  if (min === null && max === null) return null
  const period = advert.payPeriod ? periodOfUnit(advert.payPeriod) : null
  return { min, max, currency: currencyOf(advert), period }
}

function currencyOf({ payCurrency = '' }: Advert) {
  return /^[A-Z]{3}$/.exec(payCurrency.trim().toUpperCase())?.[0] ?? null
}

function highest(figures: PayFigures | null) {
  return Math.max(figures?.min ?? 0, figures?.max ?? 0)
}

function ordered(
  min: number | null,
  max: number | null,
): [low: number | null, high: number | null] {
  return min !== null && max !== null && min > max ? [max, min] : [min, max]
}

/** Zero is how programs write 'not said'. */
function numberIn(text = '') {
  const digits = text.replaceAll(/[£€$,\s]/g, '')
  const number = /^-?\d+(?:\.\d+)?(?:e\+?\d+)?$/i.test(digits) ? Number(digits) : 0
  return number === 0 ? null : Math.round(number * 100) / 100
}

function isYes(text = '') {
  return /^(?:1|true|yes)$/i.test(text.trim())
}
