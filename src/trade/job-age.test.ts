import { expect, test } from 'vitest'
import { isHidden, isOld, listedUntil } from './job-age.ts'

const NOW = Date.parse('2026-11-22T12:00:00.000Z')
const DAY_MS = 86_400_000
const seen = (daysAgo: number) => ({ lastSeenAt: new Date(NOW - daysAgo * DAY_MS).toISOString() })

test.each([
  // An import's clock may be ahead of ours.
  [-1, false, false],
  [0, false, false],
  [29, false, false],
  [29.999, false, false],
  [30, true, false],
  [59.999, true, false],
  [60, true, true],
  [3000, true, true],
])('an advert seen %f days ago is old: %s, hidden: %s', (days, old, hidden) => {
  expect([isOld(seen(days), NOW), isHidden(seen(days), NOW)]).toEqual([old, hidden])
})

test.each([
  [null, '2027-01-21T12:00:00.000Z'],
  ['2027-01-21T12:00:00.001Z', '2027-01-21T12:00:00.000Z'],
  ['2026-12-01T23:59:59.000Z', '2026-12-01T23:59:59.000Z'],
])('with a closing date of %s it is listed until %s', (closesAt, expected) => {
  expect(listedUntil({ ...seen(0), closesAt })).toBe(expected)
})
