import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The limit for a form or a call without files; one with files has the server's `requestTimeout`. */
const TEXT_BODY_MS = 20_000

/** Cuts off a request whose text body takes too long to arrive, so that slow senders cannot hold connections. */
export function cutSlowBodies(app: FastifyInstance, limitMs = TEXT_BODY_MS) {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>()
  app.addHook('onRequest', (request, _reply, done) => {
    if (hasTextBody(request)) timers.set(request, setTimeout(cutOff, limitMs, request).unref())
    done()
  })
  app.addHook('preValidation', (request, _reply, done) => {
    clearTimeout(timers.get(request))
    done()
  })
  // Rejected before its body was read.
  app.addHook('onResponse', (request, _reply, done) => {
    clearTimeout(timers.get(request))
    done()
  })
}

function hasTextBody({ headers }: FastifyRequest) {
  const isSent = headers['content-length'] !== undefined || headers['transfer-encoding']
  return isSent && !headers['content-type']?.startsWith('multipart/')
}

/** Answers like Node for slow headers. */
function cutOff({ raw }: FastifyRequest) {
  if (raw.complete) return
  raw.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () =>
    raw.socket.destroy(),
  )
}
