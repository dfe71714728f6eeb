import { afterAll, expect, test, vi } from 'vitest'
import { runBatches } from './batches.ts'

vi.useFakeTimers({ toFake: ['performance'] })
afterAll(() => void vi.useRealTimers())

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
      vi.advanceTimersByTime(60_000)
      setImmediate(() => controller.abort(new Error('The process stops.')))
      return 1
    },
    { rest: 1, signal: controller.signal },
  )
  // Without the pause the second batch would run before the abort.
  await expect(running).rejects.toThrow('The process stops.')
  expect(batches).toBe(1)
})
