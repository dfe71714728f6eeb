let last = Promise.resolve()

/**
 * Resolves in a turn of the event loop that nothing else has, in the order of the calls. Await it before work that blocks the
 * loop for milliseconds, such as rendering a page: when many pages become ready at once, other requests would otherwise wait
 * until all of them are rendered.
 */
export function nextTurn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)))
  return last
}
