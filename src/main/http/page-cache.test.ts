import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type InjectOptions } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { toPageBody } from '#platform/http/answers/page-body.ts'
import { createPageCache, cacheKeyOf } from './page-cache.ts'

/** A server whose only page counts how often it was rendered, and waits for `gate` meanwhile. */
function aServer({ gate = async () => {} }: { gate?: (time: number) => Promise<unknown> } = {}) {
  const cache = createPageCache()
  const app = Fastify()
  let made = 0
  async function render(url: string) {
    made += 1
    const html = `<p>Made ${made} times for ${url}</p>`
    const isForAll = await gate(made)
    return { html, headers: [['content-type', 'text/html']], isForAll } as const
  }
  app.all('/*', async (request, reply) => {
    const key = cacheKeyOf(request)
    if (key && cache.send(key, request, reply)) return reply
    const isSent =
      key &&
      (await cache.render(key, { request, reply }, async () => {
        const { html, headers, isForAll } = await render(request.url)
        if (isForAll === false) return null
        return { body: toPageBody([html]), headers: [[...headers[0]]], figure: null }
      }))
    if (isSent) return reply
    return reply.send((await render(request.url)).html)
  })
  return {
    app,
    cache,
    timesMade: () => made,
    get: (options: InjectOptions = {}) => app.inject({ method: 'GET', url: '/jobs', ...options }),
  }
}

