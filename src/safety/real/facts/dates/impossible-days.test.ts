import { expect, test } from 'vitest'
import { toPlain } from '../../plain-text.ts'
import { findWrongDates } from './wrong-dates.ts'

test.each([
  [
    'Hill School\n\n4 February 2027\n\nDear Ms Obi,\nWe are glad to appoint you.',
    '4 February 2027',
  ],
  ['Date: 20 January 2027\nDear Sir,\nYour contract is enclosed.', '20 January 2027'],
  ['Leeds, 20 January 2027\nDear Sir,\nYour contract is enclosed.', '20 January 2027'],
  ['As in my letter of 18 November 2026, please accept by 2 November 2026.', '2 November 2026'],
  ['As I wrote in my letter of 3 March 2027, all is ready.', '3 March 2027'],
  ['Your induction is at our office on 25 December, HR is there from 9.', '25 December'],
  [
    'We will assign the certificate next week. You start on Monday 7 December 2026 in Hull.',
    'Monday 7 December 2026',
  ],
  ['Собеседование 31 ноября 2026.', '31 ноября 2026'],
  ['Please come on November 31st.', 'November 31st'],
])('wrong: %s', (text, day) => {
  const found = findWrongDates(toPlain(text), '2026-12-01')
  expect(found.map(({ from, to }) => text.slice(from, to))).toEqual([day])
})

test.each([
  'Hill School\n\n24 November 2026\n\nDear Ms Obi,\nWe are glad to appoint you.',
  'Dear Ms Obi,\nYour interview:\n4 February 2027\n10 am',
  'As in my letter of 18 November 2026, please accept by 12 December 2026.',
  'Our office is closed on 25 December. Your interview is on 4 January 2027.',
  'Christmas Day shifts are paid double, and the hospital canteen is open.',
  'You have your visa. You start on Monday 7 December 2026 in Hull.',
  'We will assign the certificate next week. You start on Monday 1 March 2027 in Hull.',
  'Собеседование 30 ноября 2026.',
])('right: %s', (text) => {
  expect(findWrongDates(toPlain(text), '2026-12-01')).toEqual([])
})
