import { Readable } from 'node:stream'
import type { FormSource } from './forms.ts'

/** What is read past after a refusal, so that a browser gets to see it: it sends first, then reads. */
const DRAIN_LIMIT = 64 * 1024 * 1024

export function toReadable(body: FormSource['body']): Readable {
  if (body === null) return Readable.from([])
  return body instanceof Readable ? body : Readable.fromWeb(body)
}

/** Reads on without keeping anything; whoever sends more than an honest mistake is cut off. */
export function drain(body: Readable) {
  let left = DRAIN_LIMIT
  body.on('error', () => {})
  body.on('data', (chunk: Uint8Array) => {
    left -= chunk.length
    if (left < 0) body.destroy()
  })
}
