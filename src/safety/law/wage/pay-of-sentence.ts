import { toHourly } from '#safety/law/pay-in-words.ts'
import type { LawPay } from '#safety/law/law.ts'
import type { LawSentence } from '#safety/law/law-rule.ts'

const MONEY = /£|\d an? (?:day|shift|night|week)\b/
const SUM =
  /(?:£ ?|(?<=\b(?:gets?|pays?|paid|earns?|receives?) )(?=\d{2,3} an? (?:day|shift|night|week)\b))(\d{2,6}(?:\.\d{1,2})?)(?: ?(?:-|to) ?£? ?(\d{2,6}(?:\.\d{1,2})?))?(?![\d%]| ?(?:-|to) ?\d)/g
/** A longer text without an end is of many things. */
const LONGEST = 300
/** The period that stands right after a sum. */
const AFTER =
  /^,? ?(?:(?:gross|basic|net|clear|cash|flat|only|pocket money|allowance|fixed|plus food),? ){0,2}(?:(?:per|an?|each|every|for(?: an?| the| one| each)?|in the|\/|p\.?\/?) ?(?:\d{1,2}(?:\.\d)?[ -](?:hours?|hrs?) )?(?:waking |working |full |whole |match |day |quiet )?(day|shift|night|week|wk|month|mth|year|annum|yr)|p\.?\/? ?(d|w|cm|a)\b|(daily|weekly|monthly|yearly|annually))/
/** The period that stands right before it. */
const BEFORE =
  /\b(?:an? |the )?(daily|day|weekly|monthly|annual|yearly) (?:(?:rate|wages?|pay|salary|retainer|fee|basic|sum|allowance|pocket money),? ?)?(?:of |is |at |: ?|- ?)?(?:only |just )?$/
/** A sum that is not what the work is paid with. */
const OTHER_BEFORE =
  /\b(?:over|above|from|minus|less|off|deposit|rent|costs?|charge\w*|deduct\w*|fees?|fare|expenses|up to|worth|save|bonus|budget|turnover|ote|extra|another|plus|voucher|licence) (?:of |is |at |an? )?$|[+&] ?$/
const OTHER_AFTER =
  /^,? ?(?:p\.?\/?h\b|(?:per|an?|each|every|\/|p\.?) ?(?:hour|hr|h\b|(?:room|mile|item|box|bin|tray|bag|head|drop|parcel|person|visit|class|lesson|session|survey|car|vehicle|piece|store|garment|dress|chair|bird|walk|job|call|interview|yard|unit|round)\b)|(?:hourly|bonus|deposit|off|towards|rent|voucher|refund|fee|for (?:the |your |an? )?(?:room|board|lodging|flat|caravan|uniform|dbs|licence|course|van|travel|books|parking))\b)/
