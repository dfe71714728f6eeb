import type { Db } from '#platform/database/database.ts'
import { startTasks } from '#platform/tasks/pg-boss.ts'
import type { Tasks } from '#platform/tasks/tasks.ts'
import { TASKS } from '#main/tasks.ts'
import { printError, withDatabase } from './open.ts'

/** Opens the database with a queue in which tasks wait for a running server. */
export async function withTasks<Result>(
  use: (parts: { db: Db; tasks: Tasks }) => Promise<Result>,
  options: { isImport?: boolean } = {},
): Promise<Result> {
  return withDatabase(async ({ db, bossOptions }) => {
    const tasks = await startTasks(
      { ...bossOptions, supervise: false, schedule: false },
      TASKS,
      printError,
    )
    try {
      return await use({ db, tasks })
    } finally {
      await tasks.stop()
    }
  }, options)
}
