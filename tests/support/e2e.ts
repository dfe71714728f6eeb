import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base } from '@playwright/test'
import { pino } from 'pino'
import { readConfig } from '#server/config.ts'
import type { Db } from '#server/platform/database/database.ts'
import { createPlatform } from '#server/platform/platform.ts'

import { aJob } from './builders.ts'

export { expect }

interface WorkerFixtures {
  /** The built product in a folder of its own: embedded database, mailbox and files. */
  server: { db: Db; url: string; dataDir: string; jobsChanged(): void }
}

interface Fixtures {
  /** No rule of WCAG 2.2 AA is broken on the page as it stands. */
  expectAccessible(): Promise<void>
  /** Fails the test when the page logs an error or a file does not arrive. */
  quietConsole: void
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    async ({}, use, { workerIndex }) => {
      const build = '../../build/server/index.js'
      const { createServer } = (await import(build)) as typeof import('#server/entry.ts')
      const dataDir = await mkdtemp(path.join(tmpdir(), 'landfall-e2e-'))
      const port = 4300 + workerIndex
      const config = readConfig({ PORT: String(port), DATA_DIR: dataDir })
      const platform = await createPlatform(config, () => {})
      const logger = pino({ level: 'fatal' })
      const { app, services, tasks } = await createServer({
        config,
        platform,
        logger,
        clientDir: 'build/client',
      })
      await platform.tasks.work(tasks)
      await app.listen({ port, host: 'localhost' })
      const { jobsChanged } = services.jobs
      await use({ db: platform.db, url: config.publicUrl, dataDir, jobsChanged })
      await app.close()
      await platform.close()
      await rm(dataDir, { recursive: true })
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.url),
  expectAccessible: async ({ page }, use) => {
    await use(async () => {
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze()
      expect(violations).toEqual([])
    })
  },
  quietConsole: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text())
      })
      await use()
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

/** A job put on the running board, seen at once. */
export async function postJob(
  { db, jobsChanged }: WorkerFixtures['server'],
  ...overrides: Parameters<typeof aJob> extends [Db, ...infer Rest] ? Rest : never
) {
  const job = await aJob(db, ...overrides)
  jobsChanged()
  return job
}
