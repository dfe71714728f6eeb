import type { LawPay } from './law.ts'
import type { ReadLawText } from './law-rule.ts'

const WEEKS = 52
const MONTHS = 12

const SUM = String.raw`£ ?(\d{2,6}(?:,\d{3})?(?:\.\d{1,2})?)(?: ?(?:-|–|to) ?£? ?(\d{2,6}(?:,\d{3})?(?:\.\d{1,2})?))?`
/** A sum for a day, a shift, a week, a month or a year. */
const PAID = new RegExp(
  String.raw`${SUM},? ?(?:gross |basic )?(?:(?:per|an?|each|every|for an?|\/|p\.|p\/?) ?(?:\d{1,2}(?:\.\d)?[ -](?:hours?|hrs?) )?(day|shift|week|wk|month|year|annum|yr|w|a)\b|(daily|weekly|monthly|yearly|annually)|(?=[^£.]{0,10}salary))|(?:salary|annual pay|starting pay)(?: of| is|:| -)? ${SUM}`,
  'g',
)
const WEEKLY =
  /(\d{2}(?:\.\d{1,2})?)(?:[ -]?(?:hours?|hrs?))(?: of work)?[, ]*(?:a|per|each|every|\/|p\/?) ?(?:week|wk|w)\b|(\d{2}(?:\.\d{1,2})?)[ -]?(?:hours?|hrs?) (?:working )?week|(?:hours (?:per|a) week|weekly hours)(?: is| are|:)? ?(\d{2}(?:\.\d{1,2})?)|week for (\d{2}) ?(?:hours?|hrs?)/g
const DAILY =
  /(\d{1,2}(?:\.\d)?)[ -](?:hours?|hrs?) (?:a |per |each |working )?(?:days?|shifts?)\b/g
/** A day by the clock, from the morning to the evening. */
const CLOCK = /\b(\d{1,2})(?:[.:]00)? ?am ?(?:to|-|–|until|till) ?([1-9]|1[01])(?:[.:]00)? ?pm\b/g
const LONGEST_BREAK = 1
/** A sum right after the hours of a week is for that week. */
const FOR_THE_WEEK =
  /(?<=\d{2} ?(?:hours?|hrs?) (?:a|per) (?:week|wk), )£ ?(\d{3})(?= ?(?:[,;]|\.(?!\d)|$|(?:in )?(?:cash|hand)\b))/g
/** Pay for other hours than those beside it, or with more on top than the advert says. */
const NOT_FOR_THESE =
  /pro[ -]?rata|(?<!\w)(?:fte|wte|ote)(?!\w)|full[ -]?time equivalent|whole[ -]?time|commission|on[ -]target|bonus|stipend|bursary|allowance|volunteer|apprentic|placement|term[ -]?time|up to \d|sleep|supplement|premium|uplift|budget|turnover|part[ -]?time|self[ -]?employed|fees?\b/
const LODGED = /live[ -]?in|accommodation|caravan|room|lodging|board\b|housing/
/** What a day’s lodging may count towards the minimum wage, rounded up: £10.66 in 2025. */
const LODGING_A_DAY = 12
const NEAR = 160

/** Pay for a day, a week, a month or a year as the hours beside it make it, and where it stands. */
export function payInWords({ folded }: ReadLawText) {
  const { text } = folded
  const weekly = [...text.matchAll(FOR_THE_WEEK)].map((match) => ({
    match,
    period: 'week' as const,
  }))
  const named = [...text.matchAll(PAID)].map((match) => ({
    match,
    period: toPeriod(match[3] ?? match[4]),
  }))
  return [...named, ...weekly].flatMap(({ match, period }) => {
    const [words, low, high, , , salary, most] = match
    const nearby = text.slice(Math.max(0, match.index - NEAR), match.index + words.length + NEAR)
    if (NOT_FOR_THESE.test(nearby)) return []
    const hours = period === 'day' ? hoursOfDay(nearby) : onlyNumber(nearby, WEEKLY)
    const paid = Math.max(...[low, high, salary, most].map(toNumber))
    if (hours === null || hours > 80 || paid === 0) return []
    const hourly = toHourly({ min: null, max: paid, period, hours })
    if (hourly === null) return []
    const lodged = LODGED.test(text) ? (LODGING_A_DAY * (period === 'day' ? 1 : 7)) / hours : 0
    return [{ from: match.index, to: match.index + words.length, hourly: hourly + lodged }]
  })
}

function hoursOfDay(text: string) {
  const [day, ...more] = text.matchAll(CLOCK)
  if (!day || more.length > 0) return onlyNumber(text, DAILY)
  return Number(day[2]) + 12 - Number(day[1]) - LONGEST_BREAK
}

function toPeriod(word = 'year'): LawPay['period'] {
  if (word.startsWith('da') || word === 'shift') return 'day'
  if (word.startsWith('w')) return 'week'
  return word.startsWith('m') ? 'month' : 'year'
}

function toNumber(digits = '0') {
  return Number(digits.replaceAll(',', ''))
}

/** The number that a text names; null where it names none or several. */
function onlyNumber(text: string, pattern: RegExp) {
  const numbers = [...text.matchAll(pattern)].map(([, ...found]) => Number(found.find(Boolean)))
  const [first, ...more] = new Set(numbers)
  return first === undefined || more.length > 0 ? null : first
}

/** The highest pay by the hour; null where it cannot be known. `hours` are those of a day for pay by the day. */
export function toHourly({ min, max, period, hours }: LawPay) {
  const most = max ?? min
  if (most === null || most <= 0) return null
  if (period === 'hour') return most
  if (!hours) return null
  const weekly =
    period === 'month' ? (most * MONTHS) / WEEKS : period === 'year' ? most / WEEKS : most
  // To the penny, as rates are.
  return Math.round((weekly / hours) * 100) / 100
}
