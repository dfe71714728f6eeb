import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { cutSlowBodies } from './slow-bodies.ts'

const app = Fastify()
cutSlowBodies(app, 50)
app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
app.post('/', async () => {
  await pause(150)
  return 'done'
})
const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
afterAll(() => app.close())

/** Sends a head and the beginning of a body, and waits for the answer. */
async function send(contentType: string, length: number, body: string) {
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `POST / HTTP/1.1\r\nhost: a\r\ncontent-type: ${contentType}\r\ncontent-length: ${length}\r\n\r\n${body}`,
  )
  const [answer] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return answer.toString()
}

test('a body that does not come is not waited for', async () => {
  expect(await send('application/json', 100, '{')).toMatch(/^HTTP\/1.1 408 /)
})

test('a complete body has all the time its answer takes, and files have more', async () => {
  expect(await send('application/json', 2, '{}')).toMatch(/^HTTP\/1.1 200 /)
  expect(await send('multipart/form-data; boundary=x', 100, '--x')).toMatch(/^HTTP\/1.1 200 /)
})
