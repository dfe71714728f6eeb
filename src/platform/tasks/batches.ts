import { setTimeout } from 'node:timers/promises'

export interface BatchOptions {
  /** The pause after each batch, as a multiple of the time that the batch took. */
  rest?: number | undefined
  signal?: AbortSignal | undefined
}

/** The pause for long work in a process that also serves visitors: half of the time is theirs. */
export const REST = 1

/**
 * Runs batches one after another until one returns null. Returns the sum of the other results.
 * @throws the signal’s reason between two batches, once it is aborted
 */
export async function runBatches(
  runBatch: () => Promise<number | null>,
  { rest = 0, signal }: BatchOptions,
): Promise<number> {
  let sum = 0
  for (;;) {
    signal?.throwIfAborted()
    const began = performance.now()
    const batch = await runBatch()
    if (batch === null) return sum
    sum += batch
    if (rest > 0) await pause(rest * (performance.now() - began), signal)
  }
}

/** Ends early when the signal is aborted. */
async function pause(milliseconds: number, signal: AbortSignal | undefined) {
  await setTimeout(milliseconds, undefined, signal ? { signal } : {}).catch(() => {})
}
