import { expect, test } from 'vitest'
import { english } from '#platform/languages/english.ts'
import { describeProvenance } from './describe-provenance.ts'

const MINUTE = 60_000
const NOW = Date.now()
const ADVERT = {
  isOwn: true,
  name: 'Teaching Vacancies',
  seenAt: new Date(NOW - 12.5 * MINUTE).toISOString(),
  firstSeenAt: '2020-11-03T09:00:00.000Z',
  postings: 1,
}

test('an advert says whose list it is from, and when it was seen', () => {
  expect(describeProvenance(ADVERT, english)).toBe(
    'From the employer’s own list · seen 12 minutes ago · first seen 3 Nov 2020',
  )
  expect(describeProvenance({ ...ADVERT, isOwn: false }, english)).toMatch(
    /^From the list of Teaching Vacancies · /,
  )
})

test('where the page says when it was last seen, that is not said twice', () => {
  expect(describeProvenance({ ...ADVERT, seenAt: null }, english)).toBe(
    'From the employer’s own list · first seen 3 Nov 2020',
  )
})

test.each([
  [2, 'posted for the second time'],
  [3, 'posted for the third time'],
  [7, 'posted 7 times'],
])('of one that came %i times, that is said', (postings, words) => {
  expect(
    describeProvenance({ ...ADVERT, postings }, english)
      .split(' · ')
      .at(-1),
  ).toBe(words)
})
