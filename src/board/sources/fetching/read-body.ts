import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'

const UNPACK = new Map([
  ['gzip', promisify(gunzip)],
  ['x-gzip', promisify(gunzip)],
  ['br', promisify(brotliDecompress)],
])

/** The packings that we can open, as a header says it. */
export const ACCEPT_ENCODING = 'gzip, br'

/** The whole body, unpacked; or the reason why there is none. */
export async function readBody(
  headers: IncomingHttpHeaders,
  body: Readable,
  most: number,
): Promise<Buffer | 'size' | 'cut'> {
  const stated = headers['content-length']
  if (Number(stated) > most) return 'size'
  const packed = await readAll(body, most)
  if (!Buffer.isBuffer(packed)) return packed
  if (stated !== undefined && Number(stated) !== packed.length) return 'cut'
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? ''
  if (['', 'identity'].includes(encoding)) return packed
  const unpack = UNPACK.get(encoding)
  if (!unpack) return 'cut'
  try {
    return await unpack(packed, { maxOutputLength: most })
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'size' : 'cut'
  }
}

async function readAll(body: Readable, most: number): Promise<Buffer | 'size' | 'cut'> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > most) return 'size'
      chunks.push(chunk)
    }
  } catch {
    return 'cut'
  }
  return Buffer.concat(chunks)
}
