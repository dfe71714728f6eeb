import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { reportLoad } from '#platform/channels.ts'
import { networkOf } from '#platform/limits/network.ts'
import { isAnonymous } from '#platform/http/answers/caching.ts'
import { yieldToOthers } from './turns.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Takes a place for the work that a request causes; call it before that work, which counts until the answer is sent
     * and begins in its own turn of the event loop.
     * @throws {DomainError} `busy` if the server has more work than it can do in a few seconds
     */
    beginWork(): Promise<void>
  }
  interface FastifyContextConfig {
    /** Whether the handler calls `beginWork` itself, or has next to nothing to do. */
    startsWorkItself?: boolean
  }
}

/**
 * The most requests worked on at a time. A process answers some fifty a second, so more would wait longer than people
 * do, and in the end nobody would be answered. A visitor who only reads without an account is refused first, and one
 * network never has more than half of a visitor’s places, whatever it asks or says that it is: a cookie costs nothing,
 * and a flood from one leaves the other half to everyone else.
 */
export const WORK_LIMITS = { reading: 64, others: 128 }
const RETRY_AFTER_SECONDS = 3

export function limitLoad(app: FastifyInstance, limits = WORK_LIMITS) {
  /** The running requests, with the network that each came from. */
  const running = new Map<FastifyRequest, string>()
  const countByNetwork = new Map<string, number>()

  app.decorateRequest('beginWork', async function beginWork() {
    if (running.has(this)) return
    const limit = this.method === 'GET' && isAnonymous(this) ? limits.reading : limits.others
    const network = networkOf(this.ip)
    const ofNetwork = countByNetwork.get(network) ?? 0
    if (running.size >= limit || ofNetwork >= limits.reading / 2) {
      reportLoad('refuse')
      throw new DomainError('busy', [], { retryAfter: RETRY_AFTER_SECONDS })
    }
    running.set(this, network)
    countByNetwork.set(network, ofNetwork + 1)
    reportLoad('begin')
    await yieldToOthers()
  })
  // After the body has arrived, so that slow senders take no place.
  app.addHook('preHandler', async (request) => {
    const isFile = request.url.startsWith('/assets/')
    if (!isFile && !request.routeOptions.config.startsWorkItself) await request.beginWork()
  })
  app.addHook('onSend', (request, _reply, _payload, done) => {
    endWork(request)
    done()
  })
  app.addHook('onResponse', (request, _reply, done) => {
    endWork(request)
    done()
  })

  function endWork(request: FastifyRequest) {
    const network = running.get(request)
    if (network === undefined) return
    running.delete(request)
    const rest = (countByNetwork.get(network) ?? 0) - 1
    if (rest > 0) countByNetwork.set(network, rest)
    else countByNetwork.delete(network)
    reportLoad('end')
  }
}
