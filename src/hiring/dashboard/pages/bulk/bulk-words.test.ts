import { expect, test } from 'vitest'
import type { BulkOutcome } from '#hiring/dashboard/dashboard.ts'
import { outcomeWords } from './bulk-words.ts'

const results = (...outcomes: BulkOutcome[]) =>
  outcomes.map((outcome, at) => ({ id: `job${at}`, title: `Nurse ${at}`, outcome }))

test('what was done is counted, and what was not is named', () => {
  expect(outcomeWords('close', results('done', 'done', 'already'))).toEqual({
    isDone: false,
    title: '2 closed, 1 was closed already',
    lines: [{ id: 'job2', words: 'Nurse 2: was closed already.' }],
  })
})

test('nothing is said of what cannot be seen but that it was not found', () => {
  const unknown = { id: 'secret', title: null, outcome: 'not-found' } as const

  expect(outcomeWords('extend', [...results('done'), unknown, unknown])).toEqual({
    isDone: false,
    title: '1 extended by 30 days, 2 were not found',
    lines: [],
  })
})

test('all done is a success', () => {
  expect(outcomeWords('extend', results('done')).isDone).toBe(true)
})
