import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes `/readyz` fail and every answer close its connection from now on. */
    beginStop(): void
    isStopping(): boolean
  }
}

const REQUEST_GRACE_MS = 5000
const SILENCE_MS = 1000

/**
 * Lets `app.close()` finish the requests that are running. Their answers close the connection, which would otherwise
 * stay open idle. A client that has sent half a request and then nothing for a second is cut off, and all others are
 * after five seconds.
 */
export function finishRequestsOnClose(app: FastifyInstance) {
  let isStopping = false
  const connections = trackConnections(app)

  app.decorate('beginStop', () => {
    isStopping = true
  })
  app.decorate('isStopping', () => isStopping)
  app.addHook('preClose', async () => {
    isStopping = true
    const timers = [
      setInterval(connections.cutSilent, SILENCE_MS),
      setTimeout(() => app.server.closeAllConnections(), REQUEST_GRACE_MS),
    ]
    connections.cutSilent()
    app.server.once('close', () => timers.forEach(clearTimeout))
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping) reply.header('connection', 'close')
    done()
  })
}

interface Connection {
  /** The request that has begun and is not answered. */
  request: IncomingMessage | null
  /** The number of bytes at the last look; null before the first. */
  bytesSeen: number | null
}

function trackConnections(app: FastifyInstance) {
  const open = new Map<Socket, Connection>()
  app.server.on('connection', (socket: Socket) => {
    open.set(socket, { request: null, bytesSeen: null })
    socket.once('close', () => open.delete(socket))
  })
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const connection = open.get(request.socket)
    if (!connection) return
    connection.request = request
    response.once('close', () => (connection.request = null))
  })
  return { cutSilent }

  /** Cuts connections on which we wait for the client, if nothing has arrived since the last look. */
  function cutSilent() {
    for (const [socket, connection] of open) {
      const isOurTurn = connection.request?.complete ?? false
      if (!isOurTurn && connection.bytesSeen === socket.bytesRead) socket.destroy()
      connection.bytesSeen = socket.bytesRead
    }
  }
}
