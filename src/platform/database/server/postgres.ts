import { createHash } from 'node:crypto'
import { CamelCasePlugin, Kysely, PostgresDialect, type Dialect, type PostgresPool } from 'kysely'
import { Pool, types, type ClientBase, type PoolClient, type QueryConfig } from 'pg'
import type { Database } from '#platform/database/database.ts'
import { StartupError } from '#platform/startup-error.ts'
import { queries } from '#platform/channels.ts'
import { createAdapter } from '#platform/database/schema/migration-lock.ts'
import { watchForOutage } from './outage.ts'
import { hasTimeLimit } from './time-limit.ts'
import { shouldNameStatement, SESSION_SETTINGS } from './session.ts'
import type { Tables } from '#platform/database/tables.ts'

const { builtins } = types
const POOL_SIZE = 8

export interface PostgresOptions {
  /**
   * The server cancels a query that takes longer, with the code 57014. If it does not answer within
   * another second, the connection is closed.
   */
  timeoutMs?: number
  /** The time after which a query of a request gives up; `withoutTimeLimit` lifts it. The connection is closed. */
  queryTimeoutMs?: number
  /** The server cancels a query that waits longer for a lock, with the code 55P03. */
  lockTimeoutMs?: number
  /** The maximum number of connections. */
  poolSize?: number
  applicationName?: string
  /** Reports a server that does not answer to `onError` instead of throwing. */
  isOptional?: boolean
  /**
   * Set if a pooler in transaction mode is in front: it has the session settings and time limits, so each kind of
   * connection has its own database there (`deploy/pgbouncer/pgbouncer.ini`).
   */
  isPooled?: boolean
  /** A suffix of the database name behind a pooler. */
  pooledSuffix?: string
  /** The setting that contains the address, for error messages. */
  setting?: string
}

// Time for the server to report that it cancelled the query.
const ANSWER_GRACE_MS = 1000
// The longest wait for a free connection. By then a visitor has left.
const CONNECTION_TIMEOUT_MS = 5000
const LONG_WAIT_MS = 1000
// A new connection has to plan every statement again, so the next visitor should find one that already has.
const IDLE_TIMEOUT_MS = 600_000

