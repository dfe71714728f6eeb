import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { Call, EmbeddedOptions } from './embedded-worker.ts'

export type EmbeddedClient = ReturnType<typeof startEmbeddedClient>

interface QueryResult {
  rows: Record<string, unknown>[]
  affectedRows?: number
}

// PostgreSQL has one function for which V8's optimizing compiler takes hundreds of megabytes: no other is compiled at
// the same time (bench/results/0065-memory-at-rest.md).
setFlagsFromString('--wasm-num-compilation-tasks=1')

/**
 * PGlite in its own thread, so that a long query never blocks the event loop. It has one connection: `acquire` gives it
 * to one caller at a time, and the others wait in a queue.
 */
export function startEmbeddedClient(options: EmbeddedOptions) {
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: options,
  })
  const pending = new Map<number, { resolve(value: never): void; reject(reason: Error): void }>()
  let lastId = 0
  let queue = Promise.resolve()
  let callers = 0

  worker.on('message', ({ id, result, error }) => {
    const call = pending.get(id)
    pending.delete(id)
    if (error) call?.reject(Object.assign(new Error(error.message), error))
    else call?.resolve(result as never)
  })
  worker.on('error', failAll)
  worker.on('exit', () => failAll(new Error('The embedded database has stopped.')))

  return { acquire, query, exec, dump, poolState, close }

  /** Waits for the connection and returns the function that releases it. */
  async function acquire() {
    const { promise, resolve: release } = Promise.withResolvers<void>()
    const previous = queue
    queue = previous.then(() => promise)
    callers += 1
    await previous
    return () => {
      callers -= 1
      release()
    }
  }

  function poolState() {
    const inUse = Math.min(callers, 1)
    return { inUse, idle: 1 - inUse, waiting: callers - inUse }
  }

  function query(sql: string, parameters: readonly unknown[]) {
    return send<QueryResult>({ method: 'query', sql, parameters: [...parameters] })
  }

  /** Runs several statements without parameters. */
  function exec(sql: string) {
    return send<QueryResult[]>({ method: 'exec', sql })
  }

  function dump() {
    return send<Uint8Array>({ method: 'dump' })
  }

  async function close() {
    const release = await acquire()
    await send<void>({ method: 'close' })
    release()
    await worker.terminate()
  }

  function send<Result>(call: Call): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    pending.set((lastId += 1), { resolve, reject })
    worker.postMessage({ id: lastId, call })
    return promise
  }

  function failAll(reason: Error) {
    for (const call of pending.values()) call.reject(reason)
    pending.clear()
  }
}
