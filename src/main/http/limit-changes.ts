import type { FastifyInstance } from 'fastify'
import type { Limits } from '#platform/limits/limits.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

declare module '#platform/services.ts' {
  interface Services {
    /** The limits of all services. */
    limits: Limits
  }
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Calls that change nothing, or are made while somebody types: they have limits of their own. */
export const COUNTED_APART = new Set([
  '/api/v1/applications/:id/presence',
  '/api/v1/apply/jobs',
  '/api/v1/drafts/:kind/:subject',
  '/api/v1/post/get',
  '/api/v1/post/jobs',
  '/api/v1/post/law',
  '/api/v1/post/search',
  '/api/v1/real',
  '/api/v1/sponsorship/check',
  '/mcp',
])

/**
 * Counts every change for its account and its organisations, whatever it is, so that none is without a limit. Costly
 * ones have lower limits beside. Settings count for the session: whoever uses up an account’s changes in another one
 * does not keep its owner from ending that.
 */
export function limitChanges(app: FastifyInstance, limits: Pick<Limits, 'consume'>) {
  app.addHook('preHandler', async (request) => {
    const { url = '' } = request.routeOptions
    if (READS.has(request.method) || COUNTED_APART.has(url)) return
    const actor = await request.findActor()
    if (!actor) return
    const isSetting = request.url.startsWith('/setting')
    await limits.consume(RATE_LIMITS['changes'], isSetting ? actor.sessionId : actor.id)
  })
}
