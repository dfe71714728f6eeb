import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '#platform/config.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { isLocalRequest, LOCAL_NAMES } from './local-request.ts'

/** Load balancers request these at the address of the machine. */
const HEALTH_PATHS = new Set(['/healthz', '/readyz'])

/**
 * Answers only under this site's names: with a name of their own, strangers could make a browser treat their pages and
 * ours as one site, or get their name into links and caches.
 */
export function rejectOtherHosts(
  app: FastifyInstance,
  { publicUrl, otherHosts }: Pick<Config, 'publicUrl' | 'otherHosts'>,
) {
  const { hostname } = new URL(publicUrl)
  const own = LOCAL_NAMES.has(hostname) ? LOCAL_NAMES : [hostname]
  const names = new Set([...own, ...otherHosts])
  app.addHook('onRequest', (request, _reply, done) => {
    const isOurs = names.has(request.hostname.toLowerCase()) || isExempt(request)
    done(isOurs ? undefined : new DomainError('wrong_host'))
  })
}

function isExempt(request: FastifyRequest) {
  return isLocalRequest(request) || HEALTH_PATHS.has(request.url.split('?', 1)[0] ?? '')
}
