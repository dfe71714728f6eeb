import type { Config } from '#server/config.ts'
import type { Database, Db } from './database/database.ts'
import { openEmbedded } from './database/embedded.ts'
import { sql } from 'kysely'
import { FIRST_MIGRATION, migrate } from './database/migrate.ts'
import { openPostgres } from './database/postgres.ts'
import { startTasks } from './tasks/pg-boss.ts'
import type { Tasks } from './tasks/tasks.ts'

/** Everything outside our own code that a service may touch. */
export interface Platform {
  db: Db
  tasks: Tasks
  /** What was chosen, a line a part, for the start-up report. */
  parts: string[]
  /** The embedded database was made just now: nobody has put anything in yet. */
  isNew: boolean
  isReady(): Promise<boolean>
  close(): Promise<void>
}

const TASKS_MAY_TAKE_MS = 8000
const READY_WITHIN_MS = 1000

/** Configuring an outside part replaces the embedded one. There is no other switch. */
export async function createPlatform(
  config: Config,
  onError: (error: Error) => void,
): Promise<Platform> {
  const database = await openDatabase(config, onError)
  const migrations = await migrate(database.db)
  const tasks = await startTasks(database.bossOptions, onError)

  return {
    db: database.db,
    tasks,
    parts: [`Database: ${database.description}`],
    isNew: !config.databaseUrl && migrations.includes(FIRST_MIGRATION),
    isReady: () => answersInTime(database.db),
    async close() {
      await tasks.stop(TASKS_MAY_TAKE_MS)
      await database.close()
    },
  }
}

/** The database alone, for commands that need nothing else. It may want migrating. */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  onError: (error: Error) => void,
): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl, onError) : openEmbedded(dataDir)
}

async function answersInTime(db: Db) {
  const late = new Promise<false>((resolve) => {
    setTimeout(resolve, READY_WITHIN_MS, false).unref()
  })
  const answers = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
  return Promise.race([answers, late])
}
