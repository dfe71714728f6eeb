import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import {
  CamelCasePlugin,
  Kysely,
  CompiledQuery,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
} from 'kysely'
import { fromPglite } from 'pg-boss'
import lockfile from 'proper-lockfile'
import { StartupError } from '#platform/startup-error.ts'
import type { Database } from '#platform/database/database.ts'
import { startEmbeddedClient, type EmbeddedClient } from './embedded-client.ts'
import type { EmbeddedOptions } from './embedded-worker.ts'
import { readEmptyDatabase } from './empty-database.ts'
import type { Tables } from '#platform/database/tables.ts'
import { queries } from '#platform/channels.ts'
import { createAdapter } from '#platform/database/schema/migration-lock.ts'

interface EmbeddedConnection extends DatabaseConnection {
  release(): void
}

/**
 * PostgreSQL inside this process: nothing to install, the same SQL as in production.
 * @throws {StartupError} naming the process that has the folder open: two at once would corrupt it.
 */
export async function openEmbedded(dataDir: string): Promise<Database> {
  await mkdir(dataDir, { recursive: true })
  const unlock = await lock(dataDir)
  const folder = path.join(dataDir, 'database')
  const snapshot = await readEmptyDatabase(folder)
  const database = openEmbeddedDatabase({ dataDir: folder, ...(snapshot && { snapshot }) })
  return {
    ...database,
    description: `embedded PostgreSQL in ${folder}`,
    async close() {
      await database.close()
      await unlock()
    },
  }
}

/** Opens an embedded database without a lock, by default in memory. */
export function openEmbeddedDatabase(options: EmbeddedOptions = {}) {
  const client = startEmbeddedClient(options)
  const db = new Kysely<Tables>({
    dialect: createEmbeddedDialect(client),
    plugins: [new CamelCasePlugin()],
  })
  return {
    db,
    bossOptions: { db: fromPglite(withTurns(client)), backend: 'pglite' as const },
    description: 'embedded PostgreSQL in memory',
    dump: client.dump,
    poolState: client.poolState,
    // Kysely closes only connections that it opened, but the thread runs from the start.
    close: () => client.close(),
  }
}

/** A connection for the task queue, which takes turns like any other caller. */
function withTurns(client: EmbeddedClient) {
  async function run<Result>(work: () => Promise<Result>) {
    const release = await client.acquire()
    try {
      return await work()
    } finally {
      release()
    }
  }
  return {
    query: (sql: string, parameters: unknown[] = []) =>
      run(() => client.query(sql, parameters)) as Promise<{ rows: never[] }>,
    exec: (sql: string) => run(() => client.exec(sql)),
  }
}

async function lock(dataDir: string) {
  const lockPath = path.join(dataDir, 'database.lock')
  const holderPath = path.join(dataDir, 'database.holder')
  const acquireLock = () => lockfile.lock(dataDir, { lockfilePath: lockPath, stale: 10_000 })
  try {
    const unlock = await acquireLock().catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ELOCKED' || !(await hasEnded(holderPath))) throw error
      // A killed process leaves its lock behind, and the library would wait ten seconds for it.
      await rm(lockPath, { recursive: true, force: true })
      return acquireLock()
    })
    await writeFile(holderPath, `${process.pid} ${hostname()} ${await startOf(process.pid)}`)
    return unlock
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error
    const [pid = 'unknown'] = await readHolder(holderPath)
    throw new StartupError(
      `Process ${pid} has the database in ${dataDir} open, and only one may. ` +
        'Stop it first, or set DATABASE_URL to a PostgreSQL server, which many can share.',
      { cause: error },
    )
  }
}

/** The start time of a process, in Linux's own units since boot; '' where that is unknown. */
async function startOf(pid: number) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The fields after the program's name, which is in brackets and may contain anything.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

async function readHolder(holderPath: string) {
  return (await readFile(holderPath, 'utf8').catch(() => '')).split(' ').filter(Boolean)
}

/** Whether the holder has ended, which is known only for processes of this machine. */
async function hasEnded(holderPath: string) {
  const [pid, host, start] = await readHolder(holderPath)
  if (!pid || host !== hostname()) return false
  // In a new container another process, or this one, may have got the same id.
  if (start && start !== (await startOf(Number(pid)))) return true
  try {
    process.kill(Number(pid), 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

/**
 * Kysely's own PGlite dialect shares the one connection, so that a query made during another caller's
 * transaction would run inside it. This one gives the connection to one caller at a time.
 */
function createEmbeddedDialect(client: EmbeddedClient): Dialect {
  return {
    createAdapter,
    createDriver: () => createDriver(client),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

function createDriver(client: EmbeddedClient): Driver {
  return {
    async init() {},
    acquireConnection: () => connect(client),
    async beginTransaction(connection) {
      await connection.executeQuery(CompiledQuery.raw('begin'))
    },
    async commitTransaction(connection) {
      await connection.executeQuery(CompiledQuery.raw('commit'))
    },
    async rollbackTransaction(connection) {
      await connection.executeQuery(CompiledQuery.raw('rollback'))
    },
    async releaseConnection(connection) {
      ;(connection as EmbeddedConnection).release()
    },
    destroy: () => client.close(),
  }
}

async function connect(client: EmbeddedClient): Promise<EmbeddedConnection> {
  const release = await client.acquire()
  return {
    release,
    async executeQuery({ sql, parameters }) {
      const { rows, affectedRows } = await queries.tracePromise(
        () => client.query(sql, parameters),
        { text: sql },
      )
      return {
        rows: rows as never[],
        ...(affectedRows !== undefined && { numAffectedRows: BigInt(affectedRows) }),
      }
    },
    streamQuery() {
      throw new Error('The embedded database cannot stream; read in pages.')
    },
  }
}
