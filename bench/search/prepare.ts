import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'kysely'
import { migrate } from '#server/platform/database/migrate.ts'
import type { Db } from '#server/platform/database/database.ts'
import { openDatabase } from '#server/platform/resources.ts'
import { maintainIndex } from '#server/search/index/index-jobs.ts'
import { loadYardstick } from './load.ts'

const LOADERS = 2

/** Fills a database with so many seeded jobs, ours and the yardstick's; one that is filled stays as it is. */
export async function prepare(size: number, settings: Record<string, string>): Promise<void> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '.data' } = settings
  const open = () => openDatabase({ databaseUrl, dataDir }, () => {})
  const before = await open()
  await migrate(before.db)
  const isFilled = (await countJobs(before.db)) === size
  const indexes = isFilled ? [] : await dropWordIndexes(before.db)
  await before.close()
  if (isFilled) return

  // The embedded database belongs to one process at a time.
  const loaders = databaseUrl ? LOADERS : 1
  const share = Math.ceil(size / loaders)
  const parts = Array.from({ length: loaders }, (_, part) => part)
  await Promise.all(
    parts.map((part) => load(1 + part * share, Math.min(size, (part + 1) * share), settings)),
  )
  const { db, close } = await open()
  for (const definition of indexes) await sql.raw(definition).execute(db)
  await maintainIndex(db)
  if (databaseUrl) await loadYardstick(db, size)
  await close()
}

async function countJobs(db: Db) {
  const { rows } = await sql<{ count: number }>`select count(*) as count from job_search`.execute(
    db,
  )
  return rows[0]?.count
}

/** Made anew after a million rows they cost a tenth of what they cost row by row. */
async function dropWordIndexes(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'job_search' and indexdef like '%USING gin%'`.execute(db)
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db)
  return rows.map(({ definition }) => definition)
}

async function load(first: number, last: number, settings: Record<string, string>) {
  const child = spawn(process.execPath, ['bench/search/loader.ts', String(first), String(last)], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`Loading jobs ended with ${code}.`)
}
