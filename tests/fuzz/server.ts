import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { pino } from 'pino'
import { TASKS } from '#main/tasks.ts'
import { readConfig } from '#platform/config.ts'
import { createFileStore } from '#platform/files/file-store.ts'
import { createScannedFiles } from '#platform/files/scan/scanned-files.ts'
import { openResources } from '#platform/resources.ts'
import { aScene } from '#tests/support/every-call.ts'

export type FuzzServer = Awaited<ReturnType<typeof openFuzzServer>>

/**
 * The built server on a fresh database, in this process, so that everything it logs or throws is seen. Tasks are
 * enqueued but not run.
 */
export async function openFuzzServer() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'landfall-fuzz-'))
  // Each input has a different IP address, so that no rate limit hides a call.
  const config = readConfig({ DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1' })
  const errors: string[] = []
  const note = (error: unknown) => void errors.push(String((error as Error).stack ?? error))
  const destination = { write: (line: string) => void errors.push(line) }
  const resources = await openResources(config, TASKS, note)
  const entry = pathToFileURL(path.resolve('build/server/index.js')).href
  const { createServer } = (await import(entry)) as typeof import('#main/entry.ts')
  const { app, services, addSamples } = await createServer({
    config,
    resources,
    logger: pino({ level: 'error' }, destination),
    clientDir: path.resolve('build/client'),
  })
  await addSamples()
  await app.listen({ port: 0, host: '127.0.0.1' })
  process.on('uncaughtException', note)
  process.on('unhandledRejection', note)
  const { db, disk, uploadFolder } = resources
  const store = await createFileStore(disk, uploadFolder)
  const files = createScannedFiles(store, { db, scanner: null, log: app.log })
  const parts = { app, db, services, files }

  return {
    app,
    port: (app.server.address() as AddressInfo).port,
    /** The errors logged or thrown since the last call. */
    takeErrors: () => errors.splice(0),
    async newScene() {
      await sql`delete from rate_limit`.execute(db)
      return aScene(parts as never)
    },
    async close() {
      process.off('uncaughtException', note)
      process.off('unhandledRejection', note)
      await app.close()
      await resources.close()
      await rm(dataDir, { recursive: true })
    },
  }
}
