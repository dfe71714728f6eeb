import { expect, test } from 'vitest'
import { toPlain } from '../../plain-text.ts'
import { findContradictingDates } from './contradicting-dates.ts'

test.each([
  [
    'It runs from 1 March 2027 to 28 February 2026.',
    'It runs from 1 March 2027 to 28 February 2030.',
  ],
  [
    'A three-year contract from 1 March 2027 to 28 February 2028.',
    'A three-year contract from 1 March 2027 until 28 February 2030.',
  ],
  [
    'Your start date is 4 January 2027. Your interview will be on 18 January 2027.',
    'Your interview is on 4 January 2027. Your start date is 18 January 2027.',
  ],
  [
    'Please sign by 20 January 2027. You start on 11 January 2027.',
    'Please sign by 20 December 2026. You start on 11 January 2027.',
  ],
  ['Start: 1 March 2027. End: 28 February 2026.', 'Start: 1 March 2027. End: 28 February 2030.'],
  ['Du 1 mars 2027 au 28 février 2026.', 'Du 1 mars 2027 au 28 février 2028.'],
  [
    'Employed from 25/03/2027 to 20/02/2027.',
    'Employed from 03/04/2027 to 02/05/2027, or 1 May to 3 March.',
  ],
])('%s | %s', (wrong, right) => {
  expect(findContradictingDates(toPlain(wrong)).map(({ reason }) => reason)).toEqual(['wrong-date'])
  expect(findContradictingDates(toPlain(right))).toEqual([])
})
