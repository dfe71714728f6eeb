import { z } from 'zod'
import { asLine } from '#platform/primitives/texts.schema.ts'
import { FIRST_YEAR, YEARS_AHEAD } from './profile-limits.ts'

/** A year, or a year and a month: '2019' or '2019-03'. */
const PATTERN = /^(\d{4})(?:-(\d{2}))?$/

/** The reason a text is not a valid date; null if it is. */
export function dateProblem(date: string, now = new Date()): string | null {
  const [, year = '', month] = PATTERN.exec(date) ?? []
  if (!year) return 'Enter the year with four digits, like 2019.'
  if (month !== undefined && !(Number(month) >= 1 && Number(month) <= 12))
    return 'Choose a month from the list.'
  const last = now.getUTCFullYear() + YEARS_AHEAD
  if (Number(year) < FIRST_YEAR || Number(year) > last)
    return `Enter a year from ${FIRST_YEAR} to ${last}.`
  return null
}

/** A date; '' if unknown. */
export const PartialDate = z
  .string('Enter a date as a year and a month.')
  .default('')
  .transform(asLine)
  .superRefine((date, context) => {
    const problem = date === '' ? null : dateProblem(date)
    if (problem) context.addIssue({ code: 'custom', message: problem })
  })

const FIELDS = ['from', 'to', 'date'] as const

/** Joins the month and year that a form has in two fields: `fromMonth` and `fromYear`. */
export function joinDates(values: Record<string, string>): Record<string, string> {
  const joined: Record<string, string> = { ...values }
  for (const field of FIELDS) {
    const year = values[`${field}Year`]
    if (year === undefined) continue
    const month = values[`${field}Month`]?.trim()
    joined[field] = month ? `${year.trim()}-${month}` : year.trim()
  }
  return joined
}

/** Splits dates into a form's fields: the reverse of `joinDates`. */
export function splitDates(entry: Record<string, string>): Record<string, string> {
  const split: Record<string, string> = { ...entry }
  for (const field of FIELDS) {
    const date = entry[field]
    if (date === undefined) continue
    const [year = '', month = ''] = date.split('-')
    split[`${field}Year`] = year
    split[`${field}Month`] = month
  }
  return split
}
