import { expect, test } from 'vitest'
import { addWorkingDays } from './working-days.ts'

test.each([
  ['a Monday', '2026-11-23', '2026-11-25'],
  ['a Thursday', '2026-11-26', '2026-11-30'],
  ['a Friday', '2026-11-27', '2026-12-01'],
  ['a Saturday', '2026-11-28', '2026-12-01'],
  ['a Sunday', '2026-11-29', '2026-12-01'],
  ['the last days of a year', '2026-12-31', '2027-01-04'],
])('two working days after %s', (_, day, expected) => {
  expect(addWorkingDays(day, 2)).toBe(expected)
})
