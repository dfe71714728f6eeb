import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { createPageCache } from '#main/http/page-cache.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import routes from '../../routes.ts'
import { servePages } from './pages.ts'

const { app, services } = await openTestServer()
let read = 0
await servePages(app, {
  async handle() {
    read += 1
    return new Response('')
  },
  services: { ...services, site: { publicUrl: '', isLocal: true } } as never,
  publicUrl: 'http://localhost:3000',
  cache: createPageCache(),
  clientDir: null,
})

const FORM = Buffer.from(`address=${'x'.repeat(20_000_000)}`)
const REFUSED = {
  statusCode: 413,
  body: 'That is too large to send. Make it smaller, then send it again.',
}

async function post(path: string, payload: Buffer | Readable) {
  const url = `/${path.replaceAll(/:\w+\??/g, 'x')}`
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const { statusCode, body } = await app.inject({ method: 'POST', url, headers, payload })
  return { statusCode, body }
}

/** The API’s page has no form: it takes no content at all. */
const PATHS = routes.flatMap(({ path = '' }) => (path === 'api/docs' ? [] : [path]))

test.each(PATHS)(
  'a form of 20 MB to /%s is refused with one sentence, before the page is asked',
  async (path) => {
    expect(await post(path, FORM)).toEqual(REFUSED)
    expect(read).toBe(0)
  },
)

test('so is one that comes piece by piece, and does not say its length', async () => {
  const pieces = Array.from({ length: 300 }, (_, number) =>
    FORM.subarray(number * 65_536, (number + 1) * 65_536),
  )
  expect(await post('organisations/:id/careers', Readable.from(pieces))).toEqual(REFUSED)
  expect(read).toBe(0)
})
