import { pino } from 'pino'
import { afterAll, inject } from 'vitest'
import { createApp } from '#server/http/app.ts'
import { createServices } from '#server/services.ts'
import { startTasks } from '#server/platform/tasks/pg-boss.ts'
import { openTestDatabase } from './test-database.ts'

/** The API on a database of its own, closed when the test file ends. Use unique data in each test. */
export async function openTestServer() {
  const database = await openTestDatabase(inject('prepared'))
  const quiet = { supervise: false, schedule: false }
  const tasks = await startTasks({ ...database.bossOptions, ...quiet }, () => {})
  const services = createServices({ db: database.db })
  const app = await createApp({
    config: { publicUrl: 'http://localhost:3000', isLocal: true },
    services,
    isReady: async () => true,
    logger: pino({ level: 'silent' }),
  })
  afterAll(async () => {
    await app.close()
    await tasks.stop()
    await database.close()
  })
  return { app, db: database.db, services, tasks }
}
export type TestServer = Awaited<ReturnType<typeof openTestServer>>
