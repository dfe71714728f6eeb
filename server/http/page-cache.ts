import type { FastifyReply, FastifyRequest } from 'fastify'
import { isAnonymous } from './caching.ts'
import { sendCachedBody, sendBody, type PageBody } from './page-body.ts'

/** A rendered page, ready to be sent to anybody. */
export interface RenderedPage {
  headers: [name: string, value: string][]
  body: PageBody
}

interface KeptPage extends RenderedPage {
  freshUntil: number
}

const FRESH_MS = 5000
const MOST_PAGES = 1000
const LONGEST_ADDRESS = 500

export type PageCache = ReturnType<typeof createPageCache>

/**
 * Reading pages as they were rendered some seconds ago, with their compressed bodies, so that a page
 * many people open is made once. It holds only what is the same for everybody: see `keyOf`.
 */
export function createPageCache() {
  const kept = new Map<string, KeptPage>()
  let making = new Map<string, Promise<KeptPage | null>>()

  return { send, make, clear }

  /** Answers from what is kept; false when there is nothing fresh. */
  function send(key: string, request: FastifyRequest, reply: FastifyReply): boolean {
    const page = kept.get(key)
    if (!page || page.freshUntil < Date.now()) return false
    setHeaders(page, reply)
    sendCachedBody(page.body, request, reply)
    return true
  }

  /**
   * Answers with a page that is made for whoever asks meanwhile and in the next seconds too. False when
   * `render` says that it is not for everybody: then all who waited have their own made.
   */
  async function make(
    key: string,
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    render: () => Promise<RenderedPage | null>,
  ): Promise<boolean> {
    const meeting = making.get(key)
    // Whoever came first is told of a failure; for the others it is no more than a page not made yet.
    const page = await (meeting ? meeting.catch(() => null) : begin(key, render))
    if (!page) return false
    setHeaders(page, reply)
    if (meeting) sendCachedBody(page.body, request, reply)
    else sendBody(page.body, request, reply)
    return true
  }

  async function begin(key: string, render: () => Promise<RenderedPage | null>) {
    const among = making
    const made = render().then((page) => page && { ...page, freshUntil: Date.now() + FRESH_MS })
    among.set(key, made)
    try {
      const page = await made
      // What was begun before a change is for those alone who asked before it.
      if (page && among === making) put(key, page)
      return page
    } finally {
      among.delete(key)
    }
  }

  function put(key: string, page: KeptPage) {
    const oldest = kept.size >= MOST_PAGES && kept.keys().next().value
    if (oldest) kept.delete(oldest)
    kept.delete(key)
    kept.set(key, page)
  }

  /** To be called when something changed that pages show. */
  function clear() {
    kept.clear()
    making = new Map()
  }
}

function setHeaders({ headers }: KeptPage, reply: FastifyReply) {
  for (const [name, value] of headers) reply.header(name, value)
}

/**
 * The key of a request that everybody would get the same answer to, else null: a plain GET that tells
 * nothing of who asks. `lastJob` is read by `/jobDetails` alone, which redirects and is not kept; with
 * `fonts` a page links the typefaces, so that it is kept apart.
 */
export function keyOf(request: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): string | null {
  const { method, url, headers } = request
  if (method !== 'GET' || url.length > LONGEST_ADDRESS || !isAnonymous(request)) return null
  return headers.cookie?.includes('fonts=1') ? `${url} with fonts` : url
}
