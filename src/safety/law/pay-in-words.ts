import type { LawPay } from './law.ts'
import type { ReadLawText } from './law-rule.ts'

const WEEKS = 52
const MONTHS = 12

const SUM = String.raw`£ ?(\d{2,6}(?:,\d{3})?(?:\.\d{1,2})?)(?: ?(?:-|–|to) ?£? ?(\d{2,6}(?:,\d{3})?(?:\.\d{1,2})?))?`
/** A sum for a day, a shift, a week, a month or a year. */
const PAID = new RegExp(
  String.raw`${SUM},? ?(?:gross |basic )?(?:(?:per|an?|each|every|for (?:an?|the|one|each)|for(?= day)|\/|p\.|p\/?) ?(?:\d{1,2}(?:\.\d)?[ -](?:hours?|hrs?) )?(day|shift|night|week|wk|month|year|annum|yr|w|a)\b|(daily|weekly|monthly|yearly|annually)|(?=[^£.]{0,10}salary)|(?<=\b\d\d ?(?:hours|hrs)\b[^.£\n]{0,60}£ ?[12]\d,?\d{3}))|(?:salary|annual pay|starting pay)(?: of| is|:| -)? ${SUM}`,
  'g',
)
const WEEKLY =
  /(\d{2}(?:\.\d{1,2})?)(?:[ -]?(?:hours?|hrs?))(?: of work)?[, ]*(?:a|per|each|every|\/|p\/?) ?(?:week|wk|w)\b|(\d{2}(?:\.\d{1,2})?)[ -]?(?:hours?|hrs?) (?:working )?week|(?:hours (?:per|a) week|weekly hours)(?: is| are|:)? ?(\d{2}(?:\.\d{1,2})?)|week for (\d{2}) ?(?:hours?|hrs?)|(\d{2}(?:\.\d{1,2})?) ?(?:hours?|hrs?) (?:in|over|for) (?:an?|the|each|every) (?:\w+ )?week\b|(?:contract(?:ed|ual)?|working|weekly|usual|normal|standard) hours(?: are| is| of|:)? ?(?:about |around |roughly )?(\d{2}(?:\.\d{1,2})?)\b(?! ?(?:[-–:]|to\b|am|pm|a day|per day|days))|(?:usual|normal|average|standard|basic|working|typical) (?:working )?week(?: is| of|:)? ?(?:about |around |roughly )?(\d{2}(?:\.\d{1,2})?) ?(?:hours?|hrs?)|\d days (?:a|per|each) week,? (?:and )?(?:about |around |roughly )?(\d{2}(?:\.\d{1,2})?) ?(?:hours?|hrs?)\b/g
/** Hours beside a wage for longer than a day, of whatever else no more than a week has. */
const BARE =
  /(?<!(?:within|in|every|after|first|last|least|under|up to|next|the|of|plus|or|[-–\d/:]) ?)(?<![\d.£])((?:[34567]\d)(?:\.\d{1,2})?) ?(?:hours|hrs)(?=[,.;)\n]|$| (?:give or take|or so|roughly|monday|mon\b|over \d|across \d|spread|with \d days))/g
const DAILY =
  /(\d{1,2}(?:\.\d)?)[ -](?:hours?|hrs?) (?:a |per |each |working )?(?:days?|shifts?)\b/g
/** A night by the clock. */
const NIGHT = /\b([6-9]|1[01])(?:[.:]00)? ?pm ?(?:to|-|–|until|till) ?([5-9])(?:[.:]00)? ?am\b/g
/** A day by the clock, from the morning to the evening; without ‘am’ and ‘pm’ only beside the days of a week. */
const CLOCK =
  /(?<![\d£.:–-])(?<from>\d{1,2})(?:[.:](?<past>[0-5]\d))? ?(?<am>am)? ?(?:to|-|–|until|till|til) ?(?<to>[1-9]|1[01])(?:[.:](?<more>[0-5]\d))? ?(?<pm>pm)?(?![\d.:%]|am\b| ?(?:hours?|hrs?|years?|months?|weeks?|days?|beds?|k|people|visits|rooms|minutes|mins|miles|per|an?)\b)/g
const EARLIEST = 4
const LATEST = 11
const WEEKDAYS =
  /\b(?:mon(?:day)?s?|tue(?:sday)?s?|fri(?:day)?s?|sat(?:urday)?s?|sun(?:day)?s?|weekdays|daily|timings?|[4-7] days|(?:four|five|six|seven) days)\b/
