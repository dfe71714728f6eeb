import { Readable } from 'node:stream'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { networkOf } from '#platform/limits/network.ts'

const STALLED_MS = 60_000
const MAX_OPEN = 4
const RETRY_AFTER_SECONDS = 60

/**
 * Streams text, generating it only as fast as it is read. A client that stops reading is disconnected after a minute,
 * and generation stops, as it does if the client disconnects. Each network may read four at once.
 */
export function createTextStreams({ stalledMs = STALLED_MS, maxOpen = MAX_OPEN } = {}) {
  const open = new Map<string, number>()

  return { start }

  /** @throws {DomainError} `too_many` */
  function start(ip: string, pieces: AsyncIterable<string>): Readable {
    const network = networkOf(ip)
    const count = open.get(network) ?? 0
    if (count >= maxOpen) throw new DomainError('too_many', [], { retryAfter: RETRY_AFTER_SECONDS })
    open.set(network, count + 1)
    const stream = Readable.from(withTimeout(pieces, () => stream.destroy()))
    return stream.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  }

  async function* withTimeout(pieces: AsyncIterable<string>, abort: () => void) {
    for await (const piece of pieces) {
      const timer = setTimeout(abort, stalledMs)
      try {
        yield piece
      } finally {
        clearTimeout(timer)
      }
    }
  }
}
