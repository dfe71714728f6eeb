const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' })

/** Today's date in the UK, whose rules are checked; an ISO date. */
export function today(): string {
  return DAY.format(new Date())
}
