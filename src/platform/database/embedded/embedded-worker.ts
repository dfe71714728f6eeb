import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, types } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { createStatements } from './embedded-statements.ts'
import { SESSION_SETTINGS } from '#platform/database/server/session.ts'

export interface EmbeddedOptions {
  /** Folder of the database; without it, the database is in memory. */
  dataDir?: string
  /** A dump of a database to start from. */
  snapshot?: Uint8Array<ArrayBuffer>
  /** PGlite's `pglite.wasm`, compiled once for a process that opens many databases; by default each compiles it. */
  pgliteWasmModule?: WebAssembly.Module
}

export type Call =
  | { method: 'query'; sql: string; parameters: unknown[] }
  | { method: 'exec'; sql: string }
  | { method: 'dump' }
  | { method: 'close' }

const { dataDir, snapshot, pgliteWasmModule }: EmbeddedOptions = workerData

/** The default of 128 MB makes nothing faster (bench/results/0052-embedded-memory.md): files are in the system's cache. */
const SHARED_BUFFERS = '32MB'

const opening = open()

async function open() {
  const database = await PGlite.create({
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
    ...(pgliteWasmModule && { pgliteWasmModule }),
    ...(dataDir && { dataDir }),
    ...(snapshot && { loadDataDir: new Blob([snapshot]) }),
    parsers: {
      [types.TIMESTAMPTZ]: (value) => new Date(value).toISOString(),
      [types.NUMERIC]: Number,
      [types.INT8]: Number,
    },
  })
  await database.exec(SESSION_SETTINGS)
  return { database, statements: createStatements(database) }
}

const methods = {
  async query(call: Extract<Call, { method: 'query' }>) {
    const { statements } = await opening
    const { rows, affectedRows } = await statements.query(call.sql, call.parameters)
    return { rows, affectedRows }
  },
  async exec(call: Extract<Call, { method: 'exec' }>) {
    const results = await (await opening).database.exec(call.sql)
    return results.map(({ rows }) => ({ rows }))
  },
  async dump() {
    const { database } = await opening
    return new Uint8Array(await (await database.dumpDataDir('none')).arrayBuffer())
  },
  async close() {
    await (await opening).database.close()
  },
}

async function answer(id: number, call: Call) {
  try {
    const result = await methods[call.method](call as never)
    parentPort?.postMessage({ id, result })
  } catch (error) {
    // Threads pass on the fields of an error, but not its class.
    const { message, code, detail, constraint, table, column } = error as Record<string, string>
    parentPort?.postMessage({ id, error: { message, code, detail, constraint, table, column } })
  }
}

parentPort?.on('message', ({ id, call }: { id: number; call: Call }) => void answer(id, call))
