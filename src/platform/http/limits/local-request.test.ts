import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { isLocalRequest } from './local-request.ts'

const app = Fastify({ trustProxy: ['127.0.0.1'] })
app.get('/', (request) => ({ isLocal: isLocalRequest(request) }))

interface Origin {
  from: string
  host: string
  forwardedFor?: string
  via?: string
}

async function isLocal({ from, host, forwardedFor, via }: Origin) {
  const headers = {
    host,
    ...(forwardedFor && { 'x-forwarded-for': forwardedFor }),
    ...(via && { via }),
  }
  const answer = await app.inject({ url: '/', remoteAddress: from, headers })
  return answer.json().isLocal
}

test.each([
  { from: '127.0.0.1', host: 'localhost:3000' },
  { from: '::1', host: '[::1]:3000' },
  { from: '::ffff:127.0.0.1', host: '127.0.0.1' },
])('a request from $from to $host is local', async (origin) => {
  expect(await isLocal(origin)).toBe(true)
})

test.each([
  { from: '192.0.2.7', host: 'localhost:3000' },
  { from: '127.0.0.1', host: 'evil.example' },
  { from: '127.0.0.1', host: 'localhost.evil.example' },
  { from: '127.0.0.1', host: 'localhost', forwardedFor: '192.0.2.7' },
  { from: '192.0.2.7', host: 'localhost', forwardedFor: '127.0.0.1' },
  { from: '127.0.0.1', host: 'localhost', via: '1.1 a-proxy' },
])('a request from $from to $host for $forwardedFor is not local', async (origin) => {
  expect(await isLocal(origin)).toBe(false)
})

test('a request through a proxy that nobody told us of is not local', async () => {
  const unaware = Fastify()
  unaware.get('/', (request) => ({ isLocal: isLocalRequest(request) }))

  const headers = { host: 'localhost', 'x-forwarded-for': '127.0.0.1' }
  const answer = await unaware.inject({ url: '/', remoteAddress: '127.0.0.1', headers })

  expect(answer.json().isLocal).toBe(false)
})
