import { AsyncLocalStorage } from 'node:async_hooks'
import { rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readConfig } from '#platform/config.ts'
import { createLogger } from '#main/processes/logger.ts'
import type { FirstLook } from '#board/screening/first-look/first-look.ts'
import { createFileStore } from '#platform/files/file-store.ts'
import { createScannedFiles } from '#platform/files/scan/scanned-files.ts'
import { openResources } from '#platform/resources.ts'
import type { Tasks } from '#platform/tasks/tasks.ts'
import { confirmToday } from './freshness.ts'
import { openClamdDouble } from './clamd.ts'
import { TASKS } from '#main/tasks.ts'
import { openLoopbackSites } from './loopback-sites.ts'
import { copyDataDir } from './test-database.ts'

export type JourneyServer = Awaited<ReturnType<typeof openJourneyServer>>

const BUILD = '../../build/server/index.js'

/** The built product in its own folder: embedded database, mailbox and files. It runs each task at once. */
export async function openJourneyServer(port: number, { firstLook }: { firstLook: FirstLook }) {
  const { createServer } = (await import(BUILD)) as typeof import('#main/entry.ts')
  const dataDir = await copyDataDir(process.env.PREPARED_DATA_DIR ?? '')
  const clamd = await openClamdDouble()
  const config = readConfig({
    PORT: String(port),
    DATA_DIR: dataDir,
    TRUST_PROXY: '127.0.0.1, ::1',
    CLAMD_URL: clamd.url,
    FIRST_LOOK: firstLook,
  })
  const [log, failures]: [string[], Error[]] = [[], []]
  const onError = (error: Error) => void failures.push(error)
  const resources = await openResources(config, TASKS, onError)
  const running = createRunning(() => runTasks().catch(onError))
  const sites = await openSites()
  const feedClock = createFeedClock()
  const own = {
    ...resources,
    tasks: runAtOnce(resources.tasks, running.run),
    outside: { ...resources.outside, ask: sites.ask },
    feedClock: feedClock.now,
  }
  const { app, services, runTasks } = await createServer({
    config,
    resources: own,
    logger: createLogger('debug', { write: (line) => void log.push(line) }),
    clientDir: 'build/client',
  })
  const { db, disk, uploadFolder } = resources
  await confirmToday(db)
  await resources.tasks.enqueue(db, 'maintain-search', {})
  await resources.tasks.enqueue(db, 'recheck-sponsorship', {})
  await running.run()
  await app.listen({ port, host: 'localhost' })
  const store = await createFileStore(disk, uploadFolder)

  return {
    db,
    app,
    services,
    /** Treats all files as scanned. */
    files: createScannedFiles(store, { db, scanner: null, log: app.log }),
    url: config.publicUrl,
    dataDir,
    /** The log so far, by line. */
    log,
    /** The scanner of uploads. */
    clamd,
    /** The sites of other people, by host. */
    sites: sites.byHost,
    /** Lets time pass for the lists that are read, and reads what is due then. */
    async readLists(hoursLater = 0) {
      feedClock.forward(hoursLater)
      await services.sources.readDue()
      await running.run()
    },
    /** Runs due tasks, and waits for running ones. */
    runTasks: running.run,
    /** Task failures since the last call. */
    takeFailures: () => failures.splice(0),
    /** Scans waiting files now instead of within the minute. */
    async scanWaiting() {
      await db
        .updateTable('fileScan')
        .set({ nextAt: new Date(0).toISOString() })
        .execute()
      await services.scans.scanWaiting()
    },
    notifyJobsChanged: services.jobs.notifyJobsChanged,
    async close() {
      await app.close()
      await running.end()
      await resources.close()
      await clamd[Symbol.asyncDispose]()
      await sites.close()
      await rm(dataDir, { recursive: true })
    },
  }
}

/** Stand-ins for the sites of other people; a host that nobody has opened does not exist. */
async function openSites() {
  const byHost = new Map<string, (request: IncomingMessage, response: ServerResponse) => void>()
  const loopback = await openLoopbackSites((request, response) => {
    const answer = byHost.get(request.headers.host ?? '')
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  return { ask: loopback.ask, byHost, close: () => loopback[Symbol.asyncDispose]() }
}

const HOUR_MS = 3_600_000

/** A clock that begins two days ago, so that what a test lets pass is not in the future. */
function createFeedClock() {
  let time = Date.now() - 48 * HOUR_MS
  return {
    now: () => new Date(time),
    forward: (hours: number) => void (time += hours * HOUR_MS),
  }
}

/** Runs tasks as soon as the transaction that enqueues them has ended: the database makes others wait for it. */
function runAtOnce(tasks: Tasks, run: () => Promise<void>): Tasks {
  return {
    ...tasks,
    async enqueue(...task) {
      await tasks.enqueue(...task)
      void run()
    },
    async enqueueAll(...many) {
      await tasks.enqueueAll(...many)
      void run()
    },
  }
}

/** Runs one at a time, and once more if called meanwhile. */
function createRunning(runDue: () => Promise<void>) {
  // Outside the request that enqueues.
  const outside = AsyncLocalStorage.snapshot()
  const state = { isWanted: false, hasEnded: false }
  let current: Promise<void> | null = null

  async function runWanted() {
    while (state.isWanted && !state.hasEnded) {
      state.isWanted = false
      await runDue()
    }
    current = null
  }

  return {
    /** Resolves once everything due at the call has run. */
    run(): Promise<void> {
      state.isWanted = true
      current ??= outside(runWanted)
      return current
    },
    async end() {
      state.hasEnded = true
      await current
    },
  }
}
