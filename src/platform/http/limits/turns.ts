import { subscribe } from 'node:diagnostics_channel'
import { setImmediate as turnOfTheLoop } from 'node:timers/promises'

/** The most connections accepted before the next piece of work. */
const MAX_CONNECTIONS = 20

let connections = 0
subscribe('net.server.socket', () => void (connections += 1))

let last = Promise.resolve()

/**
 * Resolves in an exclusive turn of the event loop, in the order of the calls. Await it before work that blocks the loop
 * for milliseconds, such as rendering a page: when many pages become ready at once, other requests would otherwise wait
 * until all of them are rendered.
 */
export function yieldToOthers(): Promise<void> {
  last = last.then(acceptConnections)
  return last
}

/**
 * Accepts several connections. Node accepts one per turn, so with work in every turn a hundred visitors would wait for
 * seconds.
 */
async function acceptConnections() {
  for (let count = 0; count < MAX_CONNECTIONS; count += 1) {
    const before = connections
    await turnOfTheLoop()
    if (connections === before) return
  }
}
