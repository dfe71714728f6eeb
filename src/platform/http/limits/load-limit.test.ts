import { once } from 'node:events'
import { connect } from 'node:net'
import type { Readable } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { sendFailure } from '#platform/http/answers/errors.ts'
import { limitLoad, WORK_LIMITS } from './load-limit.ts'

const read = (app: FastifyInstance, remoteAddress: string) =>
  app.inject({ url: '/work', remoteAddress })

/** A server whose work ends when the test says so. */
function startServer(limits: Partial<typeof WORK_LIMITS> = { reading: 2, others: 3 }) {
  const app = Fastify()
  app.setErrorHandler(sendFailure)
  limitLoad(app, { ...WORK_LIMITS, ...limits })
  const waiting: (() => void)[] = []
  const work = () => new Promise<string>((resolve) => waiting.push(() => resolve('done')))
  app.get('/work', work)
  app.post('/work', work)
  app.get('/fails', () => {
    throw new Error('no')
  })
  app.get('/own', { config: { startsWorkItself: true } }, async () => 'cached')
  return { app, waiting, finish: () => waiting.splice(0).forEach((end) => end()) }
}

test('what is more than the server can do is refused at once, readers first', async () => {
  const { app, waiting, finish } = startServer()
  const running = [read(app, '10.0.0.1'), read(app, '10.0.0.2')]
  await expect.poll(() => waiting).toHaveLength(2)

  const reader = await app.inject('/work')
  const writer = app.inject({ method: 'POST', url: '/work' })
  await expect.poll(() => waiting).toHaveLength(3)
  const late = await app.inject({ url: '/work', headers: { cookie: 'session=a' } })

  expect([reader.statusCode, reader.headers['retry-after'], reader.body]).toEqual([
    503,
    '3',
    'Landfall is very busy at the moment. Try again in a few seconds.',
  ])
  expect(late.statusCode).toBe(503)
  expect((await app.inject('/own')).body).toBe('cached')
  finish()
  for (const answer of await Promise.all([...running, writer])) expect(answer.statusCode).toBe(200)
})

test('finished, failed and refused requests give their place back', async () => {
  const { app, waiting, finish } = startServer()
  for (let count = 0; count < 5; count += 1) {
    expect((await app.inject('/fails')).statusCode).toBe(500)
  }
  const running = [read(app, '10.0.0.1'), read(app, '10.0.0.2')]
  await expect.poll(() => waiting).toHaveLength(2)
  for (let count = 0; count < 5; count += 1) await app.inject('/work')
  finish()
  await Promise.all(running)

  const next = app.inject('/work')
  await expect.poll(() => waiting).toHaveLength(1)
  finish()
  expect((await next).statusCode).toBe(200)
})

test('a network that makes up sessions leaves visitors their half of the places', async () => {
  const { app, waiting, finish } = startServer({ reading: 4, others: 8 })
  const headers = { cookie: 'session=made-up' }
  const flood = Array.from({ length: 8 }, () =>
    app.inject({ url: '/work', remoteAddress: '10.0.0.1', headers }),
  )
  await expect.poll(() => waiting).toHaveLength(2)

  const visitors = [read(app, '10.0.0.2'), read(app, '10.0.0.3')]
  await expect.poll(() => waiting).toHaveLength(4)
  finish()
  for (const answer of await Promise.all(visitors)) expect(answer.statusCode).toBe(200)
  const refused = (await Promise.all(flood)).filter(({ statusCode }) => statusCode === 503)
  expect(refused).toHaveLength(6)
})

/** Sends a form with a file whose end does not come. */
function sendSlowly(port: number) {
  const socket = connect(port, '127.0.0.1')
  socket.write(
    'POST /file HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 9\r\n\r\n--x',
  )
  return socket
}

test('files that come slowly take no place from visitors, and one network sends few', async () => {
  const { app, waiting, finish } = startServer({ reading: 4, others: 8 })
  let arrived = 0
  app.addContentTypeParser('multipart/form-data', (_request, body, done) => done(null, body))
  app.post('/file', async ({ body }) => {
    for await (const _ of body as Readable) arrived += 1
    return new Promise<string>((resolve) => waiting.push(() => resolve('done')))
  })
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  const senders = [sendSlowly(port), sendSlowly(port)]
  await expect.poll(() => arrived).toBe(2)

  const third = sendSlowly(port)
  const [refused] = (await once(third, 'data')) as [Buffer]
  expect(refused.toString()).toMatch(/^HTTP\/1.1 503 /)
  const visitors = ['10.0.0.1', '10.0.0.1', '10.0.0.2', '10.0.0.2'].map((ip) => read(app, ip))
  await expect.poll(() => waiting).toHaveLength(4)
  finish()
  for (const answer of await Promise.all(visitors)) expect(answer.statusCode).toBe(200)

  // Once it is there, a form is work like any other.
  for (const sender of senders) sender.write('......')
  await expect.poll(() => waiting).toHaveLength(2)
  expect((await app.inject({ url: '/work', remoteAddress: '127.0.0.1' })).statusCode).toBe(503)
  finish()
  await Promise.all(senders.map((sender) => once(sender, 'data')))
  for (const sender of [...senders, third]) sender.destroy()
  await app.close()
})

test('one network has half of the places at most, and gets them back', async () => {
  const { app, waiting, finish } = startServer({ reading: 4, others: 8 })
  const flood = '2001:db8::1'
  const running = [read(app, flood), read(app, '2001:db8::2')]
  await expect.poll(() => waiting).toHaveLength(2)

  expect((await read(app, flood)).statusCode).toBe(503)
  running.push(read(app, '10.0.0.1'))
  await expect.poll(() => waiting).toHaveLength(3)
  finish()
  await Promise.all(running)

  const next = read(app, flood)
  await expect.poll(() => waiting).toHaveLength(1)
  finish()
  expect((await next).statusCode).toBe(200)
})
