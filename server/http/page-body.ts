import { transcode } from 'node:buffer'
import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { VARY } from './caching.ts'

/** A page's HTML as it goes over the wire. */
export interface PageBody {
  bytes: Buffer
  etag: string
  /** Made as small as is worth it for a page that is sent more than once; empty at first. */
  compressed: Map<Encoding, Buffer>
  wasSent: boolean
}

type Encoding = keyof typeof COMPRESS

/**
 * Brotli levels. The quick one takes a sixth of the time and makes a fifth more of it; both send a list
 * of jobs within the first round trip.
 */
const QUICK = 1
const SMALL = 5

const COMPRESS = {
  br: (bytes: Buffer, quality: number) =>
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        // Finds repetitions within 256 KB; setting up more costs longer than the page itself.
        [constants.BROTLI_PARAM_LGWIN]: 18,
      },
    }),
  gzip: (bytes: Buffer, level: number) => gzipSync(bytes, { level }),
}

export function toPageBody(html: string): PageBody {
  const bytes = toUtf8(html)
  const etag = `W/"${createHash('sha1').update(bytes).digest('base64url')}"`
  return { bytes, etag, compressed: new Map(), wasSent: false }
}

/** By way of UTF-16: for a string of this length Node then takes a quarter of the time. */
export function toUtf8(text: string): Buffer {
  try {
    return transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8')
  } catch {
    // It holds half a character, where something was cut off.
    return Buffer.from(text)
  }
}

/** Sends a page: compressed quickly the first time, when it may be the last, and well from then on. */
export function sendOnce(body: PageBody, request: FastifyRequest, reply: FastifyReply) {
  const { bytes, wasSent } = body
  body.wasSent = true
  return send(body, request, reply, (encoding) =>
    wasSent ? compressedOnce(body, encoding) : COMPRESS[encoding](bytes, QUICK),
  )
}

/**
 * Sends a page that is asked for again: worth being made small, once for all who take it so. It goes past
 * the hooks that tag and compress, which would find nothing to do.
 */
export function sendAgain(body: PageBody, request: FastifyRequest, reply: FastifyReply) {
  const { headers } = request
  reply.header('etag', body.etag).header('vary', VARY)
  if (headers['if-none-match'] === body.etag) return reply.code(304).send()

  const encoding = encodingFor(headers['accept-encoding'])
  if (encoding) reply.header('content-encoding', encoding)
  const bytes = encoding ? compressedOnce(body, encoding) : body.bytes
  reply.header('content-length', bytes.length).hijack()
  reply.raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders).end(bytes)
  return reply
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
  const isKnown = reply.statusCode === 200 && request.headers['if-none-match'] === etag
  if (isKnown && request.method === 'GET') return reply.code(304).send()

  const encoding = encodingFor(request.headers['accept-encoding'])
  if (!encoding) return reply.send(bytes)
  return reply.header('content-encoding', encoding).send(compress(encoding))
}

function encodingFor(accepted: string | string[] | undefined): Encoding | null {
  const names = String(accepted ?? '').split(/\s*,\s*/)
  if (names.includes('br')) return 'br'
  return names.includes('gzip') ? 'gzip' : null
}
