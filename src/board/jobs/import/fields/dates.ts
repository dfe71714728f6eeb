import { momentIn } from '#platform/places/zones.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const NAME = `(?<name>(?:${MONTHS.join('|')})[a-z]{0,6})\\.?`

const FORMS = [
  String.raw`(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})`,
  String.raw`(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)`,
  String.raw`(?<first>\d{1,2})[-/.](?<second>\d{1,2})[-/.](?<year>\d{4}|\d\d)`,
  String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?[ -]*${NAME}[ -]*(?<year>\d{4}|\d\d)?`,
  String.raw`${NAME} (?<day>\d{1,2})(?:st|nd|rd|th)?(?: (?<year>\d{4}))?`,
].map((form) => new RegExp(`^${form}$`))

/** The hours that clocks are ahead of UTC. Others need a place, as Indian and Irish time are both ‘IST’. */
const HOURS = {
  ...zones('z utc gmt', 0),
  ...zones('bst cet', 1),
  ...zones('cest', 2),
  ...zones('edt', -4),
  ...zones('est cdt', -5),
  ...zones('cst mdt', -6),
  ...zones('mst pdt', -7),
  ...zones('pst', -8),
}
const ZONE = `(?:\\s*(?<zone>(?:gmt|utc)?[+-]\\d\\d:?(?:\\d\\d)?|${Object.keys(HOURS).join('|')}))?`
const TIME = new RegExp(
  String.raw`(?:(?<=\d)t|\b)(?:(?<hour>\d{1,2}):(?<minute>\d\d)(?::(?<second>\d\d)(?:\.\d+)?)?(?:\s*(?<half>[ap])\.?m\b\.?)?` +
    String.raw`|(?<hour12>\d{1,2})(?:\.(?<minute12>\d\d))?\s*(?<half12>[ap])\.?m\b\.?` +
    String.raw`|(?:12\s*)?(?<word>noon|midday|midnight))${ZONE}(?![\w:])`,
)
// Words beside a date that say nothing more. Other brackets repeat the name of a zone.
const ASIDES = /\((?!noon|midday|midnight)[^()]*\)|\b(?:at|on|by|the|of)\b|[(),]/g
const WEEKDAY = /\b(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?\b\.?/
const MONTH_FIRST = /^\d{1,2}[-/.](\d{1,2})[-/.]/

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const DAY_SECONDS = 86_400
const LONDON = 'Europe/London'
/** The days from which spreadsheets count, as a number of ours, and those of 1990 and 2099. */
const SPREADSHEET_DAYS = { first: Date.UTC(1899, 11, 30), least: 32_874, most: 73_050 }

export interface DateOptions {
  /** A day without a time means its last second: a job that closes on the 13th is open all day. */
  isEndOfDay?: boolean
  /** Whether ‘03/04/2026’ is the fourth of March. */
  isMonthFirst?: boolean
  /** The zone of a time that names none. */
  zone?: string
  /** The year of a day that names none; such a day is no date without it. */
  year?: number
}

/**
 * Parses a date from an advert into an ISO timestamp; null if it is not a date. '03/04/2026' is the third of April, and
 * without a time zone it is in London time, unless the options say otherwise.
 */
export function parseDate(text: string, options: DateOptions = {}): string | null {
  const trimmed = text.trim().toLowerCase()
  if (/^\d{10}(?:\.\d+)?$|^\d{13}$/.test(trimmed)) {
    return new Date(Number(trimmed) * (/^\d{13}$/.test(trimmed) ? 1 : 1000)).toISOString()
  }
  if (/^\d{5}(?:\.\d+)?$/.test(trimmed)) return parseSerial(Number(trimmed), options)
  const stated = TIME.exec(trimmed)
  const rest = stated ? trimmed.replace(stated[0], ' ') : trimmed
  const day = rest.replaceAll(ASIDES, ' ').replace(WEEKDAY, ' ').replaceAll(/\s+/g, ' ').trim()
  for (const form of FORMS) {
    const groups = form.exec(day)?.groups
    const date = groups ? calendarDay(groups, options) : null
    if (date !== null) return toTimestamp(date, stated?.groups ?? {}, options)
  }
  return null
}

/** Whether a date of numbers can only have the month first: ‘11/21/2026’. */
export function isMonthFirst(text: string): boolean {
  return Number(MONTH_FIRST.exec(text.trim())?.[1]) > 12
}

/** A day as a spreadsheet saves it, with the time as its fraction. */
function parseSerial(serial: number, options: DateOptions) {
  const { first, least, most } = SPREADSHEET_DAYS
  if (serial < least || serial > most) return null
  const day = Math.floor(serial)
  const seconds = Math.round((serial - day) * DAY_SECONDS)
  const time = seconds > 0 ? { hour: '0', minute: '0', second: String(seconds) } : {}
  return toTimestamp(first + day * DAY_MS, time, options)
}

type Groups = Record<string, string | undefined>

function toTimestamp(
  date: number,
  time: Groups,
  { isEndOfDay = false, zone = LONDON }: DateOptions,
) {
  const seconds = secondsOf(time)
  if (seconds !== null && seconds > DAY_SECONDS) return null
  // A program writes a day as its midnight.
  const isDay = seconds === null || (isEndOfDay && seconds === 0 && !time.zone)
  const local = date + (isDay ? (isEndOfDay ? DAY_SECONDS - 1 : 0) : seconds) * 1000
  const moment = time.zone ? local - offsetOf(time.zone) * MINUTE_MS : momentIn(zone, local)
  return new Date(moment).toISOString()
}

/** The seconds since midnight; null if no time is stated. */
function secondsOf({ hour, minute, second, half, hour12, minute12, half12, word }: Groups) {
  if (word) return word === 'midnight' ? 0 : DAY_SECONDS / 2
  const stated = hour ?? hour12
  if (stated === undefined) return null
  const part = half ?? half12
  const hours = part ? (Number(stated) % 12) + (part === 'p' ? 12 : 0) : Number(stated)
  return hours * 3600 + Number(minute ?? minute12 ?? 0) * 60 + Number(second ?? 0)
}

/** Midnight UTC of a day that exists. */
function calendarDay(groups: Groups, options: DateOptions) {
  const { year = String(options.year ?? ''), name, first, second } = groups
  if (year === '') return null
  const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year)
  // '11/21/2026' can only be the American order.
  const isSwapped = options.isMonthFirst || Number(second) > 12
  const [day, number] = first
    ? isSwapped
      ? [second, first]
      : [first, second]
    : [groups.day, groups.month]
  const month = name ? MONTHS.indexOf(name.slice(0, 3)) : Number(number) - 1
  const date = new Date(Date.UTC(fullYear, month, Number(day)))
  const exists = date.getUTCMonth() === month && date.getUTCDate() === Number(day)
  return exists ? date.getTime() : null
}

function zones(names: string, hours: number): Record<string, number> {
  return Object.fromEntries(names.split(' ').map((name) => [name, hours]))
}

function offsetOf(zone: string) {
  const hoursAhead = HOURS[zone]
  if (hoursAhead !== undefined) return hoursAhead * 60
  const [, sign, hours, minutes = '0'] = /([+-])(\d\d):?(\d\d)?/.exec(zone) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes || 0))
}
