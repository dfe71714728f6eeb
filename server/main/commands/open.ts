import { readConfig, type Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database/database.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openDatabase } from '#server/platform/resources.ts'

/** Opens the configured database, runs its migrations, and always closes it. */
export async function withDatabase<Result>(
  use: (database: Database, config: Config) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(process.env)
  const database = await openDatabase(config, (error) => {
    process.stderr.write(`${error.message}\n`)
  })
  try {
    await migrate(database.db)
    return await use(database, config)
  } finally {
    await database.close()
  }
}
