import { expect, test } from 'vitest'
import { anEmptyDataDir, aPlace } from '#tests/support/place.ts'
import { runCommand } from '#tests/support/processes.ts'

test('the rules are listed, and an unknown one is refused', { timeout: 300_000 }, async () => {
  const place = { DATA_DIR: await anEmptyDataDir() }
  const [shown, ...wrong] = await Promise.all([
    runCommand(['text-rules'], place),
    runCommand(['text-rules', 'check', 'Z-99'], place),
    runCommand(['text-rules', 'check', '--examples', 'many'], place),
  ])
  expect(shown?.out).toContain('M-05  Fee for the job: refuse, live\n')
  expect(wrong.map(({ code, out }) => [code, out])).toEqual([
    [1, ''],
    [1, ''],
  ])
  expect(wrong[0]?.err).toContain('There is no rule with this code.')
  expect(wrong[1]?.err).toContain('It is a number from 0 to 100.')
})

test('one rule is checked over the past', { timeout: 300_000 }, async () => {
  const { code, out } = await runCommand(['text-rules', 'check', 'm-01'], await aPlace())
  expect(code).toBe(0)
  expect(out).toMatch(/0 messages were read: 0 would be refused/)
  expect(out).toMatch(/Nothing was written\.\n$/)
})
