import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { OutsideUnreachable, type Outside } from '#platform/outside/outside.ts'

/** Answers for all hosts; the request’s header `host` says which it is. */
type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A server on this machine that stands in for all the sites of the internet, and the way to it. */
export async function openLoopbackSites(answer: Answer) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const ask: Outside['ask'] = ({ host, path, headers, signal }) =>
    new Promise((resolve, reject) => {
      const sent = request({
        host: '127.0.0.1',
        port,
        path,
        headers: { ...headers, host },
        agent: false,
        signal,
      })
      sent.on('response', (body) =>
        resolve({ status: body.statusCode ?? 0, headers: body.headers, body }),
      )
      sent.on('error', (cause) => reject(new OutsideUnreachable('No answer.', { cause })))
      sent.end()
    })
  return {
    ask,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
