import { DomainError } from '#contract/errors.ts'

/**
 * Runs one piece of work at a time, taking turns between those who wait: someone who sends much waits for
 * themselves, and somebody else's one piece waits for one of theirs.
 */
export function createFairQueue({ maxWaiting, message }: { maxWaiting: number; message: string }) {
  // In the order of their turns.
  const queues = new Map<string, (() => Promise<void>)[]>()
  let isRunning = false

  /** @throws {DomainError} `too_many` if `key` has as many pieces waiting as it may */
  return async function run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const waiting = queues.get(key) ?? []
    if (waiting.length >= maxWaiting) throw new DomainError('too_many', [{ field: '', message }])
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    waiting.push(() => work().then(resolve, reject))
    queues.set(key, waiting)
    if (!isRunning) void runAll()
    return promise
  }

  async function runAll() {
    isRunning = true
    for (;;) {
      const [next] = queues
      if (!next) break
      const [key, [work, ...rest]] = next
      // Behind all others who wait.
      queues.delete(key)
      if (rest.length > 0) queues.set(key, rest)
      await work?.()
    }
    isRunning = false
  }
}
