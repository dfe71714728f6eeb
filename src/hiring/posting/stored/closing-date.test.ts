import { toLondonDay } from '#platform/primitives/time/days.ts'
import { expect, test } from 'vitest'
import {
  closingDateRange,
  closingDateError,
  endOfLondonDay,
  defaultClosingDate,
} from './closing-date.ts'
import { CLOSING_PROBLEMS } from '#trade/postings.schema.ts'

test.each([
  ['2026-12-24', '2026-12-24T23:59:59.000Z'],
  ['2026-07-01', '2026-07-01T22:59:59.000Z'],
  // The nights on which the clocks change.
  ['2026-03-28', '2026-03-28T23:59:59.000Z'],
  ['2026-03-29', '2026-03-29T22:59:59.000Z'],
  ['2026-10-24', '2026-10-24T22:59:59.000Z'],
  ['2026-10-25', '2026-10-25T23:59:59.000Z'],
])('%s ends in London at %s', (day, end) => {
  expect(endOfLondonDay(day)).toBe(end)
  expect(toLondonDay(end)).toBe(day)
})

test('an hour before midnight in UTC is the next day in London in summer', () => {
  const now = Date.parse('2026-06-30T23:30:00Z')

  expect(closingDateRange(now)).toEqual({ first: '2026-07-01', last: '2026-12-28' })
  expect(defaultClosingDate(now)).toBe('2026-08-30T22:59:59.000Z')
})

const now = Date.parse('2026-11-21T12:00:00Z')
test.each([
  ['2026-11-21', null],
  ['2026-11-20', CLOSING_PROBLEMS.past],
  ['2027-05-20', null],
  ['2027-05-21', CLOSING_PROBLEMS.far],
  ['2027-02-29', CLOSING_PROBLEMS.noDay],
  ['2027-13-01', CLOSING_PROBLEMS.noDay],
])('on 21 November 2026, %s as the closing date: %s', (day, problem) => {
  expect(closingDateError(day, now)).toBe(problem)
})
