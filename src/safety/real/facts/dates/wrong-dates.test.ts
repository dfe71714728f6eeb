import { expect, test } from 'vitest'
import { toPlain } from '../../plain-text.ts'
import { findWrongDates } from './wrong-dates.ts'

test.each([
  ['Come to your interview on 31 November 2026 at 10.', ['31 November 2026']],
  ['Your contract ends on 30th of February.', ['30th of February']],
  ['It runs from 30/02/2027 to 28/02/2030.', ['30/02/2027']],
  ['It runs from 02/28/2027 to 28.02.2030.', []],
  ['You start on Monday 5 January 2027.', ['Monday 5 January 2027']],
  ['You start on Tuesday, 5th January 2027, or Tue 12 Jan 2027.', []],
  ['Interview: Friday, December 3, 2026.', ['Friday, December 3, 2026']],
  // Which year is meant, nobody says.
  ['Interview: Friday 3 December.', []],
  ['We are 31 June graduates and 35 May ones.', ['31 June']],
  ['In November 31 people joined us.', []],
  ['Your certificate was assigned on 14 March 2027.', ['14 March 2027']],
  ['You have worked here since 1 February 2027.', ['1 February 2027']],
  ['Your certificate was assigned on 30 November 2026.', []],
  ['It is to be issued on 14 March 2027, and your visa ends on 30 June 2029.', []],
  ['Su entrevista es el 31 de junio de 2027.', ['31 de junio de 2027']],
  [
    'Entretien jeudi 10 décembre 2026, et vendredi 10 décembre 2026.',
    ['vendredi 10 décembre 2026'],
  ],
  ['आपका इंटरव्यू ३१ जून 2027 को है।', ['३१ जून 2027']],
  ['آپ کا انٹرویو 31 جون 2027 کو ہے۔', ['31 جون 2027']],
  ['Room 31/12, ratio 30/60/2000, version 1.13.2026.1.', []],
])('dates: %s', (text, dates) => {
  const found = findWrongDates(toPlain(text), '2026-11-29')
  expect(found.map(({ from, to }) => text.slice(from, to))).toEqual(dates)
})
