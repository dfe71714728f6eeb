import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { openTestServer } from '#tests/support/test-server.ts'
import { createPageCache } from '#main/http/page-cache.ts'
import { servePages } from '#main/pages/pages.ts'

const { app, services } = await openTestServer()
await servePages(app, {
  handle: async () => new Response('a page'),
  services: { ...services, site: {} } as never,
  publicUrl: 'http://localhost:3000',
  cache: createPageCache(),
  clientDir: null,
})
const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)

/** Sends a target unchanged, which `inject` and `fetch` would normalise. */
async function ask(method: string, path: string) {
  const asking = request({ host: '127.0.0.1', port, method, path, agent: false }).end()
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  answer.resume()
  return answer
}

test.each([
  ['GET', '//'],
  ['GET', '//evil.example/jobs'],
  ['GET', 'http://evil.example/jobs'],
  ['OPTIONS', '*'],
  ['TRACE', '/jobs'],
  ['GET', '/jobs/%E0%A4%A'],
  ['GET', '/%'],
])('%s %s is rejected, with the security headers', async (method, path) => {
  const answer = await ask(method, path)

  expect(answer.statusCode).toBe(400)
  expect(answer.headers['content-security-policy']).toBeDefined()
})

test('paths with other odd characters reach the pages', async () => {
  for (const path of ['/a//b', '/100%25', '/post/%00', '/%E2%80%93', '/?q=http://example.com']) {
    expect((await ask('GET', path)).statusCode).toBe(200)
  }
})
