import { setImmediate } from 'node:timers/promises'
import type { Advert } from '#board/jobs/import/advert.ts'
import { createThread } from '#platform/files/threads/thread.ts'
import { prepareWhole, type PreparedWhole, type WholeOptions } from './prepare-whole.ts'

export interface Unprepared {
  adverts: Advert[]
  options: WholeOptions
}

/** Fewer adverts are read sooner than a thread starts. */
const WORTH_A_THREAD = 200
/** Adverts that are prepared here before the batch that is being written may go on. */
const PREPARED_AT_ONCE = 20
const LONGEST_MS = 600_000

const askThread = createThread<Unprepared, PreparedWhole[]>(
  '#board/jobs/import/prepare/prepare-worker.ts',
)

/**
 * Prepares adverts while the batch before them is written: many of them in a thread, on another core.
 * @throws {ImportError} if nothing names the source
 */
export async function prepareBatch(
  adverts: Advert[],
  options: WholeOptions,
): Promise<PreparedWhole[]> {
  // Errors lose their class on the way from a thread.
  const isNamed = (options.source ?? options.fallbackSource) !== null
  if (isNamed && adverts.length >= WORTH_A_THREAD)
    return askThread({ adverts, options }, LONGEST_MS)
  const prepared: PreparedWhole[] = []
  for (const [index, advert] of adverts.entries()) {
    if (index % PREPARED_AT_ONCE === 0) await setImmediate()
    prepared.push(prepareWhole(advert, options))
  }
  return prepared
}
