import type { PayPeriod } from '#trade/jobs.schema.ts'
import { isSumElsewhere } from './other-sums.ts'
import { findPeriod } from './pay-period.ts'

/** Figures found in an advert's pay text. A missing end of a range is null. */
export interface PayFigures {
  min: number | null
  max: number | null
  /** ISO 4217; null if the text does not name one. */
  currency: string | null
  period: PayPeriod | null
}

interface Sum {
  start: number
  end: number
  amount: number
  /** Null without a symbol or code. */
  currency: string | null
  hasSymbolAfter: boolean
  hasPence: boolean
}

const CODES =
  'GBP|EUR|USD|AUD|CAD|NZD|AED|SAR|QAR|KWD|BHD|OMR|CHF|SEK|NOK|DKK|PLN|CZK|HUF|RON|SGD|HKD|INR|ZAR|JPY|NGN|KES|GHS|PHP|MYR'
const SYMBOLS: Record<string, string> = { '£': 'GBP', '€': 'EUR', $: 'USD' }

const AMOUNT = /(?:\d{1,3}(?:,\s?\d{3})+|\d{1,3}(?:[ .]\d{3})+(?!\d)|\d+)(?:\.\d{1,2})?/.source
// A symbol or code before, a code after, or neither; 'k' means thousands.
const MONEY = new RegExp(
  `(?<symbol>[£€$]\\)?|\\b(?:${CODES}))?\\s*(?<![\\p{L}\\d.,])(?<amount>${AMOUNT})(?![\\d%]|,\\d)` +
    `(?:\\s*(?<thousand>k)(?![a-z]))?(?:\\s*(?<code>€|(?:${CODES}|euros?)\\b))?`,
  'giu',
)
// '£36,856,00' and '£49,32' are ambiguous.
const GARBLED = /\d,\d{1,2}(?!\d)|\d,\d{4}/
const NOT_PAY = /^[\s+]*(?:\w+\s+){0,2}(?:bonus|golden hello|relocation|allowance|voucher)/i
const RANGE =
  /^[^\d£€$%/]{0,12}(?:-|\bto\b)[^\d£€$%/]{0,6}$|^\s*(?:p\/?h|\/ ?(?:yr|year|hr|hour))\s*(?:-|to)\s*$|^\s*\/?\s*$/i
const UP_TO =
  /(?:\b(?:up ?to|max(?:imum)?(?: of)?|under|below|(?:less|(?:no|not) more) than|as (?:much|high) as|capped at|(?:tops?|topping) out at|(?:top of|ceiling of|reaching|rising to))|[<≤]|^\W*to\b|(?<![\d.,])£? ?0(?:\.00)?k? ?(?:-|to))[^\d]{0,6}$/i
