// Days are counted in the time zone of most jobs, whatever the server's own zone.
export const LOCALE = 'en-GB'
const TIME_ZONE = 'Europe/London'

const day = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: TIME_ZONE })
const MOMENT = { dateStyle: 'medium', timeStyle: 'short', timeZone: TIME_ZONE } as const
const moment = new Intl.DateTimeFormat(LOCALE, MOMENT)
const number = new Intl.NumberFormat(LOCALE)

const MOST_REMEMBERED = 5000

/** A cached formatter: a page repeats its dates and sums, and `Intl` takes some microseconds for each. */
export function remembered(format: (value: string) => string) {
  const known = new Map<string, string>()
  return (value: string): string => {
    const words = known.get(value) ?? format(value)
    if (known.size >= MOST_REMEMBERED) known.clear()
    known.set(value, words)
    return words
  }
}

const formatDay = remembered((timestamp) => day.format(new Date(timestamp)))
const days = new Map([[LOCALE, formatDay]])

/** '21 Nov 2026': the medium locale format. */
export function mediumDate(timestamp: string, locale = LOCALE): string {
  const known = days.get(locale)
  if (known) return known(timestamp)
  const other = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: TIME_ZONE })
  const format = remembered((value) => other.format(new Date(value)))
  days.set(locale, format)
  return format(timestamp)
}

/** '21 Nov 2026, 14:05', the time in London. */
export function mediumDateTime(timestamp: string, locale = LOCALE): string {
  if (locale === LOCALE) return moment.format(new Date(timestamp))
  return new Intl.DateTimeFormat(locale, MOMENT).format(new Date(timestamp))
}

/** '3 Nov', with the year if it is not this one. */
export function shortDate(
  timestamp: string,
  { now = new Date(), locale = LOCALE }: { now?: Date; locale?: string } = {},
): string {
  const date = mediumDate(timestamp, locale)
  const [, year = ''] = / (\d{4})$/.exec(mediumDate(now.toISOString())) ?? []
  return date.endsWith(` ${year}`) ? date.slice(0, -year.length - 1) : date
}

/** '812 KB' or '2.4 MB'. */
export function formatSize(bytes: number): string {
  const kilobytes = bytes / 1024
  if (kilobytes < 1024) return `${Math.max(1, Math.round(kilobytes))} KB`
  return `${(kilobytes / 1024).toFixed(1)} MB`
}

const STEPS = [
  { unit: 'minute', milliseconds: 60_000, until: 60 },
  { unit: 'hour', milliseconds: 3_600_000, until: 24 },
  { unit: 'day', milliseconds: 86_400_000, until: 30 },
  { unit: 'month', milliseconds: 2_629_800_000, until: 12 },
  { unit: 'year', milliseconds: 31_557_600_000, until: Number.POSITIVE_INFINITY },
] as const

/** '3 days ago', 'yesterday', 'just now'. */
export function timeAgo(
  timestamp: string,
  { now = Date.now(), locale = LOCALE, justNow = 'just now' } = {},
): string {
  const elapsed = Math.max(0, now - Date.parse(timestamp))
  for (const { unit, milliseconds, until } of STEPS) {
    const count = Math.floor(elapsed / milliseconds)
    if (count < 1 && unit === 'minute') return justNow
    if (count < until) return ago(count, unit, locale)
  }
  return mediumDate(timestamp, locale)
}

const agos = new Map<string, string>()

/** A cached relative time: there are about a hundred, and every card of every page has one. */
function ago(count: number, unit: (typeof STEPS)[number]['unit'], locale: string): string {
  const key = `${count} ${unit} ${locale}`
  const words = agos.get(key) ?? agoFormatOf(locale).format(-count, unit)
  agos.set(key, words)
  return words
}

const agoFormats = new Map<string, Intl.RelativeTimeFormat>()

function agoFormatOf(locale: string) {
  const format = agoFormats.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  agoFormats.set(locale, format)
  return format
}

export function formatCount(count: number): string {
  // Below a thousand no formatting is needed; a page of filters has hundreds of such counts.
  return count < 1000 ? String(count) : number.format(count)
}
