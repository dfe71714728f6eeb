import { expect, test } from 'vitest'
import { shownClosesAt } from './shown-job.ts'

const NOW = Date.parse('2026-11-30T12:00:00.000Z')
const [PAST, LATER] = ['2026-11-28T23:59:59.000Z', '2027-01-28T23:59:59.000Z']

test('a job that was closed early shows no day to come as the day on which it closed', () => {
  expect(shownClosesAt({ status: 'closed', closesAt: LATER }, NOW)).toBeNull()
  expect(shownClosesAt({ status: 'closed', closesAt: PAST }, NOW)).toBe(PAST)
  expect(shownClosesAt({ status: 'open', closesAt: LATER }, NOW)).toBe(LATER)
  expect(shownClosesAt({ status: 'held', closesAt: LATER }, NOW)).toBe(LATER)
})
