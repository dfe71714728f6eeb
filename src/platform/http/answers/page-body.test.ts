import { assert, nat, property, string } from 'fast-check'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { sendCachedBody, sendBody, toPageBody, toUtf8 } from './page-body.ts'

/** A server with one page, sent as just rendered or from the cache. */
function aServer() {
  const html = `<h1>Fährmann’s 🚢</h1>${'<p>Care for people by the sea.</p>'.repeat(200)}`
  const body = toPageBody([html])
  const app = Fastify()
  app.get('/first', (request, reply) => sendBody(body, request, reply))
  app.get('/cached', (request, reply) => sendCachedBody(body, request, reply))
  app.get('/failed', (request, reply) => sendBody(body, request, reply.code(404)))
  const get = (url: string, headers: InjectOptions['headers'] = {}) => app.inject({ url, headers })
  return { html, body, get }
}

test('any text becomes the same bytes as with Buffer.from, lone surrogates too', () => {
  const anyText = string({ unit: nat(0xff_ff).map((unit) => String.fromCharCode(unit)) })
  for (const text of [anyText, string({ unit: 'binary' }), string({ unit: 'grapheme' })]) {
    assert(property(text, (html) => toUtf8(html).equals(Buffer.from(html))))
  }
  expect(toUtf8('half \ud83d of a ship')).toEqual(Buffer.from('half \ufffd of a ship'))
})

test.each(['/first', '/cached'])(
  '%s sends the encoding the client accepts, always of the same page',
  async (url) => {
    const { html, get } = aServer()

    const plain = await get(url)
    const brotli = await get(url, { 'accept-encoding': 'gzip, deflate, br, zstd' })
    const gzip = await get(url, { 'accept-encoding': 'gzip' })
    const refused = await get(url, { 'accept-encoding': 'gzip;q=0.5, br;q=0' })
    const unknown = await get(url, { 'accept-encoding': 'br;q=0, compress' })

    expect(plain.body).toBe(html)
    expect(plain.headers['content-length']).toBe(String(Buffer.byteLength(html)))
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(html)
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(html)
    expect(refused.headers['content-encoding']).toBe('gzip')
    expect(unknown.headers['content-encoding']).toBeUndefined()
    expect(unknown.body).toBe(html)
    for (const { headers } of [plain, brotli, gzip])
      expect(headers.vary).toBe('accept-encoding, cookie, save-data')
  },
)

test('a cached page is compressed once', async () => {
  const { body, get } = aServer()
  const headers = { 'accept-encoding': 'br' }

  await get('/first', headers)
  expect(body.compressed.size).toBe(0)
  const first = await get('/cached', headers)
  const second = await get('/cached', headers)

  expect(body.compressed.get('br')).toEqual(first.rawPayload)
  expect(second.rawPayload).toEqual(first.rawPayload)
})

test('a client that has the page gets 304, but always gets a failure whole', async () => {
  const { body, html, get } = aServer()
  const headers = { 'if-none-match': body.etag }

  expect(await get('/first', headers)).toMatchObject({ statusCode: 304, body: '' })
  expect(await get('/cached', headers)).toMatchObject({ statusCode: 304, body: '' })
  expect(await get('/cached', { 'if-none-match': `"x", ${body.etag}` })).toMatchObject({
    statusCode: 304,
  })
  // `no-cache` asks caches to revalidate; this is the origin.
  expect(await get('/cached', { ...headers, 'cache-control': 'no-cache' })).toMatchObject({
    statusCode: 304,
  })
  expect(await get('/failed', headers)).toMatchObject({ statusCode: 404, body: html })
})

test('a cached page has the headers of every answer, and is logged', async () => {
  const app = Fastify()
  const body = toPageBody(['<p>Care by ', 'the sea.</p>'])
  const logged: number[] = []
  app.addHook('onRequest', async (_request, reply) => void reply.header('x-frame-options', 'DENY'))
  app.addHook('onResponse', async (_request, reply) => void logged.push(reply.statusCode))
  app.get('/', async (request, reply) => sendCachedBody(body, request, reply))

  const { headers } = await app.inject('/')

  expect(headers).toMatchObject({ 'x-frame-options': 'DENY', etag: body.etag })
  expect(logged).toEqual([200])
})
