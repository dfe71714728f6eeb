const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/London' })

/** '14:05', the time in London. */
export function timeOfDay(timestamp: string): string {
  return time.format(new Date(timestamp))
}