const BESIDE_DAYS = 30
const LONGEST_BREAK = 1
/** A break that the text itself names. */
const REST = /\b(\d)(?:[ -]| full )?(?:hours?|hrs?)'? (?:\w+ )?(?:rest|break|off)\b/
const DAYS_OF_WEEK =
  /\bmon(?:day)?s? ?(?:to|-|–|until|till|through) ?(fri|sat|sun)|\b([4-7]) days(?: (?:a|per|each|every) week|,|\b(?= \d{1,2}(?:[.:]00)? ?am))/
const LAST_DAYS: Record<string, number> = { fri: 5, sat: 6, sun: 7 }
/** Hours of a business or of changing shifts, and not of one person. */
const SHARED_HOURS =
  /\bopen|rota|shifts?\b|between|flexib|various|any \d|cover\b|\bhours (?:of|between)\b|start times?/
/** A sum right after the hours of a week is for that week. */
const FOR_THE_WEEK =
  /(?<=\d{2} ?(?:hours?|hrs?) (?:a|per) (?:week|wk), )£ ?(\d{3})(?= ?(?:[,;]|\.(?!\d)|$|(?:in )?(?:cash|hand)\b))/g
/** Pay for other hours than those beside it, or with more on top than the advert says. */
const NOT_FOR_THESE =
  /pro[ -]?rata|(?<!\w)(?:fte|wte|ote)(?!\w)|full[ -]?time equivalent|whole[ -]?time|commission|on[ -]target|bonus|stipend|bursary|(?<!(?:diesel|fuel|car|mileage|uniform|tools?|clothing|boot) )allowance|volunteer|placement|term[ -]?time|up to \d|sleep|supplement|premium|uplift|budget|turnover|part[ -]?time|self[ -]?employed|fees?\b/
const NO_WAGE =
  /\brent|available at|(?:flat|house|cottage|room|caravan|board|parking|lodging)s?,? (?:is |at |for |costs? )?£/
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
    if (
      period !== 'day' &&
      NO_WAGE.test(text.slice(Math.max(0, match.index - 25), match.index + words.length + 12))
    )
      return []
    const hours = period === 'day' ? hoursOfDay(nearby) : hoursOfWeek(nearby)
    const paid = Math.max(...[low, high, salary, most].map(toNumber))
    if (hours === null || hours > 80 || paid === 0) return []
    const hourly = toHourly({ min: null, max: paid, period, hours })
    if (hourly === null) return []
    const lodged = LODGED.test(text) ? (LODGING_A_DAY * (period === 'day' ? 1 : 7)) / hours : 0
    return [
      { from: match.index, to: match.index + words.length, hourly: hourly + lodged, period, hours },
    ]
  })
}

function hoursOfDay(text: string) {
  const [night, ...others] = text.matchAll(NIGHT)
  const [day, ...more] = daysByClock(text)
  if (night && others.length === 0 && !day)
    return 12 - Number(night[1]) + Number(night[2]) - LONGEST_BREAK
  if (!day || more.length > 0) return onlyNumber(text, DAILY)
  return day - LONGEST_BREAK
}

/** The lengths in hours of days by the clock. */
function daysByClock(text: string): number[] {
  return [...text.matchAll(CLOCK)].flatMap(({ index, 0: words, groups = {} }) => {
    const [from = 0, past = 0, to = 0, more = 0] = ['from', 'past', 'to', 'more'].map((part) =>
      Number(groups[part] ?? 0),
    )
    if (from < EARLIEST || from > LATEST) return []
    const beside = text.slice(Math.max(0, index - BESIDE_DAYS), index + words.length + BESIDE_DAYS)
    const isClock = groups['am'] !== undefined || groups['pm'] !== undefined
    if (!isClock && !WEEKDAYS.test(beside)) return []
    const hours = to + 12 + more / 60 - from - past / 60
    return hours >= SHORTEST_DAY && hours <= LONGEST_DAY ? [hours] : []
  })
}

const SHORTEST_DAY = 6
const LONGEST_DAY = 14

function hoursOfWeek(text: string) {
  const named = text.search(WEEKLY) >= 0 ? WEEKLY : BARE
  return text.search(named) >= 0 ? onlyNumber(text, named) : weekByClock(text)
}

/** ‘Monday to Saturday, 7am to 7pm’ without what is rest. */
function weekByClock(text: string) {
  const [day, ...more] = daysByClock(text)
  const days = DAYS_OF_WEEK.exec(text)
  if (!day || !days || more.length > 0 || SHARED_HOURS.test(text)) return null
  const rest = Number(REST.exec(text)?.[1] ?? LONGEST_BREAK)
  const number = Number(days[2] ?? LAST_DAYS[days[1] ?? ''])
  return number * (day - rest)
}

function toPeriod(word = 'year'): LawPay['period'] {
  if (word.startsWith('da') || word === 'shift' || word === 'night') return 'day'
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
