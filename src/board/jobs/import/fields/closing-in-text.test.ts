import { expect, test } from 'vitest'
import { findClosingDate } from './closing-in-text.ts'

const POSTED = '2026-03-30T09:00:00.000Z'
const read = (text: string, country = 'GB', postedAt: string | null = POSTED) =>
  findClosingDate(text, { country, postedAt })
const END = '2026-04-23T22:59:59.000Z'

test.each([
  'End Date Thursday 23 April 2026',
  'Closing date: 23/04/2026',
  'Closing Date - 23.04.26',
  'closing date for applications is Thursday 23rd April 2026',
  'Closing date for receipt of applications: 23 April 2026.',
  'The closing date is midnight on the 23rd of April 2026',
  'Application deadline: 2026-04-23',
  'Deadline for applications: April 23rd, 2026',
  'Please apply by 23 April 2026 at the latest',
  'Applications must be received by 23 April 2026',
  'Applications close on 23 April 2026',
  'Closes 23 April 2026.',
  'We care. Closes on Thursday 23 April 2026.',
  'Expires: 23/04/2026',
  'Applications are accepted until 23 April 2026',
  'CVs to be received no later than 23 April 2026',
  'This vacancy closes on or before: 23/04/2026',
  'Advert closes: Thursday, 23 April',
  'Closes: 23 Apr 2026',
  'Last day to apply: 23 April 2026',
  'Expiry date 23 April 2026',
  '**Closing date:**\n\n23rd April 2026',
  'Closing Date 23rd April2026',
  'Closing Date: 23/04/2026About us',
  'Full time Posted Today 4711 End Date Thursday 23 April 2026 Salary Range 1',
])('%s', (text) => {
  expect(read(`We care.\n${text}\nInterviews on 30 April 2026.`)?.closesAt).toBe(END)
})

test.each([
  ['This advert will close at 23:45 on 23rd April 2026.', '2026-04-23T22:45:00.000Z'],
  ['Closing date: 9am on 23 April 2026', '2026-04-23T08:00:00.000Z'],
  ['Closing date: 23 April 2026 (noon)', '2026-04-23T11:00:00.000Z'],
  ['Closing date: Thursday 23rd April 2026 at 11:59pm', '2026-04-23T22:59:00.000Z'],
])('%s: the hour counts', (text, closesAt) => {
  expect(read(text)?.closesAt).toBe(closesAt)
})

test.each([
  ['Applications Close: August 2026 * Salary', '2026-08-31T22:59:59.000Z'],
  ['Application Close: Feb 2027.', '2027-02-28T23:59:59.000Z'],
])('%s: open until the end of the month', (text, closesAt) => {
  expect(read(text)?.closesAt).toBe(closesAt)
})

test.each([
  'Closing date: soon',
  'Fixed term, with an end date: March 2027',
  'End date: March 2027',
  'Applications close: August',
  'Contract start date 1 May 2026, end date 30 April 2027',
  'Pay rate: £30.14ph PAYE End date: 30/06/2026 Location: Crewe',
  'The post is for two years and will end on 20/12/2028',
  'This post will end on 31/08/2027',
  'Fixed-term contract. End date: 30 April 2027',
  'A post until 23 April 2026',
  'The nursery closes on 23 December 2026 for Christmas',
  'We close the home at 6pm on 24 December 2026',
  'Interviews will be held on 23 April 2026',
  'You will start by 23 April 2026',
  'Closing date: 31 February 2026',
  'Closing date 12',
  'Salary closes the gap. Posted 23 April 2026',
  'Close to the M25 (Junction 8, March 2026)',
])('%s: no closing date', (text) => {
  expect(read(text)).toBeNull()
})

test('the words are those of the text, in one line', () => {
  const text = 'Full time\nEnd   Date\nThursday 23 April 2026\nBand 5'
  expect(read(text)?.closingWords).toBe('End Date Thursday 23 April 2026')
})

test('a day without a year counts only from a known day of posting', () => {
  const text = 'Closing date: 5 January'
  expect(read(text, 'GB', '2025-12-20T09:00:00.000Z')?.closesAt).toBe('2026-01-05T23:59:59.000Z')
  expect(read(text, 'GB', null)).toBeNull()
  // Nobody is open for nine months: this was before.
  expect(read(text)).toBeNull()
})

test('of several closing dates the last counts', () => {
  const text = 'First closing date: 1 April 2026. Second closing date: 23 April 2026.'
  expect(read(text)?.closesAt).toBe(END)
})

test.each([
  ['IE', '2026-04-23T22:59:59.000Z'],
  ['IN', '2026-04-23T18:29:59.000Z'],
  ['NZ', '2026-04-23T11:59:59.000Z'],
  // Where the day ends last: Hawaii.
  ['US', '2026-04-24T09:59:59.000Z'],
  ['XX', '2026-04-23T22:59:59.000Z'],
])('a day in %s ends there', (country, closesAt) => {
  expect(read('Closing date: 23 April 2026', country)?.closesAt).toBe(closesAt)
})

test('hostile texts are read, too', () => {
  for (const piece of [
    'closing date ',
    'closing date: on the ',
    'applications ',
    '1 jan ',
    'end date - ',
  ])
    expect(read(piece.repeat(20_000))).toBeNull()
})