/** @throws {StartupError} if the server cannot be reached or rejects the connection */
export async function openPostgres(
  address: string,
  onError: (error: Error) => void,
  options: PostgresOptions = {},
): Promise<Database> {
  const { poolSize = POOL_SIZE, applicationName = 'landfall', isPooled = false } = options
  const { isOptional = false, setting = 'DATABASE_URL' } = options
  const connectionString = isPooled ? toPooledAddress(address, options) : address
  types.setTypeParser(builtins.TIMESTAMPTZ, (value) => new Date(value).toISOString())
  types.setTypeParser(builtins.NUMERIC, Number)
  types.setTypeParser(builtins.INT8, Number)

  const pool = new Pool({
    connectionString,
    max: poolSize,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    application_name: applicationName,
    ...toPoolTimeouts(options),
    ...(!isPooled && {
      // The pool awaits the result, although its type does not say so.
      onConnect: (client: ClientBase) => client.query(SESSION_SETTINGS) as unknown as undefined,
    }),
  })
  // Without a listener, a restart of the database would end this process. The pool reconnects automatically.
  pool.on('error', onError)
  // A connection that breaks between two queries of a transaction must not end it either. The next query reports it.
  pool.on('connect', (client) => client.on('error', () => {}))
  const connectionError = await findConnectionError(pool, connectionString, setting)
  if (connectionError && !isOptional) {
    await pool.end()
    throw connectionError
  }
  if (connectionError) onError(connectionError)

  const db = new Kysely<Tables>({
    dialect: createDialect(withNamedStatements(pool, options)),
    plugins: [new CamelCasePlugin()],
  })
  return {
    db,
    bossOptions: { connectionString, max: 3, application_name: 'landfall-tasks' },
    description: `PostgreSQL at ${describeAddress(connectionString)}${connectionError ? ', which does not answer yet' : ''}`,
    poolState: () => ({
      inUse: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async close() {
      await db.destroy()
      // Kysely ends a pool only if it has used it, and the connection that was tried would keep the process alive.
      if (!pool.ended) await pool.end()
    },
  }
}

function createDialect(pool: PostgresPool): Dialect {
  const dialect = new PostgresDialect({ pool })
  return {
    createAdapter,
    createDriver: () => dialect.createDriver(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  }
}

function toPooledAddress(address: string, { pooledSuffix = '' }: PostgresOptions) {
  const url = new URL(address)
  url.pathname += pooledSuffix
  return url.href
}

function toPoolTimeouts(options: PostgresOptions) {
  const { timeoutMs, queryTimeoutMs, lockTimeoutMs, isPooled } = options
  if (queryTimeoutMs) return { connectionTimeoutMillis: CONNECTION_TIMEOUT_MS }
  if (!timeoutMs) return {}
  return {
    ...(!isPooled && { statement_timeout: timeoutMs }),
    ...(!isPooled && lockTimeoutMs && { lock_timeout: lockTimeoutMs }),
    query_timeout: timeoutMs + ANSWER_GRACE_MS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
  }
}

async function findConnectionError(pool: Pool, connectionString: string, setting: string) {
  try {
    const { rows } = await pool.query("select current_setting('server_encoding') as encoding")
    const { encoding } = rows[0]
    if (encoding === 'UTF8') return null
    // PostgreSQL takes it from the system's language, and a server without one gets SQL_ASCII, which reads every name wrongly.
    return new StartupError(
      `${setting} leads to ${describeAddress(connectionString)}, whose encoding is ${encoding}. ` +
        'Create the database anew, with: createdb --encoding UTF8 --locale C.UTF-8 --template template0 NAME',
    )
  } catch (error) {
    return new StartupError(
      `${setting} leads to ${describeAddress(connectionString)}, which could not be opened: ` +
        `${(error as Error).message || (error as { code?: string }).code}. ` +
        'Check the address and that the server runs.',
      { cause: error },
    )
  }
}

/** Names the statements, so that each is parsed and planned once for a connection, not for each call. */
function withNamedStatements(
  pool: Pool,
  { queryTimeoutMs, isPooled }: PostgresOptions,
): PostgresPool {
  // A digest takes about ten microseconds.
  const names = new Map<string, string>()
  const outage = watchForOutage()

  function statementName(sql: string) {
    const name = names.get(sql) ?? createHash('sha1').update(sql).digest('base64url')
    names.set(sql, name)
    return name
  }

  async function connect() {
    const isProbe = hasTimeLimit() && outage.check()
    const began = performance.now()
    const client = await pool.connect().catch((error: Error) => {
      outage.record(error)
      throw error
    })
    try {
      // A caller that waited long for this connection, after another’s failure, need not wait for the database too.
      const hasWaited = performance.now() - began > LONG_WAIT_MS
      if (hasTimeLimit() && !isProbe && hasWaited) outage.check(1)
    } catch (error) {
      client.release()
      throw error
    }
    let isUnresponsive = false
    return {
      // On a connection that stopped answering, the next query would wait for this one.
      release: (error?: Error | boolean) => client.release(error || isUnresponsive),
      async query(text: string, values: readonly unknown[]) {
        try {
          const result = await queries.tracePromise(() => query(client, text, values), { text })
          outage.record()
          return result
        } catch (error) {
          outage.record(error)
          isUnresponsive ||= (error as Error).message === 'Query read timeout'
          throw error
        }
      },
    }
  }

  function query(client: PoolClient, text: string, values: readonly unknown[]) {
    // The next transaction may run on a connection that does not know the name.
    const isNamed = !isPooled && shouldNameStatement(text, values)
    // The library reads the time limit, although its type does not declare it.
    return client.query({
      text,
      values: [...values],
      ...(isNamed && { name: statementName(text) }),
      ...(queryTimeoutMs && hasTimeLimit() && { query_timeout: queryTimeoutMs }),
    } as QueryConfig)
  }

  return { connect, options: pool.options, end: () => pool.end() } as unknown as PostgresPool
}

/** Host and database, never the password. */
function describeAddress(connectionString: string) {
  const { host, pathname } = new URL(connectionString)
  return `${host || 'the local socket'}${pathname}`
}
