import wages from '#safety/law/data/minimum-wage.json' with { type: 'json' }
import { inOriginal, sentencesOf } from '#safety/real/find-signs.ts'
import { plainly, toWords, type PlainText } from '#safety/real/plain-text.ts'
import type { RealFinding } from '#safety/real/reasons.ts'
import { suggestOccupation } from '#sponsorship/advert/occupation/suggest-occupation.ts'
import type { RuleIndex } from '#sponsorship/rules/rule-index.ts'
import type { OccupationRule } from '#sponsorship/rules/rule-set.ts'
import data from './pay-words.json' with { type: 'json' }
import { weeklyHoursIn } from './weekly-hours.ts'

const HOURS_A_WEEK = 37.5
const YEARLY = { hour: 52 * HOURS_A_WEEK, week: 52, month: 12, year: 1 }
type Period = keyof typeof YEARLY
/** Sums below these are for something else than the pay of full-time work. */
const LEAST: Record<Period, number> = { hour: 3, week: 100, month: 400, year: 4000 }
/** Words for numbers, in plain letters. */
const UNITS: Record<string, number> = Object.fromEntries(
  Object.entries(data.units).map(([word, value]) => [plainly(word), value]),
)
const PERIODS = Object.keys(YEARLY) as Period[]

const POUNDS = data.pounds.join('|')
const NUMBER = String.raw`(\d{1,3}(?: \d{3})(?= ?(?:£|${POUNDS}))|\d{1,3}(?:[.٬]\d{3})+|\d+(?:,\d{3})*(?:[.]\d\d?)?|${data.numbers.join('|')})( ?k(?![a-z])| ?(?:${data.thousand.join('|')})(?![\p{L}\p{M}]))?`
const SUM = new RegExp(
  plainly(String.raw`(?<![\p{L}\p{M}\d.,])(?:£ ?${NUMBER}|${NUMBER}(?: ?(?:£|${POUNDS}))?)(?!\d)`),
  'gu',
)
/** What each sum has, in digits or words. */
const SOME_SUM = new RegExp(plainly(String.raw`\d|${POUNDS}|${data.thousand.join('|')}`), 'u')
const AFTER = byPeriod(
  data.after,
  (words) =>
    String.raw`^(?: \([^)\n]{0,80}\))?,? ?(?:gross |basic |sterling |esterlinas |brut[aeo]?s? |base ){0,2}(?:${words})`,
)
const BEFORE = byPeriod(data.before, (words) => String.raw`(?:${words})[^\d£.]{0,24}$`)
const OF_PAY = toWords(data.ofPay)
const FULL_TIME = toWords(data.fullTime)
const NOT_PAY = toWords(data.notPay)
const LEARNERS = toWords(data.learners)
const GROWN_UP =
  /\b(?:adult|aged? (?:2[1-9]|[3-6]\d)|(?<!until )you are (?:2[1-9]|[3-6]\d)|over 21|21 and over|21 or (?:over|older)|youre \d\d|(?:edad|umri|aged?) (?:mo |ka )?(?:2[1-9]|[3-6]\d))\b/
const OLD_PERMISSION = toWords(data.oldPermission)
const HEALTH = toWords(data.health)
const OTHER_TRADES = toWords(data.otherTrades)
const NET = toWords(data.net)
/** Where a text does not say them, fewer may be meant than the rates are for. */
const LEAST_HOURS = 35
/** What stands between the words of a job and the rest: ‘as an accountant at …’. */
const PARTS =
  /[,.;:()\n–]|\b(?:as|at|for|of|to|is|your|our|role|position|post|we|the|an?|with|job|offer\w*|sponsored|appointment|confirm)\b/

function byPeriod(words: Record<Period, string[]>, pattern: (words: string) => string) {
  return PERIODS.map((period) => ({
    period,
    words: new RegExp(plainly(pattern(words[period].join('|'))), 'u'),
  }))
}

interface Pay {
  from: number
  to: number
  amount: number
  period: Period
  sentence: string
}

/**
 * Pay for full-time work that no rule allows: below the minimum wage, or, with sponsorship, below what is enough in any
 * occupation, or in the one that the message names.
 */
export function findLowPay(
  plain: PlainText,
  ruleIndex: RuleIndex,
  { isSponsored, date }: { isSponsored: boolean; date: string },
): RealFinding[] {
  const hours = weeklyHoursIn(plain)
  return sentencesOf(plain)
    .flatMap((range) => paysIn(plain, range))
    .filter((pay) =>
      isSponsored
        ? isBelowAll(pay, plain.text, ruleIndex, hours)
        : isBelowWage(pay, plain.text, { date, hours }),
    )
    .map((pay) => ({ reason: 'low-pay', ...inOriginal(plain, pay) }))
}

