const DAY_IN_MS = 86_400_000

// The Swedish date format equals ISO.
const londonDay = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeZone: 'Europe/London',
})

/** The date in London, such as '2026-11-21'. */
export function toLondonDay(timestamp: string | number): string {
  return londonDay.format(new Date(timestamp))
}

/** A calendar day later by a number of days, as an ISO date. Counted in UTC, in which every day has 24 hours. */
export function addDays(day: string, count: number): string {
  return new Date(toTime(day) + count * DAY_IN_MS).toISOString().slice(0, 10)
}

/** The days from `first` to `last`; negative if `last` is earlier. */
export function daysBetween(first: string, last: string): number {
  return Math.round((toTime(last) - toTime(first)) / DAY_IN_MS)
}

function toTime(day: string) {
  return Date.parse(`${day}T00:00:00Z`)
}
