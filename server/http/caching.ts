import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whoever is not logged in gets the same answer. */
    isForEverybody?: boolean
  }
}

/**
 * A cache in front may answer from what it has for five seconds, and for thirty more while it asks
 * again. The second rule is for such caches alone: a browser would show its last visit's page by it.
 * Decision 5 says why these numbers.
 */
export const SHARED: Record<string, string> = {
  'cache-control': 'public, max-age=0, s-maxage=5',
  'cdn-cache-control': 'public, max-age=5, stale-while-revalidate=30',
}
/** What an answer that caches may keep is different for. */
export const VARY = 'accept-encoding, cookie'
/** For whoever asked alone, and not without asking again whether it is still the same. */
export const UNSHARED = 'private, no-cache'
const KNOWN_COOKIES = /^(?:(?:lastJob=[0-9a-z]+|fonts=1)(?:; |$))*$/

/**
 * Nothing in the request tells who asks: no cookie but two that name nobody, however it is spelled.
 * What we do not know may be somebody's.
 */
export function isAnonymous({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers.authorization === undefined && KNOWN_COOKIES.test(headers.cookie ?? '')
}

/** Lets a shared cache keep the answer, for those alone who send the same cookies. */
function letShare(reply: FastifyReply) {
  reply.headers(SHARED).header('vary', VARY)
}

/** What does not say otherwise is kept by nobody. */
export function keepNothingUnasked(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply) => {
    if (reply.hasHeader('cache-control')) return
    const { isForEverybody } = request.routeOptions.config
    const isShared = isForEverybody && reply.statusCode === 200 && isAnonymous(request)
    if (isShared) letShare(reply)
    else reply.header('cache-control', 'no-store')
  })
}
