import { Readable } from 'node:stream'
import type { FormSource } from './forms.ts'

/** Browsers read the answer only after sending the body, so a rejected body is read up to this size. */
const DRAIN_LIMIT = 64 * 1024 * 1024

export function toReadable(body: FormSource['body']): Readable {
  if (body === null) return Readable.from([])
  return body instanceof Readable ? body : Readable.fromWeb(body)
}

/** Reads and discards the rest of a body. Above the limit, the connection is cut. */
export function drain(body: Readable) {
  let left = DRAIN_LIMIT
  body.on('error', () => {})
  body.on('data', (chunk: Uint8Array) => {
    left -= chunk.length
    if (left < 0) body.destroy()
  })
}
