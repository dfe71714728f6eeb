import type { FastifyInstance } from 'fastify'

/** Logs one structured line per completed request, without query strings: they can hold secrets. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info({
      method: request.method,
      path: withoutEmail(request.url.split('?', 1)[0] ?? ''),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    })
    done()
  })
}

/** Removes the email address that one page has in its path. */
function withoutEmail(path: string) {
  return path.replace(/^(\/newPassword\/).+/i, '$1…')
}
