import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { createPageCache, keyOf } from './page-cache.ts'

/** A server whose only page counts how often it was really made. */
function aServer() {
  const cache = createPageCache()
  const app = Fastify()
  let made = 0
  app.all('/*', (request, reply) => {
    const key = keyOf(request)
    if (key && cache.send(key, request, reply)) return reply
    made += 1
    const html = `<p>Made ${made} times for ${request.url}</p>`
    if (!key) return reply.send(html)
    cache.keep(key, { headers: [['content-type', 'text/html']], html }, request, reply)
    return reply
  })
  return {
    cache,
    get: (options: InjectOptions) => app.inject({ method: 'GET', url: '/jobs', ...options }),
  }
}

test('a page is made once for everybody, until jobs change', async () => {
  const { cache, get } = aServer()

  expect((await get({})).body).toContain('Made 1')
  expect((await get({})).body).toContain('Made 1')
  cache.clear()
  expect((await get({})).body).toContain('Made 2')
})

test('each address has its own page', async () => {
  const { get } = aServer()
  await get({ url: '/jobs?page=1' })

  expect((await get({ url: '/jobs?page=2' })).body).toBe('<p>Made 2 times for /jobs?page=2</p>')
})

test.each([
  ['with a session', { headers: { cookie: 'session=abc' } }],
  ['with a session over https', { headers: { cookie: '__Host-session=abc' } }],
  ['with a known device', { headers: { cookie: 'device=abc' } }],
  ['with a message for its next page', { headers: { cookie: 'flash=logged-in' } }],
  ['with a session beside the known cookie', { headers: { cookie: 'lastJob=abc; session=abc' } }],
  ['that sends something', { method: 'POST' as const }],
  ['with a very long address', { url: `/jobs?x=${'x'.repeat(600)}` }],
] satisfies [string, InjectOptions][])(
  'a request %s is neither answered from what is kept nor kept',
  async (_, options: InjectOptions) => {
    const { get } = aServer()
    await get({ url: options.url ?? '/jobs' })

    expect((await get(options)).body).not.toContain('Made 1 ')
    expect((await get(options)).body).not.toContain('Made 2 ')
  },
)

test('the cookie that only remembers the last job changes nothing', async () => {
  const { get } = aServer()
  await get({})

  expect((await get({ headers: { cookie: 'lastJob=0abc' } })).body).toContain('Made 1')
})

test('pages with and without typefaces are kept apart', async () => {
  const { get } = aServer()
  await get({})

  const cookie = 'lastJob=0abc; fonts=1'
  expect((await get({ headers: { cookie } })).body).toContain('Made 2')
  expect((await get({ headers: { cookie: 'fonts=1' } })).body).toContain('Made 2')
  expect((await get({ headers: { cookie: 'fonts=1; x=1' } })).body).toContain('Made 3')
})

test('the body comes in the encoding the reader takes, and not at all when it is unchanged', async () => {
  const { get } = aServer()
  const plain = await get({})
  const brotli = await get({ headers: { 'accept-encoding': 'gzip, br' } })
  const gzip = await get({ headers: { 'accept-encoding': 'gzip' } })

  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
  expect(brotli.headers.vary).toBe('accept-encoding')
  const again = await get({ headers: { 'if-none-match': String(plain.headers.etag) } })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
})

test('a thousand other addresses push the oldest out, so that memory stays bounded', async () => {
  const { get } = aServer()
  await get({ url: '/jobs' })
  for (let i = 0; i < 1000; i += 1) await get({ url: `/jobs?page=${i}` })

  expect((await get({ url: '/jobs' })).body).not.toContain('Made 1 ')
})
