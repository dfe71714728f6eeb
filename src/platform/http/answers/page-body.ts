import { transcode } from 'node:buffer'
import { hash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import { VARY } from './caching.ts'

/** A page's HTML as bytes, with its tag and its compressed forms. */
export interface PageBody {
  bytes: Buffer
  etag: string
  /** Filled when the page is sent a second time; until then it is compressed quickly for one answer. */
  compressed: Map<Encoding, Buffer>
  wasSent: boolean
}

type Encoding = keyof typeof COMPRESS

// Compression levels. The fast one takes a sixth of the time and its output is a fifth larger; both fit a
// list of jobs into the first round trip.
const FAST = 1
const SMALL = 5
const ENCODINGS: Encoding[] = ['br', 'gzip']

const COMPRESS = {
  br: (bytes: Buffer, quality: number) =>
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        // A window of 256 KB: setting up a larger one takes longer than compressing the page.
        [constants.BROTLI_PARAM_LGWIN]: 18,
      },
    }),
  gzip: (bytes: Buffer, level: number) => gzipSync(bytes, { level }),
}

export function toPageBody(parts: string[]): PageBody {
  const bytes = Buffer.concat(parts.map(toUtf8))
  const etag = `W/"${hash('sha1', bytes, 'base64url')}"`
  return { bytes, etag, compressed: new Map(), wasSent: false }
}

/** Encodes via UTF-16, which takes Node a quarter of the time for a string of this length. */
export function toUtf8(text: string): Buffer {
  try {
    return transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8')
  } catch {
    // The text has a lone surrogate, where it was cut off.
    return Buffer.from(text)
  }
}

/** Sends a page: compressed fast the first time, which may be the only one, and well after that. */
export function sendBody(body: PageBody, request: FastifyRequest, reply: FastifyReply) {
  const { bytes, wasSent } = body
  body.wasSent = true
  return send(body, request, reply, (encoding) =>
    wasSent ? compressedOnce(body, encoding) : COMPRESS[encoding](bytes, FAST),
  )
}

/**
 * Sends a cached page, compressed well and once for all requests. It bypasses the hooks that tag and
 * compress: they would find nothing to do.
 */
export function sendCachedBody(body: PageBody, request: FastifyRequest, reply: FastifyReply) {
  const { etag } = body
  reply.header('etag', etag).header('vary', VARY)
  if (isFresh(request, etag)) return reply.code(304).send()

  const encoding = encodingFor(request)
  if (encoding) reply.header('content-encoding', encoding)
  const bytes = encoding ? compressedOnce(body, encoding) : body.bytes
  reply.header('content-length', bytes.length).hijack()
  reply.raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders).end(bytes)
  return reply
}

/** Whether the client has this page. `no-cache` asks for the origin, which this is. */
function isFresh({ headers }: FastifyRequest, etag: string): boolean {
  return fresh({ 'if-none-match': headers['if-none-match'] }, { etag })
}

function compressedOnce({ bytes, compressed }: PageBody, encoding: Encoding) {
  const known = compressed.get(encoding)
  if (known) return known
  const made = COMPRESS[encoding](bytes, SMALL)
  compressed.set(encoding, made)
  return made
}

function send(
  { bytes, etag }: PageBody,
  request: FastifyRequest,
  reply: FastifyReply,
  compress: (encoding: Encoding) => Buffer,
) {
  reply.header('etag', etag).header('vary', VARY)
  const isKnown = reply.statusCode === 200 && isFresh(request, etag)
  if (isKnown && request.method === 'GET') return reply.code(304).send()

  const encoding = encodingFor(request)
  if (!encoding) return reply.send(bytes)
  return reply.header('content-encoding', encoding).send(compress(encoding))
}

function encodingFor({ headers }: FastifyRequest): Encoding | null {
  return negotiate(String(headers['accept-encoding'] ?? ''), ENCODINGS)
}
