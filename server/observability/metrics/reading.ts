import { setTimeout as pause } from 'node:timers/promises'

/** A scrape waits no longer for the database. */
const PATIENCE_MS = 2000

interface ReadingOptions {
  /** How long what was read counts as fresh. */
  freshMs: number
  read(): Promise<void>
  /** Takes back what was read before. */
  clear(): void
}

/**
 * Reads something at most once at a time, and only when what is known is out of date. Says whether it is known now: what
 * cannot be read in time is not known, and not an error either.
 */
export function createReading({ freshMs, read, clear }: ReadingOptions) {
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
      await read()
      readAt = performance.now()
      return true
    } catch {
      return false
    } finally {
      running = null
    }
  }
}
