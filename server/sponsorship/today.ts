const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' })

/** The day it is in the country whose rules these are; an ISO date. */
export function today(): string {
  return DAY.format(new Date())
}
