import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendAgain, sendOnce, toPageBody, type PageBody } from './page-body.ts'

/** A rendered page, ready to be sent to anybody. */
export interface RenderedPage {
  headers: [name: string, value: string][]
  html: string
}

interface KeptPage {
  headers: RenderedPage['headers']
  body: PageBody
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

  return { send, keep, clear: () => kept.clear() }

  /** Answers from what is kept; false when there is nothing fresh. */
  function send(key: string, request: FastifyRequest, reply: FastifyReply): boolean {
    const page = kept.get(key)
    if (!page || page.freshUntil < Date.now()) return false
    setHeaders(page, reply)
    sendAgain(page.body, request, reply)
    return true
  }

  function keep(
    key: string,
    { headers, html }: RenderedPage,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const oldest = kept.size >= MOST_PAGES && kept.keys().next().value
    if (oldest) kept.delete(oldest)
    const keptPage = { headers, body: toPageBody(html), freshUntil: Date.now() + FRESH_MS }
    kept.delete(key)
    kept.set(key, keptPage)
    setHeaders(keptPage, reply)
    sendOnce(keptPage.body, request, reply)
  }
}

function setHeaders({ headers }: KeptPage, reply: FastifyReply) {
  for (const [name, value] of headers) reply.header(name, value)
}

const KNOWN_COOKIES = /^(?:(?:lastJob=[0-9a-z]+|fonts=1)(?:; |$))*$/

/**
 * The key of a request that everybody would get the same answer to, else null: a plain GET without
 * any cookie but two that name nobody. `lastJob` is read by `/jobDetails` alone, which redirects and is
 * not kept; with `fonts` a page links the typefaces, so that it is kept apart.
 */
export function keyOf({ method, url, headers }: FastifyRequest): string | null {
  const cookie = headers.cookie ?? ''
  const isAnonymous = KNOWN_COOKIES.test(cookie)
  if (method !== 'GET' || !isAnonymous || url.length > LONGEST_ADDRESS) return null
  return cookie.includes('fonts=1') ? `${url} with fonts` : url
}
