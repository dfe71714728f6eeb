import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A rendered page, ready to be sent to anybody. */
export interface RenderedPage {
  headers: [name: string, value: string][]
  html: string
}

interface KeptPage extends RenderedPage {
  etag: string
  bodies: Map<string, Buffer>
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
    answer(page, request, reply)
    return true
  }

  function keep(key: string, page: RenderedPage, request: FastifyRequest, reply: FastifyReply) {
    const oldest = kept.size >= MOST_PAGES && kept.keys().next().value
    if (oldest) kept.delete(oldest)
    const etag = `W/"${createHash('sha1').update(page.html).digest('base64url')}"`
    const keptPage = { ...page, etag, bodies: new Map(), freshUntil: Date.now() + FRESH_MS }
    kept.delete(key)
    kept.set(key, keptPage)
    answer(keptPage, request, reply)
  }
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

function answer(
  { headers, html, etag, bodies }: KeptPage,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  for (const [name, value] of headers) reply.header(name, value)
  reply.header('etag', etag).header('vary', 'accept-encoding')
  if (request.headers['if-none-match'] === etag) return void reply.code(304).send()

  const encoding = encodingFor(request.headers['accept-encoding'])
  if (!encoding) return void reply.send(html)
  const body = bodies.get(encoding) ?? COMPRESS[encoding](html)
  bodies.set(encoding, body)
  reply.header('content-encoding', encoding).send(body)
}

const COMPRESS = {
  br: (html: string) =>
    brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html: string) => gzipSync(html),
}

function encodingFor(accepted: string | string[] | undefined): keyof typeof COMPRESS | null {
  const names = String(accepted ?? '').split(/\s*,\s*/)
  if (names.includes('br')) return 'br'
  return names.includes('gzip') ? 'gzip' : null
}
