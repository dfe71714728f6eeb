import { expect, test } from 'vitest'
import { findPayPattern } from './pay-pattern.ts'

test.each([
  ['zero-hours', 'This is a zero hours contract.'],
  ['zero-hours', 'Offered on a 0-hour basis'],
  ['zero-hours', 'There are no guaranteed hours.'],
  ['live-in', 'Live-in care assistant wanted in Kent'],
  ['annualised', 'You will work annualised hours.'],
  ['term-time', 'Teaching assistant, term time only'],
  ['term-time', '37 hours, 39 weeks per year'],
  ['per-shift', 'Pay: £120 per night shift'],
  ['per-shift', 'We pay £95 a shift'],
  [null, 'No zero hours contracts here.'],
  [null, 'This is not a zero-hours contract.'],
  [null, 'We never offer zero hours contracts.'],
  [null, 'You live in London and like people.'],
  [null, 'You earn £15 per hour on shift work.'],
  [null, 'Four weeks of holiday per year'],
  [null, ''],
])('%s: %s', (pattern, text) => {
  expect(findPayPattern('Assistant', text)).toBe(pattern)
  expect(findPayPattern(text, '')).toBe(pattern)
})
