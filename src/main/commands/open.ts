import { readConfig, type Config } from '#platform/config.ts'
import type { Database } from '#platform/database/database.ts'
import { migrate } from '#platform/database/schema/migrate.ts'
import { openDatabase } from '#platform/resources.ts'

/** Opens the configured database, runs its migrations, and always closes it. */
export async function withDatabase<Result>(
  use: (database: Database, config: Config) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(process.env)
  const database = await openDatabase(config, printError)
  try {
    await migrate(database.db)
    return await use(database, config)
  } finally {
    await database.close()
  }
}

export function printError(error: Error) {
  process.stderr.write(`${error.message}\n`)
}
