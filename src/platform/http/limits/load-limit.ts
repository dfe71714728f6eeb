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
export const WORK_LIMITS = { reading: 64, others: 128, arriving: 512 }
const RETRY_AFTER_SECONDS = 3

/** Requests that take part of the server, with the network that each came from. */
function createPlaces() {
  const taken = new Map<FastifyRequest, string>()
  const countByNetwork = new Map<string, number>()
  const countOf = (network: string) => countByNetwork.get(network) ?? 0

  return {
    has: (request: FastifyRequest) => taken.has(request),
    hasRoom: (network: string, limit: number, ofNetwork: number) =>
      taken.size < limit && countOf(network) < ofNetwork,
    take(request: FastifyRequest, network: string) {
      taken.set(request, network)
      countByNetwork.set(network, countOf(network) + 1)
    },
    /** False if the request has no place. */
    free(request: FastifyRequest): boolean {
      const network = taken.get(request)
      if (network === undefined) return false
      taken.delete(request)
      const rest = countOf(network) - 1
      if (rest > 0) countByNetwork.set(network, rest)
      else countByNetwork.delete(network)
      return true
    },
  }
}

export function limitLoad(app: FastifyInstance, limits = WORK_LIMITS) {
  const running = createPlaces()
  // Whose files are still on their way is no work, however slowly they come.
  const arriving = createPlaces()
  const ofNetwork = limits.reading / 2

  app.decorateRequest('beginWork', async function beginWork() {
    if (running.has(this) || arriving.has(this)) return
    const limit = this.method === 'GET' && isAnonymous(this) ? limits.reading : limits.others
    const network = networkOf(this.ip)
    const hasFiles = this.headers['content-type']?.startsWith('multipart/') ?? false
    const isFull =
      !running.hasRoom(network, limit, ofNetwork) ||
      (hasFiles && !arriving.hasRoom(network, limits.arriving, ofNetwork))
    if (isFull) {
      reportLoad('refuse')
      throw new DomainError('busy', [], { retryAfter: RETRY_AFTER_SECONDS })
    }
    running.take(this, network)
    if (hasFiles) {
      // From when somebody reads the body until it is there.
      this.raw.on('newListener', (event) => {
        if (event !== 'data' && event !== 'readable') return
        if (!this.raw.complete && running.free(this)) arriving.take(this, network)
      })
      this.raw.once('end', () => arriving.free(this) && running.take(this, network))
    }
    reportLoad('begin')
    await yieldToOthers()
  })
  // After a text body has arrived, so that slow senders take no place.
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
    if (running.free(request) || arriving.free(request)) reportLoad('end')
  }
}
