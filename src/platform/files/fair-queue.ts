import type { DomainError } from '#platform/primitives/errors.schema.ts'

export interface FairQueueOptions {
  /** The greatest sum of the weights of pieces that run at once. */
  budget?: number
  /** The greatest number of pieces that run at once, however light they are. */
  most?: number
  /** The number of pieces of one key that may wait. */
  maxWaiting: number
  /** The number of pieces that may wait in all. */
  maxWaitingInAll?: number
  refuse(): DomainError
}

interface Piece {
  weight: number
  /** The number of lighter pieces that have started while this one waited for room. */
  overtaken: number
  work(): Promise<void>
}

/** After this many, all wait for it, so that a heavy piece is not put off for ever. */
const MOST_OVERTAKES = 20

/**
 * Runs pieces of work within a budget, taking turns between owners: an owner who sends many waits for their own pieces,
 * one at a time, and a light piece does not wait for another owner’s heavy one.
 */
export function createFairQueue(options: FairQueueOptions) {
  const { budget = 1, most = Infinity, maxWaiting, maxWaitingInAll = Infinity, refuse } = options
  // In the order of their turns.
  const queues = new Map<string, Piece[]>()
  const running = new Set<string>()
  let used = 0
  let waitingInAll = 0

  /** @throws {DomainError} the result of `refuse`, if too many pieces wait */
  return async function run<Result>(
    key: string,
    work: () => Promise<Result>,
    weight = 1,
  ): Promise<Result> {
    const waiting = queues.get(key) ?? []
    if (waiting.length >= maxWaiting || waitingInAll >= maxWaitingInAll) throw refuse()
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    const piece = { weight: Math.min(weight, budget), overtaken: 0 }
    waiting.push({ ...piece, work: () => work().then(resolve, reject) })
    queues.set(key, waiting)
    waitingInAll += 1
    startNext()
    return promise
  }

  /** Starts every piece that there is room for. */
  function startNext() {
    const tooHeavy: Piece[] = []
    // A copy, because a key that has had its turn moves to the end of `queues`.
    const waiting = [...queues]
    for (const [key, [piece, ...rest]] of waiting) {
      if (running.size >= most) return
      if (!piece || running.has(key)) continue
      if (used + piece.weight > budget) {
        if (piece.overtaken >= MOST_OVERTAKES) return
        tooHeavy.push(piece)
        continue
      }
      for (const other of tooHeavy) other.overtaken += 1
      // Moves the key behind all others that wait.
      queues.delete(key)
      if (rest.length > 0) queues.set(key, rest)
      void start(key, piece)
    }
  }

  async function start(key: string, { weight, work }: Piece) {
    waitingInAll -= 1
    used += weight
    running.add(key)
    await work()
    used -= weight
    running.delete(key)
    startNext()
  }
}
