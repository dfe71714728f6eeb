import { expect, test } from 'vitest'
import { formatSize, mediumDate, mediumDateTime, timeAgo } from './formats.ts'

test('a date is the medium format of the day in London', () => {
  expect(mediumDate('2026-11-21T00:30:00.000Z')).toBe('21 Nov 2026')
  expect(mediumDate('2026-07-20T23:30:00.000Z')).toBe('21 Jul 2026')
})

test.each([
  [20_000, 'just now'],
  [5 * 60_000, '5 minutes ago'],
  [3 * 3_600_000, '3 hours ago'],
  [26 * 3_600_000, 'yesterday'],
  [3 * 86_400_000, '3 days ago'],
  [45 * 86_400_000, 'last month'],
  [800 * 86_400_000, '2 years ago'],
  [-60_000, 'just now'],
])('%i milliseconds ago reads %s', (elapsed, words) => {
  const now = Date.UTC(2026, 10, 21)

  expect(timeAgo(new Date(now - elapsed).toISOString(), { now })).toBe(words)
})

test('a moment is told with the time where most of the jobs are', () => {
  expect(mediumDateTime('2026-07-20T23:30:00.000Z')).toBe('21 Jul 2026, 00:30')
})

test.each([
  [1, '1 KB'],
  [900_000, '879 KB'],
  [10 * 1024 * 1024, '10.0 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(formatSize(bytes)).toBe(words)
})
