import { JOBS_LIMITS } from '#hiring/dashboard/dashboard.ts'
import { addDays, toLondonDay } from '#platform/primitives/time/days.ts'
import type { FieldProblem } from '#platform/primitives/errors.schema.ts'
import { CLOSING_PROBLEMS, MAX_OPEN_DAYS, OPEN_DAYS } from '#trade/postings.schema.ts'

const HOUR_IN_MS = 3_600_000

/** The last second of a day in London. */
export function endOfLondonDay(day: string): string {
  const utc = Date.parse(`${day}T23:59:59Z`)
  // In summer London is an hour ahead.
  return new Date(toLondonDay(utc) === day ? utc : utc - HOUR_IN_MS).toISOString()
}

/** The first and the last closing date that an employer can choose. */
export function closingDateRange(now = Date.now()) {
  return { first: toLondonDay(now), last: addDays(toLondonDay(now), MAX_OPEN_DAYS) }
}

/** The closing date of an advert whose employer chooses none. */
export function defaultClosingDate(now = Date.now()): string {
  return endOfLondonDay(addDays(toLondonDay(now), OPEN_DAYS))
}

/** The closing date 30 days later, or the last one that an employer can choose. */
export function extendedDay(day: string, now = Date.now()): string {
  const later = addDays(day, JOBS_LIMITS.extendDays)
  const { last } = closingDateRange(now)
  return later > last ? last : later
}

/** The reason why a day cannot be the closing date; null if it can. */
export function closingDateError(day: string, now = Date.now()): string | null {
  if (Number.isNaN(Date.parse(day)) || new Date(day).toISOString().slice(0, 10) !== day) {
    return CLOSING_PROBLEMS.noDay
  }
  const { first, last } = closingDateRange(now)
  if (day < first) return CLOSING_PROBLEMS.past
  return day > last ? CLOSING_PROBLEMS.far : null
}

/** The problems of a closing date. The job’s current one may stay even if it has passed. */
export function findClosingProblems(
  { closesOn: day = '' }: Readonly<Record<string, string>>,
  currentClosesAt: string | null,
): FieldProblem[] {
  // The schema reports a text that is not a date.
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return []
  if (currentClosesAt !== null && day === toLondonDay(currentClosesAt)) return []
  const message = closingDateError(day)
  return message ? [{ field: 'closesOn', message }] : []
}
