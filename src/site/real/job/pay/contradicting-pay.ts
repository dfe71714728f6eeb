import { inOriginal, sentencesOf } from '#safety/real/find-signs.ts'
import { plainly, toWords, type PlainText } from '#safety/real/plain-text.ts'
import type { RealFinding } from '#safety/real/reasons.ts'
import data from './pay-words.json' with { type: 'json' }
import { paySumsIn, type Period } from './pay-sums.ts'
import { weeklyHoursIn } from './weekly-hours.ts'

/** What pay may be for each period; other sums are for something else. */
const LIMITS: Record<Exclude<Period, 'day'>, readonly [number, number]> = {
  hour: [5, 150],
  week: [150, 4000],
  month: [600, 15_000],
  year: [11_000, 200_000],
}
/** Rates for hours also depend on breaks that are not paid, and months on four weeks or more. */
const SLACK = { hour: 0.09, week: 0.04, month: 0.04, year: 0 }
/** Words that make two sums differ, or say that something else is counted. */
const EXPLAINED = toWords(data.explained)
/** Words that say that nothing else is counted, or not in these sums. */
const BASIC_ONLY = new RegExp(data.basicOnly.map(plainly).join('|'), 'gu')
const OF_PAY = toWords([...data.ofPay, ...data.fullTime, 'basic', 'rate', 'before tax', 'offer'])
const NOT_PAY = toWords([...data.notPay, ...data.housing])

interface Said {
  from: number
  to: number
  period: keyof typeof LIMITS
  amount: number
}

/** The pay of a year that does not follow from that of a month, a week or an hour, if nothing else is said to be in it. */
export function findContradictingPay(plain: PlainText): RealFinding[] {
  const text = plain.text.replaceAll(BASIC_ONLY, (words) => ' '.repeat(words.length))
  const said = sentencesOf({ ...plain, text }).flatMap(({ from, to }) => saidIn(text, from, to))
  if (EXPLAINED.test(text) && !plain.text.match(BASIC_ONLY)) return []
  const [year, ...otherYears] = oneOf(said, 'year')
  const hours = weeklyHoursIn(plain)
  const yearly = { hour: 52 * (hours ?? 0), week: 52, month: 12, year: 1 }
  if (year && otherYears.length === 0) {
    const wrong = (['month', 'week', 'hour'] as const).some((period) => {
      const [pay, ...others] = oneOf(said, period)
      if (!pay || others.length > 0 || yearly[period] === 0) return false
      return Math.abs((pay.amount * yearly[period]) / year.amount - 1) > SLACK[period]
    })
    return wrong ? [toFinding(plain, year)] : []
  }
  const [week, ...otherWeeks] = oneOf(said, 'week')
  const [hour, ...otherHours] = oneOf(said, 'hour')
  if (!week || !hour || hours === null || otherWeeks.length + otherHours.length > 0) return []
  const isWrong = Math.abs((hour.amount * hours) / week.amount - 1) > SLACK.hour
  return isWrong ? [toFinding(plain, week)] : []
}

function toFinding(plain: PlainText, range: Said): RealFinding {
  return { reason: 'wrong-sum', ...inOriginal(plain, range) }
}

/** Pays of one period with different amounts. */
function oneOf(said: Said[], period: Said['period']) {
  const pays = said.filter((pay) => pay.period === period).map((pay) => [pay.amount, pay] as const)
  return [...new Map(pays).values()]
}

function saidIn(text: string, from: number, to: number): Said[] {
  const sentence = text.slice(from, to)
  if (NOT_PAY.test(sentence)) return []
  return paySumsIn(sentence).flatMap((sum): Said[] => {
    const { amount, isPlain, isRange } = sum
    if (isPlain || sum.period === 'day') return []
    const isBare = sum.period === null || !isWithin(sum.period, amount)
    if (isBare && !OF_PAY.test(sentence)) return []
    const period = isBare || !sum.period ? 'year' : sum.period
    if (!isWithin(period, amount)) return []
    const said: Said = { from: from + sum.from, to: from + sum.to, period, amount }
    // Both ends of a range keep the sums from being one.
    return isRange ? [said, { ...said, amount: amount + 1 }] : [said]
  })
}

function isWithin(period: Period, amount: number) {
  if (period === 'day') return false
  const [least, most] = LIMITS[period]
  return amount >= least && amount <= most
}
