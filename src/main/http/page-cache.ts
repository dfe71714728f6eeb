import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Figure } from '#board/figures/tally.ts'
import { reportLookup } from '#platform/channels.ts'
import { isAnonymous } from '#platform/http/answers/caching.ts'
import { sendCachedBody, sendBody, type PageBody } from '#platform/http/answers/page-body.ts'
import { isPrefetch } from '#platform/http/answers/prefetch.ts'
import { toDomainError } from '#platform/http/answers/errors.ts'

/** A rendered page, ready to be sent to anyone. */
export interface RenderedPage {
  headers: [name: string, value: string][]
  body: PageBody
  /** The figure to count each time the page is seen. */
  figure: Figure | null
}

const FRESH_MS = 5000
/** A closed job must be off the lists within the minute. */
const SPARE_MS = 60_000
/** A reader is given the spare page if a new one takes longer. */
const PATIENCE_MS = 1000
const MAX_PAGES = 1000
const MAX_URL_LENGTH = 500
const JOB_PAGE = '/jobDetails/'

export type PageCache = ReturnType<typeof createPageCache>

type InFlight = Map<string, Promise<RenderedPage | null>>

interface CachedPage {
  page: RenderedPage
  renderedAt: number
  /** The pages rendered since jobs last changed. */
  generation: InFlight
}

/**
 * Pages of the last five seconds, with their compressed bodies, so that a page many people open is rendered once. It
 * holds only pages that are the same for everyone: see `cacheKeyOf`. A page of the last minute is the spare: it is sent
 * when no new one is available, because the database is away or too many requests come at once.
 */
export function createPageCache() {
  // Without this option the cache would read the clock only once a millisecond.
  const pages = new LRUCache<string, CachedPage>({
    max: MAX_PAGES,
    ttl: SPARE_MS,
    ttlResolution: 0,
    perf: Date,
  })
  let inFlight: InFlight = new Map()

  return { send, render, clear }

  /** Answers from the cache; null when it has no fresh page. */
  function send(key: string, request: FastifyRequest, reply: FastifyReply): RenderedPage | null {
    const cached = pages.get(key)
    const isFresh = cached?.generation === inFlight && cached.renderedAt > Date.now() - FRESH_MS
    reportLookup('pages', isFresh)
    if (!isFresh) return null
    const { page } = cached
    setHeaders(page, reply)
    sendCachedBody(page.body, request, reply)
    return page
  }

  /**
   * Renders the page once for all concurrent requests and caches it. Returns null if `load` returns null because the
   * page is private; each waiting request then renders its own. Sends the spare if `load` fails with a 503, or takes
   * long.
   */
  async function render(
    key: string,
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    load: () => Promise<RenderedPage | null>,
  ): Promise<RenderedPage | null> {
    const running = inFlight.get(key)
    const spare = pages.get(key)
    const rendering = running ?? start(key, load)
    const found = spare ? orSpare(rendering, spare) : rendering
    // Only the first request reports a failure; the others then render the page themselves.
    const page = await (running ? found.catch(() => null) : found)
    if (!page) return null
    setHeaders(page, reply)
    if (running || page === spare?.page) sendCachedBody(page.body, request, reply)
    else sendBody(page.body, request, reply)
    return page
  }

  async function orSpare(
    rendering: Promise<RenderedPage | null>,
    { page, generation }: CachedPage,
  ) {
    const rendered = rendering.catch((error) => {
      if (toDomainError(error).status === 503) return page
      throw error
    })
    // After a change of jobs in this process, every waiting request gets the changed page.
    return generation === inFlight ? Promise.race([rendered, after(PATIENCE_MS, page)]) : rendered
  }

  async function start(key: string, load: () => Promise<RenderedPage | null>) {
    const generation = inFlight
    const loading = load()
    generation.set(key, loading)
    try {
      const page = await loading
      // A page that was begun before `clear` may be out of date already.
      if (page && generation === inFlight)
        pages.set(key, { page, generation, renderedAt: Date.now() })
      return page
    } finally {
      generation.delete(key)
    }
  }

  /** Makes all pages spares. Call it when something that pages show has changed. */
  function clear() {
    inFlight = new Map()
  }
}

function after<Value>(milliseconds: number, value: Value) {
  return new Promise<Value>((resolve) => {
    setTimeout(resolve, milliseconds, value).unref()
  })
}

function setHeaders({ headers }: RenderedPage, reply: FastifyReply) {
  for (const [name, value] of headers) reply.header(name, value)
}

/**
 * The key of a request to which everyone gets the same answer, else null: a plain GET that does not identify anyone.
 * `lastJob` is read by `/jobDetails` alone, which redirects and is not cached. With `Save-Data` a page
 * has no typefaces, and a job’s prefetched page reports when it is seen, so they have separate keys.
 */
export function cacheKeyOf(
  request: Pick<FastifyRequest, 'method' | 'url' | 'headers'>,
): string | null {
  const { method, url, headers } = request
  if (method !== 'GET' || url.length > MAX_URL_LENGTH || !isAnonymous(request)) return null
  const saving = headers['save-data'] === 'on' ? ' saving data' : ''
  const ahead = url.includes(JOB_PAGE) && isPrefetch(request) ? ' ahead' : ''
  return `${url}${saving}${ahead}`
}
