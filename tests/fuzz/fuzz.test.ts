import { expect, test } from 'vitest'
import { buildIfStale } from '#main/build/build.ts'
import { runFuzz } from './run.ts'
import { openFuzzServer } from './server.ts'

await buildIfStale()

// A fixed seed; `npm run fuzz` has a new one each time.
const seed = 20_261_123

test('no call and no page fails for what strangers send', { timeout: 300_000 }, async () => {
  const server = await openFuzzServer()
  const { findings, inputs, statuses } = await runFuzz(server, {
    inputs: process.env.LONG_RUN ? 16 : 4,
    seed,
  })
  await server.close()

  expect(findings).toEqual([])
  expect(inputs).toBeGreaterThan(500)
  // Rate limits must not hide any call.
  expect(statuses['429'] ?? 0).toBeLessThan(inputs / 20)
})
