import { existsSync } from 'node:fs'
import path from 'node:path'
import { readConfig, type Config } from '#platform/config.ts'
import type { Database } from '#platform/database/database.ts'
import { migrate } from '#platform/database/schema/migrate.ts'
import { openDatabase } from '#platform/resources.ts'
import { StartupError } from '#platform/startup-error.ts'

/**
 * Opens the configured database, says which, runs its migrations, and always closes it. An import may begin an embedded
 * one, in the folder that DATA_DIR names.
 * @throws {StartupError} if there is none yet: a command without the server’s settings must not begin another
 */
export async function withDatabase<Result>(
  use: (database: Database, config: Config) => Promise<Result>,
  { isImport = false } = {},
): Promise<Result> {
  const config = readConfig(process.env)
  const mayBegin = isImport && Boolean(process.env.DATA_DIR)
  if (!config.databaseUrl && !mayBegin) requireEmbedded(config.dataDir)
  const database = await openDatabase(config, printError)
  process.stderr.write(`Database: ${database.description}\n`)
  try {
    await migrate(database.db)
    return await use(database, config)
  } finally {
    await database.close()
  }
}

function requireEmbedded(dataDir: string) {
  const folder = path.resolve(dataDir)
  if (existsSync(path.join(folder, 'database'))) return
  throw new StartupError(
    `There is no database in ${folder}. Run the command with the settings of your server, like DATABASE_URL or DATA_DIR; on a new machine start the server first.`,
  )
}

export function printError(error: Error) {
  process.stderr.write(`${error.message}\n`)
}
