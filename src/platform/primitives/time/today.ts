import { toLondonDay } from './days.ts'

const MINUTE_IN_MS = 60_000
let last = { minute: 0, day: '' }

/**
 * Today's date in the UK, whose rules are checked; an ISO date. Every check calls it, so it formats the date only once
 * a minute.
 */
export function today(): string {
  const minute = Math.floor(Date.now() / MINUTE_IN_MS)
  if (minute !== last.minute) last = { minute, day: toLondonDay(minute * MINUTE_IN_MS) }
  return last.day
}
