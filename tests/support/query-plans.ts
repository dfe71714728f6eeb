import { sql, type CompiledQuery, type RootOperationNode } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** A handle to the database that records its queries. */
export function recordQueries(db: Db, queries: CompiledQuery[]): Db {
  return db.withPlugin({
    transformQuery({ node, queryId }) {
      queries.push(db.getExecutor().compileQuery(node as RootOperationNode, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  })
}

/** The generic plan of a query, as in the server's sessions, with every node's kind and table. */
export async function planOf(
  db: Db,
  { sql: text, parameters }: CompiledQuery,
  settings: Record<string, string> = {},
): Promise<string> {
  const set = Object.entries({ plan_cache_mode: 'force_generic_plan', ...settings })
  return db.connection().execute(async (db) => {
    const run = (statement: string) => sql.raw<{ 'QUERY PLAN': string }>(statement).execute(db)
    for (const [name, value] of set) await run(`set ${name} = ${value}`)
    await run(`prepare recorded as ${text}`)
    try {
      const values = parameters.map(literal).join(', ')
      const { rows } = await run(`explain execute recorded${values ? `(${values})` : ''}`)
      return rows.map((row) => Object.values(row)[0]).join('\n')
    } finally {
      await run('deallocate recorded')
      for (const [name] of set) await run(`reset ${name}`)
    }
  })
}

function literal(value: unknown): string {
  if (Array.isArray(value)) return `array[${value.map(literal).join(', ')}]::text[]`
  return typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`
}
