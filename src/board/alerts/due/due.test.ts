import { expect, test } from 'vitest'
import { nextDue } from './due.ts'

test.each([
  ['daily', '2026-11-23T05:59:59.999Z', '2026-11-23T06:00:00.000Z'],
  ['daily', '2026-11-23T06:00:00.000Z', '2026-11-24T06:00:00.000Z'],
  ['daily', '2026-12-31T23:00:00.000Z', '2027-01-01T06:00:00.000Z'],
  ['weekly', '2026-11-23T05:00:00.000Z', '2026-11-23T06:00:00.000Z'],
  ['weekly', '2026-11-23T06:00:00.000Z', '2026-11-30T06:00:00.000Z'],
  ['weekly', '2026-11-24T01:00:00.000Z', '2026-11-30T06:00:00.000Z'],
  // The day on which the clocks change in Britain.
  ['daily', '2026-10-25T00:30:00.000Z', '2026-10-25T06:00:00.000Z'],
] as const)('a %s alert is due after %s at %s', (frequency, now, due) => {
  expect(nextDue(frequency, new Date(now)).toISOString()).toBe(due)
})
