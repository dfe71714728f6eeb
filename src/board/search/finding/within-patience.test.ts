import { expect, test } from 'vitest'
import { withinPatience } from './within-patience.ts'

test('an answer in time is the answer, and a failure the failure', async () => {
  expect(await withinPatience(Promise.resolve('found'), 1000)).toBe('found')
  await expect(withinPatience(Promise.reject(new Error('broken')), 1000)).rejects.toThrow('broken')
})

test('who would wait for ever is told to come back, and a late failure bothers nobody', async () => {
  const { promise, reject } = Promise.withResolvers<string>()

  await expect(withinPatience(promise, 10)).rejects.toMatchObject({
    code: 'search_busy',
    status: 503,
    retryAfter: 5,
  })
  reject(new Error('too late'))
})
