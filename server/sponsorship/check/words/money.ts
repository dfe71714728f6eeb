// A million adverts are checked at a time: figures are written by hand, without a formatter of the locale.
const MONTHS =
  'January February March April May June July August September October November December'.split(' ')

/** What two sums of money may differ by and still be the same: far less than a penny. */
const NOTHING = 1e-6

/** Whether pay reaches what is asked, to the penny. */
export function isAtLeast(offered: number, formatRoundedUp: number): boolean {
  return offered - formatRoundedUp > -NOTHING
}

/** ‘£43,264.00’: what comes out of a sum, rounded down. */
export function formatRoundedDown(pounds: number): string {
  return `£${grouped(Math.floor(pounds * 100 + NOTHING) / 100)}`
}

/** ‘£43,264.00’: what a sum asks for, rounded up, so that pay of what is printed is enough. */
export function formatRoundedUp(pounds: number): string {
  return `£${grouped(Math.ceil(pounds * 100 - NOTHING) / 100)}`
}

/** ‘£41,600’ or ‘£24,048.75’: a figure as it is given, with pence only where there are any. */
export function formatPounds(pounds: number): string {
  const words = grouped(pounds)
  return `£${words.endsWith('.00') ? words.slice(0, -3) : words}`
}

/** ‘37.5’: a number of hours. */
export function formatHours(hours: number): string {
  return String(Math.round(hours * 100) / 100)
}

/** ‘31 December 2026’ of an ISO date. */
export function longDate(date: string): string {
  return `${Number(date.slice(8, 10))} ${MONTHS[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`
}

function grouped(pounds: number) {
  const pence = Math.round(pounds * 100)
  const rest = pence % 100
  let whole = Math.floor(pence / 100)
  let words = ''
  while (whole >= 1000) {
    words = `,${String(whole % 1000).padStart(3, '0')}${words}`
    whole = Math.floor(whole / 1000)
  }
  return `${whole}${words}.${rest < 10 ? '0' : ''}${rest}`
}
