const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const TIME = String.raw`(?:[T ,]+(?<hour>\d{1,2}):(?<minute>\d\d)(?::(?<second>\d\d)(?:\.\d+)?)?\s*(?<zone>Z|UTC|GMT|BST|[+-]\d\d:?(?:\d\d)?)?)?`
const WEEKDAY = '(?:[a-z]{3,9},?\\s+)?'
const FORMS = [
  String.raw`(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})`,
  String.raw`(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)`,
  String.raw`(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4}|\d\d)`,
  String.raw`${WEEKDAY}(?<day>\d{1,2})(?:st|nd|rd|th)?[ -]+(?:of )?(?<name>[a-z]{3,9})\.?,?[ -]+(?<year>\d{4})`,
  String.raw`${WEEKDAY}(?<name>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})`,
].map((form) => new RegExp(`^${form}${TIME}$`, 'i'))

const ZONES: Record<string, number> = { Z: 0, UTC: 0, GMT: 0, BST: 60 }
const MINUTE_MS = 60_000

interface Options {
  /** A day without a time means its last second: a job that closes on the 13th is open all day. */
  isEndOfDay?: boolean
}

/**
 * Parses a date from an advert into an ISO timestamp; null if it is not a date. '03/04/2026' is the third
 * of April. Without a time zone it is in London time.
 */
export function parseDate(text: string, { isEndOfDay = false }: Options = {}): string | null {
  const trimmed = text.trim()
  if (/^\d{10}(?:\.\d+)?$|^\d{13}$/.test(trimmed)) {
    return new Date(Number(trimmed) * (/^\d{13}$/.test(trimmed) ? 1 : 1000)).toISOString()
  }
  for (const form of FORMS) {
    const groups = form.exec(trimmed)?.groups
    if (groups) return toTimestamp(groups, isEndOfDay)
  }
  return null
}

function toTimestamp(groups: Record<string, string | undefined>, isEndOfDay: boolean) {
  const date = calendarDay(groups)
  if (!date) return null
  const { hour, minute = '0', second = '0', zone } = groups
  const hasTime = hour !== undefined
  const time = hasTime
    ? Number(hour) * 3600 + Number(minute) * 60 + Number(second)
    : isEndOfDay
      ? 86_399
      : 0
  if (time > 86_400) return null
  const local = date + time * 1000
  return new Date(zone ? local - offsetOf(zone) * MINUTE_MS : fromLondon(local)).toISOString()
}

/** Midnight UTC of a day that exists. */
function calendarDay({
  year = '',
  month = '',
  day = '',
  name,
}: Record<string, string | undefined>) {
  const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year)
  const named = name ? MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1 : Number(month)
  // '11/21/2026' can only be the American order.
  const isSwapped = !name && named > 12 && Number(day) <= 12
  const [m, d] = isSwapped ? [Number(day), named] : [named, Number(day)]
  const date = new Date(Date.UTC(fullYear, m - 1, d))
  return m > 0 && date.getUTCMonth() === m - 1 && date.getUTCDate() === d ? date.getTime() : null
}

function offsetOf(zone: string) {
  const known = ZONES[zone.toUpperCase()]
  if (known !== undefined) return known
  const [, sign, hours, minutes = '0'] = /([+-])(\d\d):?(\d\d)?/.exec(zone) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes || 0))
}

const londonHour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: 'numeric',
  hourCycle: 'h23',
})

function fromLondon(local: number) {
  const isSummer = Number(londonHour.format(local)) !== new Date(local).getUTCHours()
  return isSummer ? local - 60 * MINUTE_MS : local
}
