import type { DomainError } from '#contract/errors.ts'

export interface FairQueueOptions {
  /** The sum of the weights that run beside each other. */
  budget?: number
  /** How many pieces run beside each other, however light they are. */
  most?: number
  /** How many pieces of one key may wait. */
  maxWaiting: number
  /** How many may wait in all. */
  maxWaitingInAll?: number
  refuse(): DomainError
}

interface Piece {
  weight: number
  /** How many lighter ones have begun while this one waited for room. */
  overtaken: number
  work(): Promise<void>
}

/** Then all wait for it, so that a heavy piece is not put off for ever. */
const MOST_OVERTAKES = 20

/**
 * Runs pieces of work within a budget, taking turns between those who wait: someone who sends much waits for
 * themselves, with one piece at a time, and a light piece does not wait for another's heavy one.
 */
export function createFairQueue(options: FairQueueOptions) {
  const { budget = 1, most = Infinity, maxWaiting, maxWaitingInAll = Infinity, refuse } = options
  // In the order of their turns.
  const queues = new Map<string, Piece[]>()
  const running = new Set<string>()
  let used = 0
  let waitingInAll = 0

  /** @throws {DomainError} what `refuse` makes, if too many pieces wait */
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

  /** Begins all that there is room for. */
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
      // Behind all others who wait.
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
