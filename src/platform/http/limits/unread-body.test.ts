import { once } from 'node:events'
import { Agent, createServer, request, type RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { unreadBody } from './unread-body.ts'

/** Posts 3 MB twice over one connection; returns the answers and the number of connections. */
async function postTwice(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => {
    agent.destroy()
    server.close()
  })
  let connections = 0
  server.on('connection', () => {
    connections += 1
  })
  const { port } = server.address() as { port: number }

  async function post() {
    const sent = request({ host: '127.0.0.1', port, agent, method: 'POST' })
    sent.end(Buffer.alloc(3_000_000))
    const [response] = await once(sent, 'response')
    return text(response)
  }
  return { answers: [await post(), await post()], connections }
}

test('a body that a page reads arrives whole', async () => {
  const { answers } = await postTwice(async (incoming, response) => {
    const body = await new Response(unreadBody(incoming)).arrayBuffer()
    response.end(String(body.byteLength))
  })

  expect(answers).toEqual(['3000000', '3000000'])
})

test('a body that a page does not read does not block the next request', async () => {
  const { answers, connections } = await postTwice((incoming, response) => {
    void new Response(unreadBody(incoming))
    response.end('refused')
  })

  expect(answers).toEqual(['refused', 'refused'])
  expect(connections).toBe(1)
})
