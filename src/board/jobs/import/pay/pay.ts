import { JOB_LIMITS } from '#trade/limits/job-limits.ts'
import type { PayPeriod } from '#trade/jobs.schema.ts'
import type { Problem } from '#platform/import/source-record.ts'
import type { Advert } from '#board/jobs/import/advert.ts'
import { mentionPay } from '#trade/pay/mentioned-pay.ts'
import { cleanLine, cutAtWord } from '#board/jobs/import/text/clean-text.ts'
import { isOnlyElsewhere } from './other-sums.ts'
import { findPayInText } from './pay-in-text.ts'
import { correctPeriod, isPlausible, likelyPeriod, parsePeriod } from './pay-period.ts'
import { parsePayText, type PayFigures } from './pay-text.ts'

export interface PayColumns {
  payMin: number | null
  payMax: number | null
  payCurrency: string | null
  payPeriod: PayPeriod | null
  payText: string | null
}

const NO_FIGURES = { payMin: null, payMax: null, payCurrency: null, payPeriod: null }
const MIN_CREDIBLE = 15_000
const NAMES_GRADE = /^[^£€$]*\b(?:band|grade|scale|spine|points?|afc|level|step)\b[^£€$]*$/i
const LONGEST_PASSAGE = 80

const CURRENCIES: Record<string, string> = Object.fromEntries(
  (
    'GB:GBP US:USD CA:CAD AU:AUD NZ:NZD AE:AED SA:SAR QA:QAR CH:CHF SE:SEK NO:NOK DK:DKK PL:PLN ' +
    'SG:SGD IN:INR ZA:ZAR IE:EUR DE:EUR AT:EUR FR:EUR NL:EUR BE:EUR ES:EUR PT:EUR IT:EUR FI:EUR'
  )
    .split(' ')
    .map((pair) => pair.split(':')),
)

/** The parts of an advert that readers see. */
interface Shown {
  title: string
  description: string
  country: string
}

/**
 * Parses the pay that the advert offers. Its text takes precedence over figures in columns, which are
 * often derived from it. An estimate is not an offer and is left out.
 */
export function parsePay(
  advert: Advert,
  shown: Shown,
  warn: (problem: Problem) => void,
): PayColumns {
  const text = cutAtWord(cleanLine((advert.payText ?? '').slice(0, 2000)), JOB_LIMITS.payText)
  const payText = text || null
  if (!payText) warnOfWords(advert, warn)
  const pay = chooseFigures(advert, text)
  if (!pay) return text ? { ...NO_FIGURES, payText } : inWords(shown)

  const sums = [pay.min, pay.max].flatMap((sum) => sum ?? [])
  const isTaken = !text && advert.boardId === undefined
  if (isTaken && sums.every((sum) => isOnlyElsewhere(sum, `${shown.title}\n${shown.description}`)))
    return { ...NO_FIGURES, payText }

  const range = ordered(pay.min, pay.max)
  const [low, high] = pay.period === null ? inThousands(range, shown) : range
  const [least, most] = [low ?? high ?? 0, high ?? low ?? 0]
  const isSession = /\bsession/i.test(text)
  const stated = pay.period ?? (isSession ? null : likelyPeriod(least, most))
  const period = isSession
    ? stated
    : correctPeriod(stated, {
        least,
        most,
        title: shown.title,
        description: shown.description,
      })
  if (!isPlausible(least, most, period)) {
    const value = [advert.payMin, advert.payMax, text].filter(Boolean).join(' ')
    const reason = 'The figures are left out: check them, they look wrong.'
    warn({ field: text ? 'payText' : 'payMin', reason, value })
    return { ...NO_FIGURES, payText }
  }
  const payCurrency = pay.currency ?? CURRENCIES[shown.country] ?? 'GBP'
  const isRange = low !== high && text !== ''
  const isSure = isRange || advert.boardId !== undefined || payCurrency !== 'GBP'
  const payMin = isSure ? low : lowerInText({ low, high, period }, shown)
  return { payMin, payMax: high, payCurrency, payPeriod: period, payText }
}

/** Figures that boards cut short: 51 where the text says ‘51k’ is no wage by the hour. */
function inThousands(range: Range, { title, description }: Shown): Range {
  const sum = range[0] ?? range[1]
  if (sum === null || sum >= 1000) return range
  const isCut = new RegExp(`(?<![\\d.,])${sum} ?k\\b`, 'i').test(`${title} ${description}`)
  return isCut ? [thousands(range[0]), thousands(range[1])] : range
}

const thousands = (sum: number | null) => sum && sum * 1000

/**
 * The bottom of pay in a source’s figures, or the lower one of the advert’s text: many boards print the top of a range as
 * both. Null if the text only says ‘up to’.
 */