const OTHER_PAY =
  /pro[ -]?rata|(?<!\w)(?:fte|wte|ote)\b|full[ -]?time equivalent|commission|bonus|stipend|bursary|volunteer|placement|term[ -]?time|sleep[ -]?in|on top|supplement|premium|self[ -]?employed|freelance|\bsavings?\b|\bloan\b|customers? pay|turnover|budget|cheque|\bgrant\b|overtime|\bextra\b|\bper hour\b|an hour\b(?!'s)|\bhourly\b(?! wage)|mileage|p per mile|\bdrops?\b/
const LODGED =
  /live[ -]?in|living in|stay[ -]?in|accommodation|caravan|\broom|lodging|board\b|cottage|flat\b/
/** What a day’s lodging may count towards the minimum wage, rounded up. */
const LODGING_A_DAY = 12

const HOURS =
  /(?<![\d.£:])(\d{1,3}(?:\.\d{1,2})?)(?:[ -]?(?:hours?|hrs?|h)\b(?!'? (?:notice|break|rest|off|free|away)\b)|hpw\b)/g
const CLOCK =
  /(?<![\d£.:–/+-])(?<from>\d{1,2}|noon)(?:[.:](?<past>[0-5]\d))? ?(?<am>am|pm)? ?(?:to|-|–|until|till|til) ?(?<to>\d{1,2}|noon|midnight)(?:[.: ](?<more>[0-5]\d)(?!\d))? ?(?<pm>am|pm)?(?![\d%]|\.\d| ?(?:hours?|hrs?|years?|months?|weeks?|days?|beds?|k|people|visits|rooms|minutes|mins|miles|per|an?|year|month|%)\b)/g
const DAYS =
  /\bmon(?:day)?s? ?(?:to|-|–|until|till|through) ?(?:(fri)|(sat)|(sun))|\btue(?:sday)?s? ?(?:to|-) ?(?:(sat)|(sun))|\b([3-7])[ -]days?\b|\b(daily|every day|weekdays)\b/
const DAYS_OF = [5, 6, 7, 5, 6]
const ALL_DAY =
  /round the clock|(?:dawn|daylight) (?:to|till|until) dusk|dawn till|(?:long|full|whole) days?\b|all day\b|all the hours/
const FULL_TIME = /^(?!.*part[ -]time).*full[ -]time/
const NO_BREAK = /\bno (?:\w+ )?break|without (?:an? |any )?(?:\w+ )?break|while you eat/
/** Hours of a business or of changing shifts. */
const SHARED_HOURS = /\bopen|rota|shifts\b|between|flexib|various|start times?/
const BREAK = 1
/** Less than that, full-time and full days are not by any contract. */
const LEAST_WEEK = 35
const LEAST_DAY = 8

/** Pay and hours that one sentence names, as pay by the hour, and where the sum stands. */
export function payOfSentence({ text, start }: LawSentence) {
  if (!MONEY.test(text) || text.length > LONGEST || OTHER_PAY.test(text) || BY_THE_HOUR.test(text))
    return []
  const sums = [...text.matchAll(SUM)].flatMap(({ index, 0: words, 1: low, 2: high }) => {
    const before = text.slice(0, index)
    const after = text.slice(index + words.length)
    if (OTHER_BEFORE.test(before) || OTHER_AFTER.test(after)) return []
    const sum = Math.max(Number(low), Number(high ?? 0))
    const named = AFTER.exec(after)
    const period = toPeriod(named?.slice(1).find(Boolean) ?? BEFORE.exec(before)?.[1])
    const found = hourly(sum, period, text)
    const to = start + index + words.length + (named?.[0].length ?? 0)
    return found ? [{ from: start + index, to, ...found }] : []
  })
  // Of several sums, the highest is the pay.
  return sums.toSorted((a, b) => b.hourly - a.hourly).slice(0, 1)
}

/** Less, and without a period, is pay by the hour. */
const LEAST_STINT = 20
const LEAST_YEAR = 9000
const BY_THE_HOUR = /£ ?1[2-9](?:\.\d{1,2})?(?![\d.]| (?:a|per|for each) )/

type Period = LawPay['period']

function hourly(sum: number, named: Period | undefined, text: string) {
  const stint = hoursOfDay(text)
  const week = hoursOfWeek(text)
  const period = sum >= LEAST_YEAR ? 'year' : (named ?? periodOf(sum, { stint, week }))
  if (!period) return null
  const isFull = FULL_TIME.test(text) && (named !== undefined || period === 'year')
  const hours = period === 'day' ? stint : (week ?? (isFull ? LEAST_WEEK : null))
  if (!hours) return null
  const bare = toHourly({ min: null, max: sum, period, hours })
  if (bare === null) return null
  const lodged = LODGED.test(text) ? (LODGING_A_DAY * (period === 'day' ? 1 : 7)) / hours : 0
  return { hourly: bare + lodged, period, hours }
}

/** The period for which a sum without one is likely paid beside the hours of a day or of a week. */
function periodOf(
  sum: number,
  { stint, week }: { stint: number | null; week: number | null },
): Period | undefined {
  if (week !== null && sum >= 80 && sum < 1000) return 'week'
  return stint !== null && sum >= LEAST_STINT && sum < 200 ? 'day' : undefined
}

function toPeriod(word: string | undefined): Period | undefined {
  if (word === undefined) return undefined
  if (/^(?:d|shift|night)/.test(word)) return 'day'
  if (word.startsWith('w')) return 'week'
  return /^(?:m|cm)/.test(word) ? 'month' : 'year'
}

function hoursOfDay(text: string) {
  const named = onlyHours(text, 4, 15)
  if (named !== null) return named
  return dayByClock(text) ?? (ALL_DAY.test(text) ? LEAST_DAY : null)
}

function hoursOfWeek(text: string) {
  const named = onlyHours(text, 16, 84)
  if (named !== null) return named
  const days = DAYS.exec(text)
  const at = days?.slice(1).findIndex(Boolean) ?? -1
  const day = onlyHours(text, 7, 15) ?? dayByClock(text)
  if (day !== null && days && at >= 0 && !SHARED_HOURS.test(text))
    return day * (days[6] === undefined ? (DAYS_OF[at] ?? 5) : Number(days[6]))
  return null
}

/** The only number of hours that a text names, if it is one of a day or of a week. */
function onlyHours(text: string, least: number, most: number) {
  const [first, ...more] = new Set([...text.matchAll(HOURS)].map(([, hours]) => Number(hours)))
  const fits = first !== undefined && more.length === 0 && first >= least && first <= most
  return fits ? first : null
}

/** The only day by the clock that a text names, without what is rest. */
function dayByClock(text: string) {
  const [first, ...more] = [...text.matchAll(CLOCK)].map(({ groups = {} }) => lengthOf(groups))
  if (first === undefined || more.length > 0 || first < 5 || first > 16) return null
  return first - (NO_BREAK.test(text) || first < 6 ? 0 : BREAK)
}

const HALF_DAY = 12

function lengthOf({ from, past, am, to, more, pm }: Record<string, string | undefined>) {
  const start = toHour(from) + Number(past ?? 0) / 60
  const end = toHour(to) + Number(more ?? 0) / 60
  const length = (end - start + 2 * HALF_DAY) % HALF_DAY || HALF_DAY
  const isNextHalf = am !== undefined && pm !== undefined && am !== pm
  return isNextHalf && end > start ? length + HALF_DAY : length
}

function toHour(word = '') {
  return /^[nm]/.test(word) ? HALF_DAY : Number(word)
}
