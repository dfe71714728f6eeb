const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' })

const MINUTE_MS = 60_000
let known = { minute: -1, day: '' }

/** The day it is in the country whose rules these are; an ISO date. */
export function today(): string {
  const minute = Math.floor(Date.now() / MINUTE_MS)
  if (known.minute !== minute) known = { minute, day: DAY.format(new Date()) }
  return known.day
}
