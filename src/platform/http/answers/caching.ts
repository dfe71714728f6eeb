import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether everyone who is not logged in gets the same answer. */
    isPublic?: boolean
  }
}

/**
 * A shared cache may answer from its copy for five seconds, and for thirty more while it refreshes it.
 * `stale-while-revalidate` is for CDNs only: with it a browser would show the page of its last visit.
 * Decision 5 gives the reasons for these numbers.
 */
export const PUBLIC_CACHE_HEADERS: Record<string, string> = {
  'cache-control': 'public, max-age=0, s-maxage=5',
  'cdn-cache-control': 'public, max-age=5, stale-while-revalidate=30',
}
/** The request headers that a publicly cached answer depends on. */
export const VARY = 'accept-encoding, cookie, save-data'
/** Only the browser may store the answer, and it must revalidate before using it again. */
export const PRIVATE_CACHE_CONTROL = 'private, no-cache'
/** Sent at log-out: a browser may have kept a personal page, a form that was refused. */
export const FORGET_PAGES = ['clear-site-data', '"cache"'] as const
/** Browsers may still have `fonts`, which an earlier version set for a month. */
const KNOWN_COOKIES = /^(?:(?:lastJob=[0-9a-z]+|fonts=1)(?:; |$))*$/

/**
 * True if the request cannot identify a user: no authorization header, and no cookies except two
 * anonymous ones. Any unknown cookie counts as identifying.
 */
export function isAnonymous({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers.authorization === undefined && KNOWN_COOKIES.test(headers.cookie ?? '')
}

/** Lets a shared cache store the answer, for requests with the same cookies. */
function allowSharedCaching(reply: FastifyReply) {
  reply.headers(PUBLIC_CACHE_HEADERS).header('vary', VARY)
}

/** Answers without a cache-control header are not stored, unless the route is public. */
export function setDefaultCacheControl(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply) => {
    if (reply.hasHeader('cache-control')) return
    const { isPublic } = request.routeOptions.config
    const isShared = isPublic && reply.statusCode === 200 && isAnonymous(request)
    if (isShared) allowSharedCaching(reply)
    else reply.header('cache-control', 'no-store')
  })
}
