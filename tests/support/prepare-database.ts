import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import type { Database, Db } from '#platform/database/database.ts'
import { openEmbeddedDatabase } from '#platform/database/embedded/embedded.ts'
import { migrate } from '#platform/database/schema/migrate.ts'
import { openPostgres } from '#platform/database/server/postgres.ts'
import { TASKS } from '#main/tasks.ts'
import { startTasks } from '#platform/tasks/pg-boss.ts'
import { addressOf, administer, dumpIn } from './test-database.ts'
import { trimLog } from './trim-log.ts'

/** The sources of a prepared database: if they change, it is made again. */
const SOURCES = [
  'src/platform/database/{embedded/*,schema/migrate,server/session}.ts',
  'src/platform/database/migrations/*',
  'src/platform/tasks/pg-boss.ts',
  'tests/support/{prepare-database,trim-log}.ts',
  'package-lock.json',
]
const CACHE = 'node_modules/.cache/prepared-databases'
const UNFINISHED = 'unfinished-'

/** A migrated database on the PostgreSQL server at this URL, copied for every test file. */
export async function prepareTemplate(server: string) {
  const template = `landfall_template_${process.pid}`
  await administer(server, `create database ${template}`)
  const database = await openPostgres(addressOf(server, template), () => {})
  await prepare(database)
  await database.close()
  const discard = () => administer(server, `drop database ${template} with (force)`)
  return { template, discard }
}

/**
 * A data folder with a migrated embedded database and a dump of it. It is made once for all runs, until a migration or
 * another of its sources changes.
 */
export async function prepareDataDir() {
  const folder = path.resolve(CACHE, digestOf(SOURCES))
  if (existsSync(folder)) return folder
  await mkdir(CACHE, { recursive: true })
  const earlier = (await readdir(CACHE)).filter((name) => !name.startsWith(UNFINISHED))
  const unfinished = await mkdtemp(path.resolve(CACHE, UNFINISHED))
  const database = openEmbeddedDatabase({ dataDir: path.join(unfinished, 'database') })
  await prepare(database)
  await shrink(database.db)
  await writeFile(dumpIn(unfinished), trimLog(await database.dump()))
  await database.close()
  // Another run may have finished first.
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }))
  for (const name of earlier) await rm(path.join(CACHE, name), { recursive: true, force: true })
  return folder
}

function digestOf(patterns: string[]) {
  const digest = createHash('sha256')
  for (const file of globSync(patterns).toSorted()) digest.update(file).update(readFileSync(file))
  return digest.digest('hex').slice(0, 16)
}

async function prepare({ db, bossOptions }: Database) {
  await migrate(db)
  const tasks = await startTasks(bossOptions, TASKS, () => {})
  await tasks.stop()
}

/**
 * Makes copies open in a quarter of the time: they never create databases, have no changes to replay, and do not fill
 * 128 MB of memory for a database of 14.
 */
async function shrink(db: Db) {
  await sql`alter system set shared_buffers = '16MB'`.execute(db)
  await sql`update pg_database set datistemplate = false`.execute(db)
  await sql`drop database template0`.execute(db)
  await sql`drop database template1`.execute(db)
  await sql`select pg_switch_wal()`.execute(db)
  await sql`checkpoint`.execute(db)
}
