import type { Problem } from '#platform/import/source-record.ts'
import type { Advert } from '#board/jobs/import/advert.ts'
import { parseDate } from './dates.ts'

interface Report {
  warn(problem: Problem): void
  reject(problem: Problem): void
}

const DAY_MS = 86_400_000
const MOST_AHEAD_DAYS = 2
const EARLIEST = '1990'
const EXAMPLE = 'Write it like 2026-11-21.'

/** Parses the posting and closing dates. A missing posting date is null and becomes that of the first import. */
export function parseDates(
  advert: Advert,
  { now, ignoreClosingDates }: { now: number; ignoreClosingDates: boolean },
  report: Report,
) {
  const latest = new Date(now).toISOString()
  const closesAt = ignoreClosingDates ? null : closingDate(advert.closesAt, report)
  const isPast = closesAt !== null && closesAt <= latest
  const isClosed = advert.isClosed === true && !ignoreClosingDates
  return {
    postedAt: postingDate(advert.postedAt, now, report),
    closesAt,
    /** A later posting date is replaced by this. */
    latest,
    isPast,
    isClosed,
    isOver: isPast || isClosed,
  }
}

function postingDate(text: string | undefined, now: number, { reject }: Report) {
  if (!text?.trim()) return null
  const date = parseDate(text)
  const value = text.slice(0, 60)
  if (!date) {
    reject({ field: 'postedAt', reason: `This is no date we can read. ${EXAMPLE}`, value })
  } else if (date < EARLIEST) {
    reject({ field: 'postedAt', reason: 'Check the date: it is before 1990.', value })
  } else if (Date.parse(date) > now + MOST_AHEAD_DAYS * DAY_MS) {
    reject({ field: 'postedAt', reason: 'Check the date: it is in the future.', value })
  }
  return date
}

function closingDate(text: string | undefined, { warn }: Report) {
  if (!text?.trim()) return null
  const date = parseDate(text, { isEndOfDay: true })
  if (date && date >= EARLIEST) return date
  warn({
    field: 'closesAt',
    reason: `The closing date was left out: we cannot read it. ${EXAMPLE}`,
    value: text.slice(0, 60),
  })
  return null
}
