import { expect, test } from 'vitest'
import { isOld } from './job-age.ts'

const NOW = Date.parse('2026-11-22T12:00:00.000Z')

test.each([
  ['2026-11-22T11:00:00.000Z', false],
  ['2026-09-23T12:00:00.000Z', false],
  ['2026-09-23T11:59:59.999Z', true],
  ['2018-01-01T00:00:00.000Z', true],
  // An import's dates may be ahead of our clock.
  ['2027-01-01T00:00:00.000Z', false],
])('an advert of %s is old after 60 days: %s', (postedAt, expected) => {
  expect(isOld({ postedAt }, NOW)).toBe(expected)
})