function paysIn({ text }: PlainText, { from, to }: { from: number; to: number }): Pay[] {
  const sentence = text.slice(from, to)
  if (!SOME_SUM.test(sentence) || NOT_PAY.test(sentence)) return []
  return [...sentence.matchAll(SUM)].flatMap((match): Pay[] => {
    const [all, first, firstK, second, secondK] = match
    const written = first ?? second ?? ''
    const isPlain = /^\d[\d,.]*$/.test(all)
    const end = match.index + all.length
    // Of a range the upper end counts.
    if (/^ ?(?:-|to|–) ?£? ?\d/.test(sentence.slice(end))) return []
    const after = sentence.slice(end, end + 40)
    const before = sentence.slice(Math.max(0, match.index - 40), match.index)
    const found =
      AFTER.find(({ words }) => words.test(after)) ?? BEFORE.find(({ words }) => words.test(before))
    const amount = toNumber(written) * ((firstK ?? secondK) ? 1000 : 1)
    const isBare = !found && !isPlain && amount >= 10_000 && FULL_TIME.test(sentence)
    const period = found?.period ?? (isBare ? 'year' : null)
    if (period === null || amount < LEAST[period]) return []
    if (isPlain && (period !== 'year' || amount < 10_000)) return []
    if ((period === 'week' || period === 'month') && !OF_PAY.test(sentence)) return []
    const start = from + match.index
    const rest = AFTER.find(({ words }) => words.test(after))?.words.exec(after)?.[0].length ?? 0
    return [{ from: start, to: start + all.trimEnd().length + rest, amount, period, sentence }]
  })
}

function toNumber(written: string) {
  const digits = Number(written.replaceAll(/[, ٬]|\.(?=\d{3})/g, ''))
  if (!Number.isNaN(digits)) return digits
  return written.split(/[ -]/).reduce((sum, word) => sum + (UNITS[word] ?? 0), 0)
}

function isBelowAll(
  { amount, period, from }: Pay,
  text: string,
  { rules, lowestSalary, occupation }: RuleIndex,
  hours: number | null,
) {
  const wage = rules.figures.minimumWage.value
  const yearly = yearlyOf({ amount, period }, hours)
  if (period === 'hour' && amount < wage) return true
  if (hours !== null && yearly < wage * hours * 52) return true
  const isOld = OLD_PERMISSION.test(text)
  // A band of a national pay scale below the floor of every option does not lower it.
  const lowest = period === 'hour' ? 0 : Math.min(...rules.options.map((option) => option.floor))
  if (yearly < (isOld ? Math.min(lowestSalary, wage * YEARLY.hour) : lowest)) return true
  const floor = Math.min(
    ...rules.options
      .filter(({ rates, needs }) => rates === 'standard' && !needs.includes('national-scale'))
      .map((option) => option.floor),
  )
  if (isOld || HEALTH.test(text)) return false
  const { codes, isTitle } = workBefore(text.slice(Math.max(0, from - 160), from))
  if (codes.length === 0) return yearly < floor && OTHER_TRADES.test(text)
  const share = (hours ?? LEAST_HOURS) / HOURS_A_WEEK
  return codes.every((code) => {
    const rule = occupation.get(code)
    const rate = (rule?.standard?.share70 ?? 0) * Math.min(share, 1)
    return isOfNoScale(rule) && yearly < Math.max(floor, isTitle ? rate : 0)
  })
}

/** What a year’s pay is, for the hours that a text states. */
function yearlyOf({ amount, period }: Pick<Pay, 'amount' | 'period'>, hours: number | null) {
  return amount * (period === 'hour' && hours !== null ? hours * 52 : YEARLY[period])
}

/** Whether no lower floor is open to an occupation, as one is in health and care and on national pay scales. */
function isOfNoScale(rule: OccupationRule | undefined) {
  return rule !== undefined && rule.nationalScale === null && rule.healthAndCare === 'no'
}

/** The occupations that the words nearest before a sum may mean, and whether they are a title of one. */
function workBefore(text: string): { codes: string[]; isTitle: boolean } {
  for (const part of text.split(PARTS).toReversed()) {
    const words = part.trim()
    if (!/[a-z]{4}/.test(words) || words.split(' ').length > 6) continue
    const found = suggestOccupation(words)
    if (found) return { codes: [found.code, ...found.others], isTitle: found.matched !== null }
  }
  return { codes: [], isTitle: false }
}

/** The wage of 18 to 20, unless the text says that the person is older; learners may have less. */
function isBelowWage(
  { amount, period, sentence }: Pay,
  text: string,
  { date, hours }: { date: string; hours: number | null },
) {
  if (LEARNERS.test(text) || !OF_PAY.test(sentence)) return false
  if (period !== 'hour' && (hours === null || NET.test(sentence))) return false
  const rate = wages.rates.findLast(({ from }) => from <= date)
  const hourly =
    period === 'hour' ? amount : yearlyOf({ amount, period }, hours) / (hours ?? 1) / 52
  return rate !== undefined && hourly < (GROWN_UP.test(text) ? rate.adults : rate.youths)
}
