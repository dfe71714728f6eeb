import { inOriginal } from '#safety/real/find-signs.ts'
import { plainly, toWords, type PlainText } from '#safety/real/plain-text.ts'
import type { RealFinding } from '#safety/real/reasons.ts'
import data from './currencies.json' with { type: 'json' }
import { paySumsIn, YEARLY, type PaySum } from './pay-sums.ts'

const AMOUNT = String.raw`(?<amount>\d{1,3}(?:[., ]\d{2,3})+(?![\d])|\d+(?:[.,]\d{1,2})?)`
const TIMES = data.multiples.map(({ words, times }) => ({ words: toWords(words), times }))
const MULTIPLE = data.multiples.flatMap(({ words }) => words).join('|')
const CURRENCIES = data.currencies.map(({ signs, words, least, most }) => ({
  least,
  most,
  sums: [
    String.raw`(?<![\p{L}\p{M}\d])(?:${signs.join('|')}) ?${AMOUNT}(?: ?(?<times>${MULTIPLE})(?![\p{L}\p{M}]))?`,
    String.raw`(?<![\p{L}\p{M}\d.,£$€])${AMOUNT}(?: ?(?<times>${MULTIPLE}))? ?(?:de |of )?(?:${words.join('|')})(?![\p{L}\p{M}])`,
  ].map((pattern) => new RegExp(plainly(pattern), 'gu')),
}))
/** Words, or a bracket, between two sums that are the same. */
const SAME = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:${data.same.map(plainly).join('|')})(?![a-z])`,
  'u',
)
const APART = 60
/** How far a rate may be from the limits: those who write round, and rates change. */
const FACTOR = 2

const A_MONTH =
  /^[ ,]*(?:(?:per|a|each|gross|net|al|por|ao|par) |\/ ?){0,2}(?:month|mes|mois|mensa|mensu|mo\b|p\/?m)/
const A_YEAR =
  /^[ ,]*(?:(?:per|a|an|each|gross|net|al|por|ao|par) |\/ ?){0,2}(?:year|annu|ano|an\b|p\/?a)/

interface Foreign {
  from: number
  to: number
  amount: number
  least: number
  most: number
}

/** Sums of another money beside pounds which are said to be the same, and are worth more than twice or less than half. */
export function findWrongExchange(plain: PlainText): RealFinding[] {
  const { text } = plain
  const pounds = text.includes('£') || /\b(?:gbp|pounds?|libras)\b/.test(text) ? lines(text) : []
  if (pounds.length === 0) return []
  const foreign = CURRENCIES.flatMap((currency) => foreignIn(text, currency))
  // ‘नेपाली रु.’ is also found as rupees of any country: the longer words tell more.
  const own = foreign.filter((one) => !foreign.some((other) => isWithin(one, other)))
  return own.flatMap((sum): RealFinding[] => {
    const pound = pounds.find((each) => isBeside(text, each, sum))
    if (!pound || isRight(text, pound, sum)) return []
    return [{ reason: 'wrong-sum', ...inOriginal(plain, sum) }]
  })
}

function lines(text: string): PaySum[] {
  return [...text.matchAll(/[^\n]+/g)].flatMap(({ index, 0: line }) =>
    paySumsIn(line)
      .filter(({ isPlain, amount }) => !isPlain && amount > 0)
      .map((sum) => ({ ...sum, from: sum.from + index, end: sum.end + index, to: sum.to + index })),
  )
}

function foreignIn(text: string, { sums, least, most }: (typeof CURRENCIES)[number]): Foreign[] {
  return sums.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: written, groups = {} }) => {
      const { amount = '', times } = groups
      const multiple = times ? (TIMES.find(({ words }) => words.test(times))?.times ?? 1) : 1
      return {
        from: index,
        to: index + written.length,
        amount: toNumber(amount) * multiple,
        least,
        most,
      }
    }),
  )
}

/** ‘7.800.000’ and ‘7,800,000’ are the same, ‘1.5’ is not. */
function toNumber(written: string) {
  return Number(written.replaceAll(/[., ](?=\d{2,3}(?:[., ]\d|$))(?!\d\d$)/g, '').replace(',', '.'))
}

function isWithin(one: Foreign, other: Foreign) {
  return (
    one !== other &&
    one.from >= other.from &&
    one.to <= other.to &&
    (one.to - one.from < other.to - other.from || one.most - one.least > other.most - other.least)
  )
}

function isBeside(text: string, { from, end }: PaySum, sum: Foreign) {
  const [start, stop] = end <= sum.from ? [end, sum.from] : [sum.to, from]
  const between = text.slice(start, stop)
  if (stop < start || between.length > APART || /[\d\n।۔]|[.!?] /.test(between)) return false
  return SAME.test(between) || between.trim() === ''
}

/** Also if one is for a month and the other for a year. */
function isRight(text: string, { amount, period }: PaySum, sum: Foreign) {
  const behind = text.slice(sum.to, sum.to + 25)
  const own = A_MONTH.test(behind) ? 'month' : A_YEAR.test(behind) ? 'year' : period
  const rates = [sum.amount / amount]
  if (period && own && own !== period)
    rates.push((sum.amount * YEARLY[own]) / (amount * YEARLY[period]))
  // The same number cannot be both.
  if (sum.least > 1.05 && rates.some((rate) => Math.abs(rate - 1) < 0.005)) return false
  return rates.some((rate) => rate > sum.least / FACTOR && rate < sum.most * FACTOR)
}
