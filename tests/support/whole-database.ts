import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** Every row of every table, except of one. */
export async function readAllRows(db: Db, { but = '' } = {}): Promise<Record<string, string[]>> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> ${but}
    order by 1`.execute(db)
  const rows: Record<string, string[]> = {}
  for (const { name } of tables.rows) {
    const { rows: found } = await sql`select * from ${sql.table(name)}`.execute(db)
    rows[name] = found.map((row) => JSON.stringify(row)).toSorted()
  }
  return rows
}
