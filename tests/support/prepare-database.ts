import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openEmbeddedDatabase } from '#server/platform/database/embedded.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openPostgres } from '#server/platform/database/postgres.ts'
import { startTasks } from '#server/platform/tasks/pg-boss.ts'
import type { Database } from '#server/platform/database/database.ts'
import { addressOf, administer } from './test-database.ts'

/**
 * Makes one migrated database for the whole run; every test file starts from a copy. Returns what
 * to copy (a dump's path, or a template's name) and how to throw it away.
 */
export async function prepareDatabase() {
  const server = process.env.TEST_DATABASE_URL
  if (server) {
    const name = `landfall_template_${process.pid}`
    await administer(server, `create database ${name}`)
    const database = await openPostgres(addressOf(server, name), () => {})
    await prepare(database)
    await database.close()
    return {
      prepared: name,
      discard: () => administer(server, `drop database ${name} with (force)`),
    }
  }
  const database = openEmbeddedDatabase()
  await prepare(database)
  const file = path.join(tmpdir(), `landfall-test-${process.pid}.tar`)
  await writeFile(file, await database.dump())
  await database.close()
  return { prepared: file, discard: () => rm(file) }
}

async function prepare({ db, bossOptions }: Database) {
  await migrate(db)
  const tasks = await startTasks(bossOptions, () => {})
  await tasks.stop()
}
