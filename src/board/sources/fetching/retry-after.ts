const SECONDS = /^\d{1,9}$/
const HTTP_DATE = /^(?:mon|tue|wed|thu|fri|sat|sun), \d\d \w{3} \d{4} \d\d:\d\d:\d\d gmt$/i

interface Waits {
  now: number
  longestMs: number
}

/** The time from which a site wants to be asked again; null if it does not say, or says it wrongly. */
export function readRetryAfter(
  value: string | undefined,
  { now, longestMs }: Waits,
): string | null {
  const text = value?.trim() ?? ''
  const time = SECONDS.test(text)
    ? now + Number(text) * 1000
    : HTTP_DATE.test(text)
      ? Date.parse(text)
      : Number.NaN
  if (Number.isNaN(time) || time <= now) return null
  return new Date(Math.min(time, now + longestMs)).toISOString()
}
