import { expect, test } from 'vitest'
import { findPayPattern } from './pay-pattern.ts'

test.each([
  ['zero-hours', 'This is a zero hours contract.'],
  ['zero-hours', 'Offered on a 0-hour basis'],
  ['zero-hours', 'Job type: zero hours'],
  ['zero-hours', 'There are no guaranteed hours.'],
  ['zero-hours', 'Come and join the Trust’s staff bank.'],
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

test.each(['Bank Band 5 Nurse', 'Ward 6: Bank Staff Nurse'])(
  'no hours are promised: %s',
  (title) => {
    expect(findPayPattern(title, 'The team covers its bank nurse shifts.')).toBe('zero-hours')
    expect(findPayPattern('Nurse', `We are supported by colleagues.\n${title}s`)).toBeNull()
  },
)
