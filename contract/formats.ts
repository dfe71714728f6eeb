import type { Pay, PayPeriod } from './jobs.ts'

// Days are counted where most of the jobs are; a server's own time zone decides nothing.
const LOCALE = 'en-GB'
const TIME_ZONE = 'Europe/London'

const day = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: TIME_ZONE })
const moment = new Intl.DateTimeFormat(LOCALE, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
})
const agoFormat = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' })
const number = new Intl.NumberFormat(LOCALE)

const MOST_REMEMBERED = 5000

/** A page says its dates and sums several times, and `Intl` takes some microseconds for each. */
function remembered(format: (value: string) => string) {
  const known = new Map<string, string>()
  return (value: string): string => {
    const words = known.get(value) ?? format(value)
    if (known.size >= MOST_REMEMBERED) known.clear()
    known.set(value, words)
    return words
  }
}

const formatDay = remembered((timestamp) => day.format(new Date(timestamp)))

/** '21 Nov 2026': the medium locale format. */
export function mediumDate(timestamp: string): string {
  return formatDay(timestamp)
}

/** '21 Nov 2026, 14:05', the time in London. */
export function mediumDateTime(timestamp: string): string {
  return moment.format(new Date(timestamp))
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
export function timeAgo(timestamp: string, now = Date.now()): string {
  const elapsed = Math.max(0, now - Date.parse(timestamp))
  for (const { unit, milliseconds, until } of STEPS) {
    const count = Math.floor(elapsed / milliseconds)
    if (count < 1 && unit === 'minute') return 'just now'
    if (count < until) return ago(count, unit)
  }
  return mediumDate(timestamp)
}

const agos = new Map<string, string>()

/** There are some hundred such words, and every card of every page has one. */
function ago(count: number, unit: (typeof STEPS)[number]['unit']): string {
  const key = `${count} ${unit}`
  const words = agos.get(key) ?? agoFormat.format(-count, unit)
  agos.set(key, words)
  return words
}

export function formatCount(count: number): string {
  // Below a thousand there is nothing to format; a page of filters has hundreds of such counts.
  return count < 1000 ? String(count) : number.format(count)
}

const money = new Map<string, Intl.NumberFormat>()

/** '£31,049' or '£12.71': pence only where there are any. Of 'GBP 31049'. */
const formatSum = remembered((sum) => {
  const [currency = '', amount = ''] = sum.split(' ')
  const digits = Number.isInteger(Number(amount)) ? 0 : 2
  const key = `${currency}${digits}`
  let format = money.get(key)
  if (!format) {
    format = new Intl.NumberFormat(LOCALE, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    money.set(key, format)
  }
  return format.format(Number(amount))
})

function formatMoney(amount: number, currency: string) {
  return formatSum(`${currency} ${amount}`)
}

const PERIODS: Record<PayPeriod, string> = {
  hour: 'an hour',
  day: 'a day',
  week: 'a week',
  month: 'a month',
  year: 'a year',
}

/** '£31,049 to £37,796 a year', or the advert's own words when it gives no figures; null for none. */
export function formatPay(pay: Pay | null): string | null {
  if (!pay) return null
  const { min, max, currency, period, text } = pay
  const low = min ?? max
  if (low === null) return text

  const range =
    min !== null && max !== null && min !== max
      ? `${formatMoney(min, currency)} to ${formatMoney(max, currency)}`
      : `${min === null ? 'up to ' : max === null ? 'from ' : ''}${formatMoney(low, currency)}`
  return period ? `${range} ${PERIODS[period]}` : range
}
