import type { FastifyInstance } from 'fastify'

/** One structured line a request, when it is over. Query strings stay out: they can hold secrets. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info({
      method: request.method,
      path: withoutPeople(request.url.split('?', 1)[0] ?? ''),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    })
    done()
  })
}

/** The address of one page holds an e-mail address. */
function withoutPeople(path: string) {
  return path.replace(/^(\/newPassword\/).+/i, '$1…')
}
