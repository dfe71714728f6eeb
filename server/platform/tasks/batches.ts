import { setTimeout } from 'node:timers/promises'

export interface BatchOptions {
  /** After each batch the process does nothing for so many times as long as the batch took. */
  rest?: number | undefined
  signal?: AbortSignal | undefined
}

/** For long work in a process that serves visitors, too: half of the time is theirs. */
export const REST = 1

/**
 * Runs one batch after the other, until one returns null. Returns the sum of what the others returned.
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
