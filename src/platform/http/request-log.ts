import type { FastifyInstance } from 'fastify'
import { toLogNetwork } from '#platform/limits/network.ts'

/**
 * Logs one structured line per completed request: its path, account and network. Without query strings, which can hold
 * secrets, and without the whole IP address, which is personal data.
 */
export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', (request, reply, done) => {
    const account = request.knownAccountId()
    request.log.info({
      method: request.method,
      path: withoutEmail(request.url.split('?', 1)[0] ?? ''),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(account && { account }),
      network: toLogNetwork(request.ip),
    })
    done()
  })
}

/** Removes the email address that one page has in its path. */
function withoutEmail(path: string) {
  return path.replace(/^(\/newPassword\/).+/i, '$1…')
}
