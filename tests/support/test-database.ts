import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import type { Database } from '#platform/database/database.ts'
import { openEmbeddedDatabase } from '#platform/database/embedded/embedded.ts'
import { openPostgres } from '#platform/database/server/postgres.ts'
import { guardHandle } from './guarded-handle.ts'

/**
 * A migrated database for a single test file: on PostgreSQL if TEST_DATABASE_URL is set, otherwise embedded. Its handle
 * throws while a transaction is open.
 */
export async function openTestDatabase(prepared: string): Promise<Database> {
  const database = await openCopy(prepared)
  return { ...database, db: guardHandle(database.db) }
}

async function openCopy(prepared: string): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) {
    const snapshot = new Uint8Array(await readFile(dumpIn(prepared)))
    return openEmbeddedDatabase({ snapshot, pgliteWasmModule: await compilePglite() })
  }
  const name = `landfall_test_${randomBytes(6).toString('hex')}`
  await administer(server, `create database ${name} template ${prepared} strategy file_copy`)
  const database = await openPostgres(addressOf(server, name), () => {})
  return {
    ...database,
    async close() {
      await database.close()
      // A closed pool's connections may still be closing. PostgreSQL waits some seconds for them; cutting them off
      // would end the whole run.
      await administer(server, `drop database ${name}`).catch(() =>
        administer(server, `drop database ${name} with (force)`),
      )
    },
  }
}

let pglite: Promise<WebAssembly.Module> | undefined

/** Compiles the embedded database once for all databases of a worker: half the cost of opening one. */
function compilePglite() {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  return (pglite ??= readFile(path.join(path.dirname(entry), 'pglite.wasm')).then((bytes) =>
    WebAssembly.compile(bytes),
  ))
}

/** A new data folder with a copy of the prepared database, which no process has open. */
export async function copyDataDir(prepared: string) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'landfall-data-'))
  await cp(path.join(prepared, 'database'), path.join(dataDir, 'database'), { recursive: true })
  return dataDir
}

export function dumpIn(folder: string) {
  return path.join(folder, 'dump.tar')
}

export function addressOf(server: string, name: string) {
  const address = new URL(server)
  address.pathname = `/${name}`
  return address.href
}

/** Runs a statement that must be outside a transaction. */
export async function administer(server: string, statement: string) {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
