import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { english } from '#platform/languages/english.ts'
import { requestContext } from '#platform/pages/context.ts'
import { REAL_LIMIT } from '#site/real/real-limits.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { action } from './real.route.tsx'

const { services } = await openTestServer()

test('a text that has to wait comes back with helplines, and is blamed on nobody', async () => {
  const visitor = { ip: '203.0.113.9' }
  for (let time = 0; time < REAL_LIMIT.times; time++) await services.real.check(visitor, 'Hello')
  const context = new RouterContextProvider()
  const site = { storedMonths: { contact: 6 } }
  context.set(requestContext, { ...services, language: english, site, visitor } as never)
  const body = new URLSearchParams({ text: 'Pay the fee today.' })
  const request = new Request('http://localhost:3000/real', { method: 'POST', body })

  const { data, init } = await action({ context, request, params: {} } as never)
  expect(init).toMatchObject({ status: 429 })
  expect(data).toMatchObject({
    values: { text: 'Pay the fee today.' },
    errors: { '': expect.stringMatching(/^Many texts were checked from your network/) },
    help: { callers: [{ phone: expect.any(String) }, { phone: expect.any(String) }] },
  })
})
