import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendFailure } from '#platform/http/answers/errors.ts'
import { rejectOtherHosts } from './hosts.ts'

const app = Fastify({ trustProxy: ['10.0.0.1'] })
app.setErrorHandler(sendFailure)
rejectOtherHosts(app, {
  publicUrl: 'https://www.landfall.example',
  otherHosts: ['landfall.example'],
})
app.get('/*', (_request, reply) => reply.send('ours'))

function ask(host: string, { from = '192.0.2.7', url = '/', forwarded = '' } = {}) {
  const headers = { host, ...(forwarded && { 'x-forwarded-host': forwarded }) }
  return app.inject({ url, headers, remoteAddress: from })
}

test.each(['www.landfall.example', 'WWW.Landfall.example:443', 'landfall.example'])(
  'the host %s is ours',
  async (host) => {
    expect((await ask(host)).body).toBe('ours')
  },
)

test.each([
  'evil.example',
  'www.landfall.example.evil.example',
  'evil.example:443',
  'localhost',
  '127.0.0.1',
  '192.0.2.1',
  '[::1]',
  '',
  'www.landfall.example@evil.example',
])('the host ‘%s’ of a stranger’s request is rejected with a sentence', async (host) => {
  const answer = await ask(host)

  expect([answer.statusCode, answer.body]).toEqual([
    421,
    'This server does not answer under that name.',
  ])
})

test('this machine may use its local names, and health checks any', async () => {
  expect((await ask('localhost:3000', { from: '127.0.0.1' })).statusCode).toBe(200)
  expect((await ask('evil.example', { from: '127.0.0.1' })).statusCode).toBe(421)
  expect((await ask('10.1.2.3:3000', { url: '/healthz' })).statusCode).toBe(200)
  expect((await ask('10.1.2.3:3000', { url: '/readyz?probe=1' })).statusCode).toBe(200)
  expect((await ask('10.1.2.3:3000', { url: '/healthz/more' })).statusCode).toBe(421)
})

test('only the proxy in front may say which host was asked for', async () => {
  const forwarded = 'www.landfall.example'

  expect((await ask('backend', { from: '10.0.0.1', forwarded })).statusCode).toBe(200)
  expect((await ask('backend', { from: '192.0.2.7', forwarded })).statusCode).toBe(421)
})