/** A gate that is closed until the test opens it. */
function aGate() {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  return { wait: () => promise, open: resolve, fail: reject }
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
  ['with a session after two spaces', { headers: { cookie: 'fonts=1;  session=abc' } }],
  ['with a session after no space', { headers: { cookie: 'fonts=1;session=abc' } }],
  ['with a session after a tab', { headers: { cookie: '\tsession=abc' } }],
  ['with an empty session', { headers: { cookie: 'session=' } }],
  ['with a session in quotes', { headers: { cookie: 'session="abc"' } }],
  ['with a session in capitals', { headers: { cookie: 'SESSION=abc' } }],
  ['with a session in the wrong cookie', { headers: { cookie: 'lastJob=0abc,session=abc' } }],
  ['with two sessions', { headers: { cookie: 'session=abc; __Host-session=abc' } }],
  ['with a password of its own', { headers: { authorization: 'Basic abc' } }],
  ['with a session and a page at hand', { headers: { cookie: 'session=a', 'if-none-match': '*' } }],
  ['for the headers alone', { method: 'HEAD' as const }],
  ['with a known device', { headers: { cookie: 'device=abc' } }],
  ['with a message for its next page', { headers: { cookie: 'flash=logged-in' } }],
  ['with a session beside the known cookie', { headers: { cookie: 'lastJob=abc; session=abc' } }],
  ['that sends something', { method: 'POST' as const }],
  ['with a very long address', { url: `/jobs?x=${'x'.repeat(600)}` }],
] satisfies [string, InjectOptions][])(
  'a request %s is neither answered from the cache nor cached',
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

test('pages for those who save data are cached apart', async () => {
  const { get } = aServer()
  await get({})

  const saving = { 'save-data': 'on' }
  expect((await get({ headers: saving })).body).toContain('Made 2')
  expect((await get({ headers: { ...saving, cookie: 'lastJob=0abc' } })).body).toContain('Made 2')
  expect((await get({ headers: { 'save-data': 'off' } })).body).toContain('Made 1')
})

test('the body comes in the encoding the reader takes, and not at all when it is unchanged', async () => {
  const { get } = aServer()
  const plain = await get({})
  const brotli = await get({ headers: { 'accept-encoding': 'gzip, br' } })
  const gzip = await get({ headers: { 'accept-encoding': 'gzip' } })

  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
  expect(brotli.headers.vary).toBe('accept-encoding, cookie, save-data')
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

test('concurrent requests for a page share one rendering', async () => {
  const gate = aGate()
  const { get, timesMade } = aServer({ gate: gate.wait })
  const responses = Array.from({ length: 50 }, () => get())
  const other = get({ url: '/jobs?page=2' })

  await vi.waitUntil(() => timesMade() === 2)
  gate.open(null)

  const bodies = (await Promise.all(responses)).map(({ body }) => body)
  expect(new Set(bodies)).toEqual(new Set(['<p>Made 1 times for /jobs</p>']))
  expect((await other).body).toBe('<p>Made 2 times for /jobs?page=2</p>')
  expect(timesMade()).toBe(2)
})

test('a page begun before a change answers only the requests from before it', async () => {
  const gate = aGate()
  const { cache, get, timesMade } = aServer({
    gate: (time) => (time === 1 ? gate.wait() : allow()),
  })
  const before = get()
  await vi.waitUntil(() => timesMade() === 1)

  cache.clear()
  const after = await get()
  gate.open(null)

  expect((await before).body).toContain('Made 1')
  expect(after.body).toContain('Made 2')
  expect((await get()).body).toContain('Made 2')
  expect(timesMade()).toBe(2)
})

test('a failure answers the first request alone; the others render the page', async () => {
  const gate = aGate()
  const { get, timesMade } = aServer({ gate: (time) => (time === 1 ? gate.wait() : allow()) })
  const first = get()
  await vi.waitUntil(() => timesMade() === 1)
  const others = [get(), get()]
  // The others are waiting by now.
  await new Promise(setImmediate)
  gate.fail(new Error('The database is gone'))

  expect((await first).statusCode).toBe(500)
  for (const other of await Promise.all(others)) expect(other.statusCode).toBe(200)
  expect((await get()).statusCode).toBe(200)
})

test('a page of the last minute is sent where a new one cannot be made', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const away = async (time: number) => {
    if (time > 1) throw new DomainError('not_ready')
  }
  const { cache, get } = aServer({ gate: away })
  await get()
  cache.clear()

  const [first, second] = await Promise.all([get(), get()])
  expect([first.statusCode, second.statusCode]).toEqual([200, 200])
  expect(first.body + second.body).toBe('<p>Made 1 times for /jobs</p>'.repeat(2))
  vi.setSystemTime(Date.now() + 61_000)
  expect((await get()).statusCode).toBe(503)
})

test('no page of before hides a mistake of ours', async () => {
  const { cache, get } = aServer({
    gate: async (time) => {
      if (time > 1) throw new Error('A mistake')
    },
  })
  await get()
  cache.clear()

  expect((await get()).statusCode).toBe(500)
})

test('a slow page is replaced by the one of before, unless jobs have changed', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const gate = aGate()
  const { cache, get, timesMade } = aServer({
    gate: (time) => (time === 1 ? allow() : gate.wait()),
  })
  await get()
  vi.setSystemTime(Date.now() + 6000)

  const late = get()
  await vi.waitUntil(() => timesMade() === 2)
  vi.advanceTimersByTime(1000)
  expect((await late).body).toContain('Made 1 ')
  cache.clear()
  const changed = get()
  await vi.waitUntil(() => timesMade() === 3)
  vi.advanceTimersByTime(1000)
  gate.open(null)
  expect((await changed).body).toContain('Made 3 ')
})

test('a page that turns out to be personal answers its own request alone', async () => {
  const gate = aGate()
  const { get, timesMade } = aServer({ gate: gate.wait })
  const responses = [get(), get(), get()]
  await vi.waitUntil(() => timesMade() === 1)
  gate.open(false)

  const bodies = (await Promise.all(responses)).map(({ body }) => body)
  expect(new Set(bodies).size).toBe(3)
  expect(bodies).not.toContain((await get()).body)
})

test('somebody who leaves takes the page from nobody', async () => {
  const gate = aGate()
  const { app, timesMade } = aServer({ gate: gate.wait })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const leaving = new AbortController()
  const left = fetch(`${address}/jobs`, { signal: leaving.signal }).catch(() => 'left')
  await vi.waitUntil(() => timesMade() === 1)
  const staying = fetch(`${address}/jobs`)

  leaving.abort()
  expect(await left).toBe('left')
  gate.open(null)

  expect(await (await staying).text()).toContain('Made 1')
})

const allow = async () => {}
