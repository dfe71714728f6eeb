import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { DomainError } from '#contract/errors.ts'
import { drawCard } from './draw.ts'
import type { ShareCard } from './share-card.ts'

const MOST_BYTES = 32 * 1024 * 1024
const AT_ONCE = 2
const MOST_WAITING = 50
const BUSY_FOR_SECONDS = 10
/** To be raised when the same card is drawn in another way. */
const VERSION = 1

export interface SharePicture {
  /** The same for the same picture in every process. */
  tag: string
  /** @throws {DomainError} `not_ready` while too many others wait for theirs */
  png(): Promise<Buffer>
}

/**
 * Share pictures by what they say, so that a job that changes has another and two alike have one. Two
 * are drawn at a time, each once however many ask for it.
 */
export function createShareImages({ draw = drawCard, mostBytes = MOST_BYTES } = {}) {
  const drawn = new LRUCache<string, Buffer>({
    maxSize: mostBytes,
    sizeCalculation: ({ length }) => length,
  })
  const onTheWay = new Map<string, Promise<Buffer>>()
  const waiting: (() => void)[] = []
  let drawing = 0

  return { of }

  function of(card: ShareCard): SharePicture {
    const digest = createHash('sha1').update(JSON.stringify([VERSION, card]))
    const tag = `"${digest.digest('base64url')}"`
    return { tag, png: async () => drawn.get(tag) ?? onTheWay.get(tag) ?? begin(tag, card) }
  }

  function begin(tag: string, card: ShareCard) {
    const picture = drawInTurn(card)
      .then((png) => {
        drawn.set(tag, png)
        return png
      })
      .finally(() => onTheWay.delete(tag))
    onTheWay.set(tag, picture)
    return picture
  }

  async function drawInTurn(card: ShareCard) {
    await takeTurn()
    try {
      return await draw(card)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else drawing -= 1
    }
  }

  /** A turn that ends is handed on to who has waited longest. */
  async function takeTurn() {
    if (drawing < AT_ONCE) {
      drawing += 1
      return
    }
    if (waiting.length >= MOST_WAITING) {
      throw new DomainError('not_ready', [], { retryAfter: BUSY_FOR_SECONDS })
    }
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
}
