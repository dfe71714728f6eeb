import type { PayPeriod } from '#contract/jobs.ts'

/** Figures found in an advert's words about pay. A missing end of a range is null. */
export interface PayFigures {
  min: number | null
  max: number | null
  /** ISO 4217; null when the text does not say. */
  currency: string | null
  period: PayPeriod | null
}

const CODES =
  'GBP|EUR|USD|AUD|CAD|NZD|AED|SAR|QAR|KWD|BHD|OMR|CHF|SEK|NOK|DKK|PLN|CZK|HUF|RON|SGD|HKD|INR|ZAR|JPY|NGN|KES|GHS|PHP|MYR'
const SYMBOLS: Record<string, string> = { '£': 'GBP', '€': 'EUR', $: 'USD' }

const AMOUNT = /(?:\d{1,3}(?:,\s?\d{3})+|\d{1,3}(?:[ .]\d{3})+(?!\d)|\d+)(?:\.\d{1,2})?/.source
// A symbol or code before, a code behind, neither: 'k' means thousands.
const MONEY = new RegExp(
  `(?<symbol>[£€$]\\)?|\\b(?:${CODES}))?\\s*(?<![\\d.,])(?<amount>${AMOUNT})(?![\\d%])\\s*(?<thousand>k\\b)?(?:\\s*(?<code>${CODES}|€|euros?)\\b)?`,
  'gi',
)
const BETWEEN = /^[^\d£€$%]{0,20}(?:-|–|—|\bto\b|\band\b|\/)[^\d£€$%]{0,6}$|^\s*$/i
const NOT_MONEY = /\b(?:band|grade|level|point|scale|hours?|hrs|days|weeks?|months?|years?)\s*$/i

const PERIODS: [PayPeriod, string][] = [
  [
    'hour',
    'p\\.?\\s?/?\\s?h(?:r|our)?\\.?\\b|(?:per|an|a|each|/)\\s*h(?:ou)?rs?\\b|/\\s*h\\b|hourly|\\bhour\\b',
  ],
  ['day', 'p/?d\\b|(?:per|a|each|/)\\s*(?:day|shift)\\b|daily|day rate|\\bday\\b'],
  ['week', 'p/?w\\b|(?:per|a|each|/)\\s*w(?:ee)?k\\b|weekly|\\bweek\\b'],
  ['month', 'p/?c?m\\b|(?:per|a|each|/)\\s*(?:calendar\\s*)?month\\b|monthly|\\bmonth\\b'],
  [
    'year',
    'p\\.?\\s?/?a\\.?(?=\\W|$)|(?:per|a|each|/)\\s*(?:ann?u?m?|year|yr)\\b|annual(?:ly)?|annum|yearly|\\byear\\b',
  ],
]
const PERIOD = new RegExp(
  PERIODS.map(([name, source]) => `(?<${name}>(?<![a-z])(?:${source}))`).join('|'),
  'i',
)

/** Reads '£28,333.20 per annum', '£12.50 - £14 ph', 'up to 45k'; null when it names no sum. */
export function parsePayText(text: string): PayFigures | null {
  const sums = [...text.matchAll(MONEY)].map(toSum)
  const hasSymbol = sums.some(({ currency }) => currency)
  const isPlain = !hasSymbol && /^[^\d]{0,30}\d/.test(text) && !/\bband\b/i.test(text)
  const first = sums.find((sum) =>
    hasSymbol ? sum.currency : isPlain && !NOT_MONEY.test(text.slice(0, sum.start)),
  )
  if (!first) return null

  const next = sums.find(({ start }) => start >= first.end)
  const isRange = next && BETWEEN.test(text.slice(first.end, next.start))
  const last = isRange ? next : first
  const period = periodIn(text.slice(last.end)) ?? periodIn(text)
  const currency = first.currency ?? last.currency
  if (isRange) return { ...inOrder(first.amount, last.amount), currency, period }

  const before = text.slice(Math.max(0, first.start - 30), first.start)
  const isMost = /\b(?:up ?to|max(?:imum)?(?: of)?|to)[^\d]{0,6}$/i.test(before)
  const isLeast =
    /\b(?:from|min(?:imum)?(?: of)?|starting(?: at)?|at least|over)[^\d]{0,6}$/i.test(before) ||
    /^\s*\+/.test(text.slice(first.end))
  return {
    min: isMost ? null : first.amount,
    max: isLeast ? null : first.amount,
    currency,
    period,
  }
}

/** 'YEAR', 'per annum', 'HOUR', 'p/h' as one of our periods. */
export function periodIn(text: string): PayPeriod | null {
  const groups = PERIOD.exec(text)?.groups
  return PERIODS.find(([name]) => groups?.[name])?.[0] ?? null
}

function toSum(match: RegExpExecArray) {
  const { symbol = '', amount = '', thousand, code = '' } = match.groups ?? {}
  const digits = amount.replaceAll(/[,\s]/g, '').replaceAll(/\.(?=\d{3})/g, '')
  const mark = (symbol.replace(')', '') || code).toUpperCase()
  return {
    start: match.index,
    end: match.index + match[0].trimEnd().length,
    amount: Number(digits) * (thousand ? 1000 : 1),
    currency: SYMBOLS[mark] ?? (mark.startsWith('EURO') ? 'EUR' : mark || null),
  }
}

/** A range in order; '25-30k' means thousands on both sides. */
function inOrder(one: number, other: number) {
  const low = one < 1000 && other >= 10_000 ? one * 1000 : one
  return { min: Math.min(low, other), max: Math.max(low, other) }
}
