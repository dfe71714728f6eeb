import { expect, test } from 'vitest'
import { lifetimeOfCounts } from './lifetime.ts'

test('a big board is counted less often, so that counting leaves as much time for searches', () => {
  const minutes = [100, 50_000, 100_000, 1_000_000].map(
    (jobs) => lifetimeOfCounts(jobs).ttl / 60_000,
  )
  expect(minutes).toEqual([1, 1, 1, 10])
})
