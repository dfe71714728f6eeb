import type { FastifyInstance } from 'fastify'

const REQUEST_GRACE_MS = 5000

/**
 * Lets `app.close()` finish the requests that are running. Their answers close the connection, which
 * would otherwise stay open idle; what is not finished in five seconds is cut off.
 */
export function finishRequestsOnClose(app: FastifyInstance) {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
    setTimeout(() => app.server.closeAllConnections(), REQUEST_GRACE_MS).unref()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done()
  })
}
