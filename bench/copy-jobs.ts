import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

// Lists are sorted by date, so a copy must not be next to its original.
const DAYS = 90
const TABLES = ['job', 'job_search', 'job_check']

/**
 * Makes `copies` more jobs of each one in the database, with their own ids, dates and keys: for search the same as
 * importing them, in a fraction of the time. Returns when the planner has statistics on them.
 */
export async function copyJobs(db: Db, copies: number): Promise<void> {
  await db.connection().execute(async (connection) => {
    // Connections have a time limit meant for requests.
    await sql`set statement_timeout = 0`.execute(connection)
    await copyAll(connection, copies)
    for (const table of TABLES) await sql`vacuum analyze ${sql.table(table)}`.execute(connection)
    await sql`reset statement_timeout`.execute(connection)
  })
}

async function copyAll(connection: Db, copies: number) {
  await connection.transaction().execute(async (trx) => {
    const indexes = await dropIndexes(trx)
    // Triggers and foreign keys must not check each row.
    await sql`set local session_replication_role = replica`.execute(trx)
    await sql`
      create temporary table copy on commit drop as
      select id as original, copy, left(md5(id || copy), 13) as id,
        now() - random() * ${sql.lit(DAYS)} * interval '1 day' as posted_at
      from job_search cross join generate_series(1, ${sql.lit(copies)}) as copy`.execute(trx)
    await copyTable(trx, 'job', {
      id: 'copy.id',
      posted_at: 'copy.posted_at',
      source_ref: `source_ref || '-' || copy`,
    })
    await copyTable(trx, 'job_search', {
      id: 'copy.id',
      posted_at: 'copy.posted_at',
      copy_key: 'hashint8extended(copy_key, copy)',
    })
    await copyTable(trx, 'job_check', { id: 'copy.id' })
    // The copies' checks are as recent as the originals', so a start need not redo them.
    await sql`
      insert into recheck (stamp, after_id, done_at) select stamp, '', now() from job_check limit 1
      on conflict (only_one) do update set stamp = excluded.stamp, done_at = now()`.execute(trx)
    for (const { definition } of indexes) await sql.raw(definition).execute(trx)
  })
}

/** Drops the indexes of the searched rows and returns them: rebuilding is faster. */
async function dropIndexes(db: Db) {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'job_search' and indexname <> 'job_search_pkey'`.execute(db)
  for (const { name } of rows) await sql`drop index ${sql.table(name)}`.execute(db)
  return rows
}

async function copyTable(db: Db, table: string, changes: Record<string, string>) {
  const { rows } = await sql<{ column: string }>`
    select attname as column from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`.execute(db)
  const values = rows.map(({ column }) => changes[column] ?? `original.${column}`)
  const columns = sql.raw(rows.map(({ column }) => column).join(', '))
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${sql.raw(values.join(', '))}
    from copy join ${sql.table(table)} as original on original.id = copy.original`.execute(db)
}