/** Words behind a sum that make it the most, not the least. */
const AT_MOST =
  /^k?(?:[\s(,:-]*(?:gbp|p\.?a\.?|per (?:annum|year|hour)|an? (?:year|hour)))?[\s(,:-]*(?:max(?:imum)?\b(?! (?:of|hours))|or less\b|or (?:under|below)\b|cap\b|ceiling\b|(?:at the )?top (?:of|end)\b|top of the (?:range|scale)\b)/i
const AT_LEAST = /\b(?:from|min(?:imum)?(?: of)?|starting(?: at)?|at least|over)[^\d]{0,6}$/i

const DASHES = /[\u2010-\u2015\u2212]/g

/** The text with every kind of dash as a hyphen. */
export function withHyphens(text: string): string {
  return text.replaceAll(DASHES, '-')
}

/** Parses '£28,333.20 per annum', '£12.50 - £14 ph', 'up to 45k'; null if it has no sum. */
export function parsePayText(words: string): PayFigures | null {
  const text = withoutOtherSums(withHyphens(words))
  if (GARBLED.test(text)) return null
  const sums = findSums(text)
  const marked = sums.findIndex(({ currency }) => currency)
  const start = marked === -1 ? sums.findIndex((sum) => isPlainSum(sum, text)) : marked
  const [before, found, next] = [sums[start - 1], sums[start], sums[start + 1]]
  if (!found) return null

  // '54,389 - 60,587 GBP' and '54,389 to £60,587' have the currency at the end.
  const isEnd =
    before && (found.hasSymbolAfter || isBareBottom(before, found)) && isRange(text, before, found)
  const first = isEnd ? before : found
  const last = first === before ? found : next && isRange(text, found, next) ? next : found
  const after = sums[sums.indexOf(last) + 1]
  const period =
    findPeriod(text.slice(last.end, after?.start)) ??
    findPeriod(text.slice(first.end, last.start)) ??
    findPeriod(text.slice(0, first.start))
  const range = last === first ? toRange(first, text) : sortRange(first.amount, last.amount)
  const ends = period === null || period === 'year' ? withLowerSums(range, sums, text) : range
  return { ...ends, currency: first.currency ?? last.currency, period }
}

/** Every sum that may be pay; '25-30k' means thousands on both sides. */
function findSums(text: string) {
  const sums = Array.from(text.matchAll(MONEY), toSum).filter(
    ({ amount, end }) => amount > 0 && !NOT_PAY.test(text.slice(end)),
  )
  return sums.map((sum, index) => {
    const next = sums[index + 1]
    const isShort = next && sum.amount < 1000 && !sum.hasPence && next.amount >= 10_000
    return isShort && /^\s*(?:-|to)\s*[£€$]?\s*$/.test(text.slice(sum.end, next.start))
      ? { ...sum, amount: sum.amount * 1000 }
      : sum
  })
}

function toSum(match: RegExpExecArray): Sum {
  const { symbol = '', amount = '', thousand, code = '' } = match.groups ?? {}
  const digits = amount.replaceAll(/[,\s]/g, '').replaceAll(/\.(?=\d{3})/g, '')
  const mark = (symbol.replace(')', '') || code).toUpperCase()
  return {
    start: match.index,
    end: match.index + match[0].trimEnd().length,
    amount: Number(digits) * (thousand ? 1000 : 1),
    currency: SYMBOLS[mark] ?? (mark.startsWith('EURO') ? 'EUR' : mark || null),
    hasSymbolAfter: symbol === '',
    hasPence: digits.includes('.'),
  }
}

/** Accepts a number without a currency only if it must be pay: not 'Band 5', '5 sessions' or 'BA2 7BR'. */
function isPlainSum({ amount, start, end, hasPence }: Sum, text: string) {
  if (/\b(?:band|grade|level|point|scale|range)\b/i.test(text.slice(0, start))) return false
  return (
    amount >= 10_000 || hasPence || (amount > 5 && findPeriod(text.slice(end, end + 12)) !== null)
  )
}

/** Whether a number without a currency is a year’s pay, before a higher one: not the band in 'Band 6 - £31,365'. */
function isBareBottom({ amount, currency }: Sum, next: Sum) {
  return currency === null && amount >= 10_000 && amount <= next.amount
}

function isRange(text: string, first: Sum, next: Sum) {
  const between = text.slice(first.end, next.start)
  const isBetween = /\bbetween\b/i.test(text.slice(0, first.start)) && /^\s*and\s*$/i.test(between)
  return isBetween || RANGE.test(between)
}

/** The lowest pay of a year and of a part of a scale. */
const A_YEAR = 15_000
const LEAST_SHARE = 0.4
const ADDED = /(?:\+|\bplus\b|\band an?\b|\bincl?\w*\b)[^\d]{0,20}$/i

interface Range {
  min: number | null
  max: number | null
}

/** A range down to any lower yearly sum of the words: ‘£68,000 once qualified; £45,000 while training’. */
function withLowerSums(range: Range, sums: Sum[], text: string): Range {
  const { min } = range
  if (min === null || min < A_YEAR) return range
  const lower = sums.filter(
    ({ amount, currency, start, end }) =>
      currency !== null &&
      amount >= Math.max(A_YEAR, min * LEAST_SHARE) &&
      amount < min &&
      (findPeriod(text.slice(end, end + 12)) ?? 'year') === 'year' &&
      !ADDED.test(text.slice(Math.max(0, start - 30), start)),
  )
  return { ...range, min: Math.min(min, ...lower.map(({ amount }) => amount)) }
}

function toRange({ amount, start, end }: Sum, text: string): Range {
  const before = text.slice(Math.max(0, start - 30), start)
  if (UP_TO.test(before) || AT_MOST.test(text.slice(end))) return { min: null, max: amount }
  return { min: amount, max: AT_LEAST.test(before) || text[end] === '+' ? null : amount }
}

/** The words without the clauses about other sums: the visa’s threshold, a budget, the last holder’s pay. */
function withoutOtherSums(text: string) {
  if (!isSumElsewhere(text)) return text
  const clauses = text.split(/(?<=[;|\n]|\.(?=\s)|,(?=\s)|\))/)
  return clauses.filter((clause) => !isSumElsewhere(clause)).join('')
}

function sortRange(one: number, other: number): Range {
  return { min: Math.min(one, other), max: Math.max(one, other) }
}
