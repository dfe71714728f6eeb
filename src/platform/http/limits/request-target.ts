import type { FastifyInstance } from 'fastify'
import { DomainError } from '#platform/primitives/errors.schema.ts'

/** A path, not another site's address (`//evil.example`, `http://evil.example/`) and not `*`. */
const PATH = /^\/(?!\/)/

/**
 * Rejects requests that no route can answer: a target that is not a path on this site, and TRACE, which a Web `Request`
 * does not support.
 */
export function rejectBadTargets(app: FastifyInstance) {
  app.addHook('onRequest', ({ method, url }, _reply, done) => {
    const isRejected = method === 'TRACE' || !PATH.test(url)
    done(isRejected ? new DomainError('bad_request') : undefined)
  })
}
