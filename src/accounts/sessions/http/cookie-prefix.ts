import type { FastifyInstance } from 'fastify'

/** `lastJob` belongs to one path, which `__Host-` does not allow. */
const PREFIX = /^(?:__Host-|__Secure-(?=lastJob=))/

/**
 * With https every cookie is Secure and has a name that browsers protect: `__Host-` means that no other
 * host can have set it. The rest of the server reads and writes plain names. A cookie that comes without
 * its prefix is dropped, because a neighbouring host could have planted it.
 */
export function prefixCookies(app: FastifyInstance) {
  app.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    if (headers.cookie !== undefined) headers.cookie = withoutPrefixes(headers.cookie)
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const cookies = [reply.getHeader('set-cookie') ?? []].flat().map(String)
    reply.removeHeader('set-cookie')
    for (const cookie of cookies) reply.header('set-cookie', `__Host-${cookie}; Secure`)
    done()
  })
}

function withoutPrefixes(header: string): string {
  return header
    .split(/; */)
    .filter((cookie) => PREFIX.test(cookie))
    .map((cookie) => cookie.replace(PREFIX, ''))
    .join('; ')
}
