import { setTimeout as pause } from 'node:timers/promises'
import { createFairQueue } from '#platform/files/fair-queue.ts'
import { yieldToOthers } from '#platform/http/limits/turns.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'

const inTurn = createFairQueue({
  maxWaiting: 32,
  maxWaitingInAll: 200,
  refuse: () => new DomainError('busy', [], { retryAfter: 3 }),
})

/** Enough for a page that waits for its queries one after the other. */
const REST_MS = 50

/**
 * Reads a text of up to 20,000 characters, which keeps the server for a tenth of a second: one at a time, in turns by
 * account or network, with a rest after each in which the server answers others.
 * @throws {DomainError} `busy`
 */
export function readInTurn<Result>(key: string, read: () => Result | Promise<Result>) {
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const work = async () => {
    await yieldToOthers()
    await Promise.resolve().then(read).then(resolve, reject)
    await pause(REST_MS)
  }
  inTurn(key, work).catch(reject)
  return promise
}
