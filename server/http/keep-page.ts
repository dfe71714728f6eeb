import { LRUCache } from 'lru-cache'
import { isSame } from '#app/kept/is-same.ts'
import { toPageBody, type PageBody } from './page-body.ts'

/** A page that was just rendered. */
export interface MadePage {
  html: string
  /** Whether what it shows besides its data, such as how long ago something was, still reads the same. */
  isStill: () => boolean
}

/**
 * The page under `key`, as it was sent before where it would be made of the same data; else `make` makes
 * it. The data are plain, and all that the page depends on besides what `isStill` looks at.
 */
export type KeepPage = (key: string, data: unknown, make: () => MadePage) => PageBody

interface KeptPage extends Pick<MadePage, 'isStill'> {
  data: unknown
  body: PageBody
}

/**
 * Keeps the pages that were asked for last, up to so many bytes of HTML. Whoever asks has the data read
 * from the database; what is spared is rendering and compressing the same page again.
 */
export function createKeepPage(mostBytes = 16_000_000): KeepPage {
  const kept = new LRUCache<string, KeptPage>({
    maxSize: mostBytes,
    sizeCalculation: ({ body }, key) => key.length + body.bytes.length,
  })

  return function keepPage(key, data, make) {
    const known = kept.get(key)
    if (known && isSame(known.data, data) && known.isStill()) {
      // What is the same object next time need not be looked into.
      known.data = data
      return known.body
    }
    const { html, isStill } = make()
    const body = toPageBody(html)
    kept.set(key, { data, isStill, body })
    return body
  }
}
