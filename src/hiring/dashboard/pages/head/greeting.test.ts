import { expect, test } from 'vitest'
import { greet } from './greeting.ts'

test.each([
  ['2026-11-28T04:59:00Z', 'Europe/London', 'Hello, Ada'],
  ['2026-11-28T05:00:00Z', 'Europe/London', 'Good morning, Ada'],
  ['2026-11-28T11:59:00Z', 'Europe/London', 'Good morning, Ada'],
  ['2026-11-28T11:59:00Z', 'Asia/Kolkata', 'Good afternoon, Ada'],
  ['2026-11-28T18:00:00Z', 'Europe/London', 'Good evening, Ada'],
])('at %s in %s a person reads ‘%s’', (now, zone, words) => {
  expect(greet('Ada', zone, new Date(now))).toBe(words)
})
