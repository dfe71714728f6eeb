import { setImmediate } from 'node:timers/promises'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { findDue } from './due.queries.ts'
import { runSource } from './run-source.ts'
import type { RunParts } from './run.ts'

/** Hosts that are read at the same time: a slow one does not keep the others. */
const HOSTS_AT_ONCE = 4
/** A task begins no reading after this, so that a new source waits no longer. */
const LONGEST_MS = 5 * 60_000

/**
 * Reads the sources that are due: each host one after another. A failure of ours stops only its own source, and is
 * thrown at the end.
 */
export async function readDue(parts: RunParts, signal?: AbortSignal): Promise<void> {
  const started = performance.now()
  const hosts = await findDue(parts.db, parts.now())
  const failures: unknown[] = []
  const isOver = () => signal?.aborted === true || performance.now() - started > LONGEST_MS
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, readHosts))
  if (failures.length > 0) throw new AggregateError(failures, 'Some sources could not be read')

  async function readHosts() {
    for (let due = hosts.shift(); due && !isOver(); due = hosts.shift()) await readHost(due)
  }

  async function readHost(due: Id[]) {
    for (const id of due) {
      if (isOver()) return
      await runSource(parts, id).catch((error) => failures.push(error))
      // Requests of visitors come in between.
      await setImmediate()
    }
  }
}
