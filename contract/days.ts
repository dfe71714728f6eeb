const DAY_IN_MS = 86_400_000

// The Swedish format is that of an ISO date.
const londonDay = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeZone: 'Europe/London',
})

/** The date in London, such as '2026-11-21'. */
export function toLondonDay(timestamp: string | number): string {
  return londonDay.format(new Date(timestamp))
}

/** Days of the calendar as ISO dates. Counted in UTC, where every day has 24 hours. */
export function addDays(day: string, count: number): string {
  return new Date(toTime(day) + count * DAY_IN_MS).toISOString().slice(0, 10)
}

/** How many days later `last` is than `first`; negative if it is earlier. */
export function daysBetween(first: string, last: string): number {
  return Math.round((toTime(last) - toTime(first)) / DAY_IN_MS)
}

function toTime(day: string) {
  return Date.parse(`${day}T00:00:00Z`)
}
