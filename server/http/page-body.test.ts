import { assert, nat, property, string } from 'fast-check'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { sendAgain, sendOnce, toPageBody, toUtf8 } from './page-body.ts'

/** A server with one page, sent as just made or as asked for again. */
function aServer() {
  const html = `<h1>Fährmann’s 🚢</h1>${'<p>Care for people by the sea.</p>'.repeat(200)}`
  const body = toPageBody(html)
  const app = Fastify()
  app.get('/once', (request, reply) => sendOnce(body, request, reply))
  app.get('/again', (request, reply) => sendAgain(body, request, reply))
  app.get('/failed', (request, reply) => sendOnce(body, request, reply.code(404)))
  const get = (url: string, headers: InjectOptions['headers'] = {}) => app.inject({ url, headers })
  return { html, body, get }
}

test('any text becomes the bytes it would always become, cut characters too', () => {
  const anyText = string({ unit: nat(0xff_ff).map((unit) => String.fromCharCode(unit)) })
  for (const text of [anyText, string({ unit: 'binary' }), string({ unit: 'grapheme' })]) {
    assert(property(text, (html) => toUtf8(html).equals(Buffer.from(html))))
  }
  expect(toUtf8('half \ud83d of a ship')).toEqual(Buffer.from('half \ufffd of a ship'))
})

test.each(['/once', '/again'])(
  '%s sends what the reader can take, always the same page',
  async (url) => {
    const { html, get } = aServer()

    const plain = await get(url)
    const brotli = await get(url, { 'accept-encoding': 'gzip, deflate, br, zstd' })
    const gzip = await get(url, { 'accept-encoding': 'gzip' })
    const unknown = await get(url, { 'accept-encoding': 'br;q=0, compress' })

    expect(plain.body).toBe(html)
    expect(plain.headers['content-length']).toBe(String(Buffer.byteLength(html)))
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(html)
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(html)
    expect(unknown.headers['content-encoding']).toBeUndefined()
    expect(unknown.body).toBe(html)
    for (const { headers } of [plain, brotli, gzip])
      expect(headers.vary).toBe('accept-encoding, cookie')
  },
)

test('what is asked for again is compressed once', async () => {
  const { body, get } = aServer()
  const headers = { 'accept-encoding': 'br' }

  await get('/once', headers)
  expect(body.compressed.size).toBe(0)
  const first = await get('/again', headers)
  const second = await get('/again', headers)

  expect(body.compressed.get('br')).toEqual(first.rawPayload)
  expect(second.rawPayload).toEqual(first.rawPayload)
})

test('a reader who has the page gets it not again, and a failure always', async () => {
  const { body, html, get } = aServer()
  const headers = { 'if-none-match': body.etag }

  expect(await get('/once', headers)).toMatchObject({ statusCode: 304, body: '' })
  expect(await get('/again', headers)).toMatchObject({ statusCode: 304, body: '' })
  expect(await get('/failed', headers)).toMatchObject({ statusCode: 404, body: html })
})

test('what is asked for again has the headers that every answer has, and is logged', async () => {
  const app = Fastify()
  const body = toPageBody('<p>Care by the sea.</p>')
  const logged: number[] = []
  app.addHook('onRequest', async (_request, reply) => void reply.header('x-frame-options', 'DENY'))
  app.addHook('onResponse', async (_request, reply) => void logged.push(reply.statusCode))
  app.get('/', async (request, reply) => sendAgain(body, request, reply))

  const { headers } = await app.inject('/')

  expect(headers).toMatchObject({ 'x-frame-options': 'DENY', etag: body.etag })
  expect(logged).toEqual([200])
})
