import { parse, protocol, type PGlite } from '@electric-sql/pglite'
import { LRUCache } from 'lru-cache'
import { shouldNameStatement } from '#platform/database/server/session.ts'

const { serialize } = protocol
// Each plan takes some tens of kilobytes.
const MAX_STATEMENTS = 400
const PLAN_OUTDATED = '0A000'

interface Statement {
  name: string
  /** The types of its parameters, by PostgreSQL's numbers. */
  types: number[]
}

interface StatementResult {
  rows: unknown[]
  affectedRows?: number
}

/**
 * Prepares each statement once, as on a connection to a server. PGlite's own `query` parses and plans every statement
 * again, which takes longer than running most of them.
 */
export function createStatements(database: PGlite) {
  const outdated: string[] = []
  const named = new LRUCache<string, Statement>({
    max: MAX_STATEMENTS,
    dispose: ({ name }) => void outdated.push(name),
  })
  let count = 0

  return { query }

  function query(sql: string, parameters: unknown[]): Promise<StatementResult> {
    return shouldNameStatement(sql, parameters)
      ? database.runExclusive(() => runNamed(sql, parameters))
      : database.query(sql, parameters)
  }

  async function runNamed(sql: string, parameters: unknown[]): Promise<StatementResult> {
    const { name, types } = named.get(sql) ?? (await prepare(sql))
    const values = parameters.map((value, index) => toText(value, types[index]))
    try {
      const { messages } = await send(
        serialize.bind({ statement: name, values }),
        serialize.describe({ type: 'P' }),
        serialize.execute(),
      )
      const [result] = parse.parseResults(messages, database.parsers)
      return result ?? { rows: [] }
    } catch (error) {
      // A table has changed since the statement was planned: prepare it again next time.
      if ((error as { code?: string }).code === PLAN_OUTDATED) named.delete(sql)
      throw error
    }
  }

  async function prepare(sql: string): Promise<Statement> {
    const name = `s${(count += 1)}`
    const { messages } = await send(
      ...outdated.splice(0).map((name) => serialize.close({ type: 'S', name })),
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
    )
    const statement = { name, types: parse.parseDescribeStatementResults(messages) }
    named.set(sql, statement)
    return statement
  }

  function toText(value: unknown, type = 0) {
    if (value === null || value === undefined) return null
    const toWire = database.serializers[type]
    return toWire ? toWire(value) : String(value)
  }

  /** Sends the messages in one call; the final `sync` ends a failed one. */
  function send(...messages: Uint8Array[]) {
    return database.execProtocol(Buffer.concat([...messages, serialize.sync()]))
  }
}
