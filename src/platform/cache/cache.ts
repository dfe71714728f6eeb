import { LRUCache } from 'lru-cache'
import { reportLookup } from '#platform/channels.ts'

const MAX_VALUES = 5000

export interface CacheOptions {
  /** Milliseconds for which a value is fresh. */
  ttl: number
  /**
   * Milliseconds after that in which the stale value is still returned while a new one loads. A value that may be stale
   * also survives `clear`.
   */
  staleWhileRevalidate?: number
}

export type Cache = ReturnType<typeof createCache>

/** Caches values that are expensive to load, with `lru-cache`. One for each server. */
export function createCache() {
  const values = new LRUCache<string, { value: unknown }, () => Promise<unknown>>({
    max: MAX_VALUES,
    fetchMethod: async (_key, _old, { context: load }) => ({ value: await load() }),
    // A value that is dropped while it loads still reaches its callers, but is not cached.
    ignoreFetchAbort: true,
    noDeleteOnFetchRejection: true,
  })
  let generation = 0

  return { cached, peek, clear }

  /**
   * The cached value of `key`, or what `load` returns. Concurrent callers share one load. A failed load
   * is not cached; it rejects only for callers that have no stale value to return.
   */
  async function cached<Value>(
    key: string,
    { ttl, staleWhileRevalidate = 0 }: CacheOptions,
    load: () => Promise<Value>,
  ): Promise<Value> {
    const id = staleWhileRevalidate > 0 ? key : `${generation} ${key}`
    reportLookup('values', values.has(id))
    const entry = await values.fetch(id, {
      ttl,
      allowStale: values.getRemainingTTL(id) > -staleWhileRevalidate,
      context: load,
    })
    // What was stored under this key came from a `load` of the same type.
    return (entry as { value: Value }).value
  }

  /** A value that may be stale, if it is cached; loads nothing. */
  function peek<Value>(key: string): Value | null {
    const entry = values.peek(key, { allowStale: true })
    return entry ? (entry.value as Value) : null
  }

  /** Drops every value that may not be stale, including those that are loading. */
  function clear() {
    generation += 1
  }
}