function lowerInText(
  { low, high, period }: { low: number | null; high: number | null; period: PayPeriod | null },
  { title, description, country }: Shown,
): number | null {
  if (low === null || country !== 'GB') return low
  if (low === high && saysUpTo(low, `${title}\n${description}`)) return null
  const found = findPayInText(title, description)?.figures
  if (!found) return low
  if (found.period !== period) return period === 'year' && mostOf(found) < low ? null : low
  if (found.min === null) return low === high && (found.max ?? 0) >= low ? null : low
  return found.min >= low * LEAST_SHARE ? Math.min(found.min, low) : low
}

/** The most that pay of another period is for a year, of the longest week. */
function mostOf({ min, max, period }: PayFigures) {
  const most = max ?? min ?? 0
  return period === 'hour' || period === 'week' || period === 'month'
    ? most * TIMES_A_YEAR[period]
    : Number.POSITIVE_INFINITY
}

const TIMES_A_YEAR = { hour: 48 * 52, week: 52, month: 12 }
/** A sum below this share of the source’s figure is no bottom of the same range. */
const LEAST_SHARE = 0.5
const UP_TO = /\bup ?to\s{0,2}£? ?(\d[\d,]{0,9}(?:\.\d\d)?)(k?)\b/gi

/** Whether the text gives this very sum as a top, in whatever sentence. */
function saysUpTo(sum: number, text: string) {
  return Array.from(text.matchAll(UP_TO)).some(
    ([, digits = '', thousand]) => Number(toDigits(digits)) * (thousand ? 1000 : 1) === sum,
  )
}

/** Figures that appear only in the title or the text. The board’s estimate does not count, and pay in words stays. */
function inWords({ title, description, country }: Shown): PayColumns {
  const found = country === 'GB' ? findPayInText(title, description) : null
  if (!found) return { ...NO_FIGURES, payText: null }
  const { figures, passage } = found
  const [payMin, payMax] = ordered(figures.min, figures.max)
  return {
    payMin,
    payMax,
    payCurrency: 'GBP',
    payPeriod: figures.period,
    payText: passage && mentionPay(cutAtWord(cleanLine(passage), LONGEST_PASSAGE)),
  }
}

function chooseFigures(advert: Advert, text: string) {
  const stated = isYes(advert.payIsEstimate) ? null : parseColumns(advert)
  // Figures from our own board have been through this before.
  if (stated && advert.boardId) return stated
  const written = text ? parsePayText(text) : null
  if (written) return { ...written, currency: written.currency ?? parseCurrency(advert) }
  // Next to a text like 'Band 5/6' or a postcode, the figure may have been derived from the wrong number.
  const isMisread = /\d/.test(text) && (!NAMES_GRADE.test(text) || highest(stated) < MIN_CREDIBLE)
  return isMisread ? null : stated
}

function parseColumns(advert: Advert): PayFigures | null {
  const [min, max] = [parseNumber(advert.payMin), parseNumber(advert.payMax)]
  if (min === null && max === null) return null
  const period = advert.payPeriod ? parsePeriod(advert.payPeriod) : null
  return { min, max, currency: parseCurrency(advert), period }
}

function parseCurrency({ payCurrency = '' }: Advert) {
  return /^[A-Z]{3}$/.exec(payCurrency.trim().toUpperCase())?.[0] ?? null
}

function highest(figures: PayFigures | null) {
  return Math.max(figures?.min ?? 0, figures?.max ?? 0)
}

type Range = [low: number | null, high: number | null]

function ordered(min: number | null, max: number | null): Range {
  return min !== null && max !== null && min > max ? [max, min] : [min, max]
}

/** Warns about columns without valid figures, which are left out, if nothing else in the row gives the pay. */
function warnOfWords(advert: Advert, warn: (problem: Problem) => void) {
  if (isYes(advert.payIsEstimate)) return
  for (const field of ['payMin', 'payMax'] as const) {
    const value = cleanLine((advert[field] ?? '').slice(0, 200))
    if (value && !FIGURE.test(toDigits(value)))
      warn({ field, reason: 'Left out: this is not a number.', value })
  }
}

const FIGURE = /^-?\d+(?:\.\d+)?(?:e\+?\d+)?$/i

function toDigits(text: string) {
  return text.replaceAll(/[£€$,\s]/g, '')
}

/** Zero means 'not stated'. */
function parseNumber(text = '') {
  const digits = toDigits(text)
  const number = FIGURE.test(digits) ? Number(digits) : 0
  return number === 0 ? null : Math.round(number * 100) / 100
}

function isYes(text = '') {
  return /^(?:1|true|yes)$/i.test(text.trim())
}
