import type { Problem } from '#platform/import/source-record.ts'
import type { Advert } from '#board/jobs/import/advert.ts'
import { findClosingDate } from './closing-in-text.ts'
import { isMonthFirst, parseDate } from './dates.ts'

interface Report {
  warn(problem: Problem): void
  reject(problem: Problem): void
}

const DAY_MS = 86_400_000
const MOST_AHEAD_DAYS = 2
const EARLIEST = '1990'
const EXAMPLE = 'Write it like 2026-11-21.'

interface Dates {
  now: number
  ignoreClosingDates: boolean
  /** The text of the advert, and where it is, to read a closing date that the source does not state. */
  description: string
  country: string
}

/** Parses the posting and closing dates. A missing posting date is null and becomes that of the first import. */
export function parseDates(
  advert: Advert,
  { now, ignoreClosingDates, description, country }: Dates,
  report: Report,
) {
  const latest = new Date(now).toISOString()
  const isAmerican = [advert.postedAt, advert.closesAt].some((text) => isMonthFirst(text ?? ''))
  const options = { isMonthFirst: isAmerican }
  const postedAt = postingDate(advert.postedAt, { now, ...options }, report)
  const stated = ignoreClosingDates ? null : closingDate(advert.closesAt, options, report)
  const isRead = stated === null && !ignoreClosingDates
  const read = isRead ? findClosingDate(description, { postedAt, country }) : null
  const closesAt = stated ?? read?.closesAt ?? null
  const isPast = closesAt !== null && closesAt <= latest
  const isClosed = advert.isClosed === true && !ignoreClosingDates
  return {
    postedAt,
    closesAt,
    closingWords: read?.closingWords ?? null,
    /** A later posting date is replaced by this. */
    latest,
    isPast,
    isClosed,
  }
}

function postingDate(
  text: string | undefined,
  { now, ...options }: { now: number; isMonthFirst: boolean },
  { warn, reject }: Report,
) {
  if (!text?.trim()) return null
  const date = parseDate(text, options)
  const value = text.slice(0, 60)
  if (!date) {
    const reason = `The day of posting was left out: we cannot read it. ${EXAMPLE}`
    warn({ field: 'postedAt', reason, value })
  } else if (date < EARLIEST) {
    reject({ field: 'postedAt', reason: 'Check the date: it is before 1990.', value })
  } else if (Date.parse(date) > now + MOST_AHEAD_DAYS * DAY_MS) {
    reject({ field: 'postedAt', reason: 'Check the date: it is in the future.', value })
  }
  return date
}

function closingDate(
  text: string | undefined,
  options: { isMonthFirst: boolean },
  { warn }: Report,
) {
  if (!text?.trim()) return null
  const date = parseDate(text, { ...options, isEndOfDay: true })
  if (date && date >= EARLIEST) return date
  warn({
    field: 'closesAt',
    reason: `The closing date was left out: we cannot read it. ${EXAMPLE}`,
    value: text.slice(0, 60),
  })
  return null
}
