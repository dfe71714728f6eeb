import { createHash } from 'node:crypto'
import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import { Pool, types, type PoolClient } from 'pg'
import type { Database } from './database.ts'
import { StartupError } from '#server/startup-error.ts'
import { shouldNameStatement, SESSION_SETTINGS } from './session.ts'
import type { Tables } from './tables.ts'

const { builtins } = types
const POOL_SIZE = 8

export interface PostgresOptions {
  /**
   * A query that takes longer is broken off with the code 57014. A server that falls silent is given
   * up a second later.
   */
  timeoutMs?: number
  /** A query that waits longer for a lock is broken off with the code 55P03. */
  lockTimeoutMs?: number
  /** Connections at once. */
  poolSize?: number
  applicationName?: string
  /** One that does not answer now is told to `onError`, and may answer later. */
  isOptional?: boolean
  /** Where the address comes from, for the words that something is wrong with it. */
  setting?: string
}

// A second more for the answer's way; the server itself would have broken the query off.
const ANSWER_GRACE_MS = 1000
// For a connection, or for those who came before. Whoever waits longer has left.
const CONNECTION_TIMEOUT_MS = 5000

/** @throws {StartupError} when the server cannot be reached or refuses */
export async function openPostgres(
  connectionString: string,
  onError: (error: Error) => void,
  options: PostgresOptions = {},
): Promise<Database> {
  const { poolSize = POOL_SIZE, applicationName = 'landfall' } = options
  const { isOptional = false, setting = 'DATABASE_URL' } = options
  types.setTypeParser(builtins.TIMESTAMPTZ, (value) => new Date(value).toISOString())
  types.setTypeParser(builtins.NUMERIC, Number)
  types.setTypeParser(builtins.INT8, Number)

  const pool = new Pool({
    connectionString,
    max: poolSize,
    application_name: applicationName,
    ...toPoolTimeouts(options),
    // The pool waits for what this returns; its type does not say so.
    onConnect: (client) => client.query(SESSION_SETTINGS) as unknown as undefined,
  })
  // Without a listener a restart of the database would end this process; the pool reconnects by itself.
  pool.on('error', onError)
  const connectionError = await findConnectionError(pool, connectionString, setting)
  if (connectionError && !isOptional) {
    await pool.end()
    throw connectionError
  }
  if (connectionError) onError(connectionError)

  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: withNamedStatements(pool) }),
    plugins: [new CamelCasePlugin()],
  })
  return {
    db,
    bossOptions: { connectionString, max: 3, application_name: 'landfall-tasks' },
    description: `PostgreSQL at ${describeAddress(connectionString)}${connectionError ? ', which does not answer yet' : ''}`,
    close: () => db.destroy(),
  }
}

function toPoolTimeouts({ timeoutMs, lockTimeoutMs }: PostgresOptions) {
  if (!timeoutMs) return {}
  return {
    statement_timeout: timeoutMs,
    ...(lockTimeoutMs && { lock_timeout: lockTimeoutMs }),
    query_timeout: timeoutMs + ANSWER_GRACE_MS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
  }
}

async function findConnectionError(pool: Pool, connectionString: string, setting: string) {
  try {
    await pool.query('select 1')
    return null
  } catch (error) {
    return new StartupError(
      `${setting} leads to ${describeAddress(connectionString)}, which could not be opened: ` +
        `${(error as Error).message || (error as { code?: string }).code}. ` +
        'Check the address and that the server runs.',
      { cause: error },
    )
  }
}

/** A named statement is parsed and planned once a connection, not at every call. */
function withNamedStatements(pool: Pool): PostgresPool {
  const names = new Map<string, string>()

  function statementName(sql: string) {
    const name = names.get(sql) ?? createHash('sha1').update(sql).digest('base64url')
    names.set(sql, name)
    return name
  }

  async function connect() {
    const client = await pool.connect()
    let isUnresponsive = false
    return {
      // On one that fell silent the next query would wait for the last.
      release: (error?: Error | boolean) => client.release(error || isUnresponsive),
      query: (text: string, values: readonly unknown[]) =>
        query(client, text, values).catch((error: Error) => {
          isUnresponsive ||= error.message === 'Query read timeout'
          throw error
        }),
    }
  }

  function query(client: PoolClient, text: string, values: readonly unknown[]) {
    return shouldNameStatement(text, values)
      ? client.query({ name: statementName(text), text, values: [...values] })
      : client.query(text, [...values])
  }

  return { connect, options: pool.options, end: () => pool.end() } as unknown as PostgresPool
}

/** Host and database, never the password. */
function describeAddress(connectionString: string) {
  const { host, pathname } = new URL(connectionString)
  return `${host || 'the local socket'}${pathname}`
}
