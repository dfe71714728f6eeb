import { expect, test } from 'vitest'
import { createTally, type DayCount } from './tally.ts'

const aView = (jobId: string, overrides: Partial<DayCount> = {}): DayCount => ({
  jobId,
  kind: 'view',
  day: '2026-11-23',
  source: 'direct',
  count: 1,
  ...overrides,
})

test('the same on the same day is one count, and anything else another', () => {
  const tally = createTally()
  for (const count of [1, 2]) tally.add(aView('b', { count }))
  tally.add(aView('b', { source: 'list' }))
  tally.add(aView('b', { day: '2026-11-24' }))
  tally.add(aView('a', { kind: 'apply-start' }))

  expect(tally.take()).toEqual([
    aView('a', { kind: 'apply-start' }),
    aView('b', { count: 3 }),
    aView('b', { source: 'list' }),
    aView('b', { day: '2026-11-24' }),
  ])
  expect(tally.take()).toEqual([])
})

test('a flood of made-up ids fills no memory, and what is counted already goes on', () => {
  const tally = createTally(2)

  expect(['a', 'b', 'c', 'b'].map((id) => tally.add(aView(id)))).toEqual([true, true, false, true])
  expect(tally.take()).toEqual([aView('a'), aView('b', { count: 2 })])
})
