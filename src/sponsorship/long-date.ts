const MONTHS =
  'January February March April May June July August September October November December'.split(' ')

/** ‘31 December 2026’ for an ISO date. Without `Intl`, because a recheck writes dates for every job. */
export function longDate(date: string): string {
  return `${Number(date.slice(8, 10))} ${MONTHS[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`
}
