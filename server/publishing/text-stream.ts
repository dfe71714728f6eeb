import { Readable } from 'node:stream'
import { DomainError } from '#contract/errors.ts'
import { networkOf } from '#server/platform/limits/network.ts'

const STALLED_MS = 60_000
const AT_ONCE = 4
const RETRY_AFTER_SECONDS = 60

/**
 * Text that is made as fast as it is read and no faster. A reader who stops reading is cut off after a
 * minute, and nothing more is made; nor is it for one who leaves. One address reads four at once.
 */
export function createTextStreams({ stalledMs = STALLED_MS, atOnce = AT_ONCE } = {}) {
  const open = new Map<string, number>()

  return { start }

  /** @throws {DomainError} `too_many` */
  function start(address: string, pieces: AsyncIterable<string>): Readable {
    const reader = networkOf(address)
    const others = open.get(reader) ?? 0
    if (others >= atOnce) throw new DomainError('too_many', [], { retryAfter: RETRY_AFTER_SECONDS })
    open.set(reader, others + 1)
    const stream = Readable.from(inTime(pieces, () => stream.destroy()))
    return stream.once('close', () => {
      const left = (open.get(reader) ?? 1) - 1
      if (left > 0) open.set(reader, left)
      else open.delete(reader)
    })
  }

  async function* inTime(pieces: AsyncIterable<string>, giveUp: () => void) {
    for await (const piece of pieces) {
      const timer = setTimeout(giveUp, stalledMs)
      try {
        yield piece
      } finally {
        clearTimeout(timer)
      }
    }
  }
}
