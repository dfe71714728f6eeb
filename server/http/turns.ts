let last = Promise.resolve()

/**
 * Resolves in a turn of the event loop that nobody else has, in the order of the calls. What holds the loop up for
 * milliseconds, such as rendering a page, waits for one: when many pages become ready at once, whoever only has to be refused
 * would otherwise wait for all of them.
 */
export function nextTurn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)))
  return last
}
