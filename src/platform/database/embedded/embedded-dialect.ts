import {
  CompiledQuery,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
} from 'kysely'
import { queries } from '#platform/channels.ts'
import { createAdapter } from '#platform/database/schema/migration-lock.ts'
import type { EmbeddedClient } from './embedded-client.ts'

interface EmbeddedConnection extends DatabaseConnection {
  release(): void
}

/**
 * Kysely's own PGlite dialect shares the one connection, so that a query made during another caller's
 * transaction would run inside it. This one gives the connection to one caller at a time.
 */
export function createEmbeddedDialect(client: EmbeddedClient): Dialect {
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
