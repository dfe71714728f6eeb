import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { drawCard } from './draw.ts'
import type { ShareCard } from './share-card.ts'

const MAX_BYTES = 32 * 1024 * 1024
const CONCURRENCY = 2
const MAX_WAITING = 50
const RETRY_AFTER_SECONDS = 10
/** Increase it when the same card is drawn differently. */
const VERSION = 2

export interface ShareImage {
  /** Identical for the same image in every process. */
  etag: string
  /** @throws {DomainError} `not_ready` while too many other images wait to be drawn */
  png(): Promise<Buffer>
}

/**
 * Draws and caches share images by their content: a job that changes gets a new image, and two jobs that look alike
 * share one. Concurrent requests for one image share its drawing.
 */
export function createShareImages({ draw = drawCard, maxBytes = MAX_BYTES } = {}) {
  const limit = pLimit(CONCURRENCY)
  const images = new LRUCache<string, Buffer, ShareCard>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }) => length,
    async fetchMethod(_etag, _stale, { context: card }) {
      if (limit.pendingCount >= MAX_WAITING) {
        throw new DomainError('not_ready', [], { retryAfter: RETRY_AFTER_SECONDS })
      }
      return limit(draw, card)
    },
  })

  return {
    of(card: ShareCard): ShareImage {
      const digest = createHash('sha1').update(JSON.stringify([VERSION, card]))
      const etag = `"${digest.digest('base64url')}"`
      return { etag, png: () => images.forceFetch(etag, { context: card }) }
    },
  }
}
