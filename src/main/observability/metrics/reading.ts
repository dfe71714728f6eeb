import { setTimeout as pause } from 'node:timers/promises'

/** The longest that a scrape waits for the database. */
const PATIENCE_MS = 2000

interface ReadingOptions<Value> {
  /** Milliseconds for which a value counts as fresh. */
  freshMs: number
  read(): Promise<Value>
  /** Sets the metrics, which were cleared just before. */
  set(value: Value): void
  /** Removes the metrics of an earlier value. */
  clear(): void
}

/**
 * Returns a function that reads the value again once it is stale, never twice at a time, and returns whether the value
 * is known now. A value that cannot be read in time is unknown, which is no error: its metrics are missing.
 */
export function createReading<Value>({ freshMs, read, set, clear }: ReadingOptions<Value>) {
  let readAt = -Infinity
  let running: Promise<boolean> | null = null

  return async function refresh(): Promise<boolean> {
    if (performance.now() - readAt < freshMs) return true
    running ??= start()
    const patience = new AbortController()
    const late = pause(PATIENCE_MS, false, { signal: patience.signal }).catch(() => false)
    const isKnown = await Promise.race([running, late])
    patience.abort()
    if (!isKnown) clear()
    return isKnown
  }

  async function start() {
    try {
      const value = await read()
      clear()
      set(value)
      readAt = performance.now()
      return true
    } catch {
      return false
    } finally {
      running = null
    }
  }
}
