import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { runBatches } from './batches.ts'

const MANY_TIMES = 100_000

test('batches run until one returns null, and their results are summed', async () => {
  const results = [3, 0, 4, null, 9]
  expect(await runBatches(async () => results.shift() ?? null, {})).toBe(7)
  expect(results).toEqual([9])
})

test('there is a pause between two batches, and an abort ends it', async () => {
  const controller = new AbortController()
  let batches = 0
  const running = runBatches(
    async () => {
      batches += 1
      await setTimeout(1)
      return 1
    },
    { rest: MANY_TIMES, signal: controller.signal },
  )
  await setTimeout(50)
  expect(batches).toBe(1)
  controller.abort(new Error('The process stops.'))
  await expect(running).rejects.toThrow('The process stops.')
  expect(batches).toBe(1)
})
