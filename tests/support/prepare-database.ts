import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import type { Database, Db } from '#server/platform/database/database.ts'
import { openEmbeddedDatabase } from '#server/platform/database/embedded.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openPostgres } from '#server/platform/database/postgres.ts'
import { startTasks } from '#server/platform/tasks/pg-boss.ts'
import { addressOf, administer, dumpIn } from './test-database.ts'

/**
 * Migrates one database for the whole run; every test file copies it. `prepared` is the template's
 * name on PostgreSQL and a data folder for the embedded database, which is used without a `server`.
 */
export async function prepareDatabase(server: string | undefined) {
  if (server) {
    const template = `landfall_template_${process.pid}`
    await administer(server, `create database ${template}`)
    const database = await openPostgres(addressOf(server, template), () => {})
    await prepare(database)
    await database.close()
    const discard = () => administer(server, `drop database ${template} with (force)`)
    return { prepared: template, discard }
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'landfall-prepared-'))
  const database = openEmbeddedDatabase({ dataDir: path.join(folder, 'database') })
  await prepare(database)
  await shrink(database.db)
  await writeFile(dumpIn(folder), await database.dump())
  await database.close()
  return { prepared: folder, discard: () => rm(folder, { recursive: true }) }
}

async function prepare({ db, bossOptions }: Database) {
  await migrate(db)
  const tasks = await startTasks(bossOptions, () => {})
  await tasks.stop()
}

/**
 * Copies open in a quarter of the time: they never create databases, have no changes to replay, and do not fill 128 MB of
 * memory for a database of 14.
 */
async function shrink(db: Db) {
  await sql`alter system set shared_buffers = '16MB'`.execute(db)
  await sql`update pg_database set datistemplate = false`.execute(db)
  await sql`drop database template0`.execute(db)
  await sql`drop database template1`.execute(db)
  await sql`checkpoint`.execute(db)
}
