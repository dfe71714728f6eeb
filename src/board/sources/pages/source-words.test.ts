import { expect, test } from 'vitest'
import type { SourceRun } from '#board/sources/sources.ts'
import { conditionOf, everyWords, runWords, spanWords } from './source-words.ts'

const RUN: Omit<SourceRun, 'id' | 'beganAt' | 'endedAt'> = {
  answer: 'content',
  reason: null,
  status: null,
  isComplete: true,
  seen: 38,
  added: 0,
  changed: 0,
  unreadable: 0,
  leftOut: 0,
  closed: 0,
  reopened: 0,
  closedNothingBecause: null,
}

test.each([
  [{}, 'As before'],
  [{ answer: 'unchanged' as const, isComplete: true }, 'As before'],
  [{ added: 2, closed: 1 }, '2 new, 1 gone'],
  [{ reopened: 1, unreadable: 3 }, '1 back again, 3 could not be read'],
  [{ closedNothingBecause: 'held' as const }, 'Nothing closed: we look at this reading first'],
  [{ isComplete: false }, 'As before. Not the whole list came, so nothing closed'],
  [
    { answer: 'failed' as const, reason: 'status' as const, status: 503 },
    'The site answered with an error (503)',
  ],
  [{ answer: 'failed' as const, reason: 'network' as const }, 'Nobody answered'],
  [
    { closedNothingBecause: 'grace' as const },
    'Nothing closed yet: what is missing closes after a second look, at least 12 hours later',
  ],
])('a run with %o says %j', (run, words) => {
  expect(runWords({ ...RUN, ...run })).toBe(words)
})

test('times are said in the unit that people use', () => {
  expect([60, 360, 720, 1440, 90].map(everyWords)).toEqual([
    'every hour',
    'every 6 hours',
    'twice a day',
    'once a day',
    'every 90 minutes',
  ])
  expect([1, 2, 2400, 32_400, 259_200].map(spanWords)).toEqual([
    '1 second',
    '2 seconds',
    '40 minutes',
    '9 hours',
    '3 days',
  ])
})

const HOUR_MS = 3_600_000
const NOW = Date.parse('2026-11-29T12:00:00Z')
const hoursAgo = (hours: number) => new Date(NOW - hours * HOUR_MS).toISOString()

test.each([
  [{ lastCompleteAt: hoursAgo(7) }, 'Fine'],
  [{ lastCompleteAt: hoursAgo(13), failures: 1 }, 'Does not answer'],
  [{ lastCompleteAt: hoursAgo(13) }, 'Waits for us'],
  [{ lastCompleteAt: null }, 'Not read yet'],
  [
    {
      lastCompleteAt: hoursAgo(1),
      isOn: false,
      state: 'off' as const,
      stateBecause: 'failures' as const,
    },
    'Switched off: it failed 5 times',
  ],
  [
    {
      lastCompleteAt: null,
      isOn: false,
      state: 'waiting' as const,
      stateBecause: 'needs-consent' as const,
    },
    'Waits for the consent of its system',
  ],
])('a source with %o is called %j', (facts, words) => {
  expect(conditionOf({ isOn: true, failures: 0, intervalMinutes: 360, ...facts }, NOW).words).toBe(
    words,
  )
})
