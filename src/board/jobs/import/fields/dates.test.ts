import { expect, test } from 'vitest'
import { isMonthFirst, parseDate } from './dates.ts'

test.each([
  ['2026-11-21', '2026-11-21T00:00:00.000Z'],
  ['2018-12-27T10:50:17+0000', '2018-12-27T10:50:17.000Z'],
  ['2020-10-07T16:29:20+01:00', '2020-10-07T15:29:20.000Z'],
  ['2026-11-21T09:30:00.123Z', '2026-11-21T09:30:00.000Z'],
  ['2026-11-21 09:30', '2026-11-21T09:30:00.000Z'],
  ['20261121', '2026-11-21T00:00:00.000Z'],
  ['03/04/2026', '2026-04-02T23:00:00.000Z'],
  ['3.12.2026', '2026-12-03T00:00:00.000Z'],
  ['11/21/2026', '2026-11-21T00:00:00.000Z'],
  ['21/11/26', '2026-11-21T00:00:00.000Z'],
  ['21 Nov 2026', '2026-11-21T00:00:00.000Z'],
  ['21st November 2026', '2026-11-21T00:00:00.000Z'],
  ['Nov 21, 2026', '2026-11-21T00:00:00.000Z'],
  ['Sat, 21 Nov 2026 10:00:00 GMT', '2026-11-21T10:00:00.000Z'],
  ['Sat, 21 Nov 2026 10:00:00 -0500', '2026-11-21T15:00:00.000Z'],
  // What spreadsheets and browsers write.
  ['20-Nov-26', '2026-11-20T00:00:00.000Z'],
  ['20 Nov 26', '2026-11-20T00:00:00.000Z'],
  ['46346', '2026-11-20T00:00:00.000Z'],
  ['46346.395833', '2026-11-20T09:30:00.000Z'],
  ['20/11/2026 9:30 AM', '2026-11-20T09:30:00.000Z'],
  ['20/12/2026 12:00 PM', '2026-12-20T12:00:00.000Z'],
  ['20/12/2026 12:15 am', '2026-12-20T00:15:00.000Z'],
  ['Sun 20/12/26', '2026-12-20T00:00:00.000Z'],
  ['Tue Nov 17 2026 09:00:00 GMT+0000 (Greenwich Mean Time)', '2026-11-17T09:00:00.000Z'],
  ['Fri, 20 Nov 2026 09:00:00 EST', '2026-11-20T14:00:00.000Z'],
  ['2026-12-20T24:00:00Z', '2026-12-21T00:00:00.000Z'],
  ['Sunday 20th December 2026 at 11:59pm', '2026-12-20T23:59:00.000Z'],
  ['9am on 14 December 2026', '2026-12-14T09:00:00.000Z'],
  ['11.59 p.m. on the 14th of December 2026', '2026-12-14T23:59:00.000Z'],
  ['14 December 2026 (noon)', '2026-12-14T12:00:00.000Z'],
  ['1776335343', '2026-04-16T10:29:03.000Z'],
  ['1776335343000', '2026-04-16T10:29:03.000Z'],
])('%s', (text, expected) => {
  expect(parseDate(text)).toBe(expected)
})

test('a time without a zone is London’s, in summer too', () => {
  expect(parseDate('2026-07-13T12:00:00')).toBe('2026-07-13T11:00:00.000Z')
})

test('a closing day lasts until its end in London', () => {
  expect(parseDate('13/07/2026', { isEndOfDay: true })).toBe('2026-07-13T22:59:59.000Z')
  expect(parseDate('2026-12-01', { isEndOfDay: true })).toBe('2026-12-01T23:59:59.000Z')
})

test('midnight of a closing day is its end, and so is the time of a program that has none', () => {
  const end = '2026-12-14T23:59:59.000Z'
  for (const text of ['Midnight 14 Dec 2026', '2026-12-14 00:00:00', '46370'])
    expect([text, parseDate(text, { isEndOfDay: true })]).toEqual([text, end])
  const stated = '2026-12-14T00:00:00Z'
  expect(parseDate(stated, { isEndOfDay: true })).toBe('2026-12-14T00:00:00.000Z')
})

test('a date of numbers has the month first if the feed is American', () => {
  expect(parseDate('12/05/2026', { isMonthFirst: true })).toBe('2026-12-05T00:00:00.000Z')
  expect(parseDate('2026-12-05', { isMonthFirst: true })).toBe('2026-12-05T00:00:00.000Z')
  expect(['11/20/2026', '20/11/2026', '12/05/2026', '2026-11-20'].map(isMonthFirst)).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test.each([
  ['Asia/Kolkata', '2026-07-13T18:29:59.000Z'],
  ['America/New_York', '2026-07-14T03:59:59.000Z'],
  ['Pacific/Kiritimati', '2026-07-13T09:59:59.000Z'],
])('a closing day in %s ends there', (zone, expected) => {
  expect(parseDate('13 July 2026', { isEndOfDay: true, zone })).toBe(expected)
})

test('the days on which clocks change end at their own midnight', () => {
  const endOf = (text: string) => parseDate(text, { isEndOfDay: true })
  expect(endOf('29 March 2026')).toBe('2026-03-29T22:59:59.000Z')
  expect(endOf('28 March 2026')).toBe('2026-03-28T23:59:59.000Z')
  expect(endOf('25 October 2026')).toBe('2026-10-25T23:59:59.000Z')
  expect(endOf('24 October 2026')).toBe('2026-10-24T22:59:59.000Z')
})

test.each([
  '',
  'ASAP',
  'yesterday',
  '31/02/2026',
  '2026-13-40',
  '12',
  '21 Foo 2026',
  '99:99',
  'Today',
  'Ongoing',
  'Posted 3 Days Ago',
  '21 November',
  '99999',
  '9am',
])('%s is no date', (text) => {
  expect(parseDate(text)).toBeNull()
})
