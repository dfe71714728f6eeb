import type { FirstLook } from '#board/screening/first-look/first-look.ts'
import type { FeedFetcher } from '#board/sources/fetching/fetch-feed.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino, type Logger } from 'pino'
import { afterAll, inject } from 'vitest'
import { createApp } from '#main/app.ts'
import type { Database, Db } from '#platform/database/database.ts'
import { openPostgres, type PostgresOptions } from '#platform/database/server/postgres.ts'
import { openDisk } from '#platform/files/disk.ts'
import { createFileStore } from '#platform/files/file-store.ts'
import { createScannedFiles } from '#platform/files/scan/scanned-files.ts'
import type { Scanner } from '#platform/files/scan/scanner.ts'
import { createLimits } from '#platform/limits/shared-limits.ts'
import { openMailbox } from '#platform/mail/mailbox.ts'
import { reportSendings } from '#platform/mail/report-sendings.ts'
import { OutsideUnreachable, type Outside } from '#platform/outside/outside.ts'
import { openTasks } from '#platform/tasks/pg-boss.ts'
import type { TaskHandlers } from '#platform/tasks/tasks.ts'
import { createServices } from '#main/services.ts'
import { createTaskHandlers } from '#main/tasks.ts'
import { confirmToday } from './freshness.ts'
import { requireProvedNames } from './proved-names.ts'
import { openTestDatabase } from './test-database.ts'

const SETTINGS = {
  publicUrl: 'http://localhost:3000',
  otherHosts: [],
  trustProxy: false as const,
  ownerEmail: 'owner@landfall.example',
  sessionSecret: 'known to the tests and to nobody else',
}

type Timeouts = Pick<PostgresOptions, 'timeoutMs' | 'lockTimeoutMs'>

interface Parts {
  copy?: Db
  timeouts?: Timeouts
  /** A stand-in for other people’s domains; nothing by default. */
  outside?: Partial<Outside>
  /** The reader of lists of adverts, and its clock; the product’s own by default. */
  feeds?: FeedFetcher
  feedClock?: () => Date
  /** The scanner; uploads are not scanned by default. */
  scanner?: Scanner
  /** The writer of the log; nothing is written by default. */
  log?: Logger
  /** The posters whose adverts wait for the desk; none by default. */
  firstLook?: FirstLook
}

const NOTHING: Outside = {
  findTxtRecords: async () => [],
  readFile: async () => null,
  async ask({ host }) {
    throw new OutsideUnreachable(`${host} is not reached in tests.`)
  },
}

/**
 * The API with its own parts, removed when the test file ends. Use unique data in each test. With a copy, visitors’
 * searches read from it; with timeouts they are cancelled, on PostgreSQL.
 */
export async function openTestServer({
  copy,
  timeouts,
  outside,
  feeds,
  feedClock,
  scanner,
  firstLook,
  log = pino({ level: 'silent' }),
}: Parts = {}) {
  const database = await openTestDatabase(inject('prepared'))
  const dataDir = await mkdtemp(path.join(tmpdir(), 'landfall-test-'))
  const quiet = { supervise: false, schedule: false }
  const bossOptions = { ...database.bossOptions, ...quiet }
  const tasks = await openTasks(bossOptions, () => {})
  const mailbox = openMailbox(path.join(dataDir, 'mail'), {
    name: 'Landfall',
    address: 'landfall@landfall.example',
  })
  const { db } = database
  await confirmToday(db)
  const store = await createFileStore(openDisk(path.join(dataDir, 'files')), `${dataDir}/arrivals`)
  const files = createScannedFiles(store, { db, scanner: scanner ?? null, log })
  const limits = createLimits(db)
  const reading = timeouts ? await openImpatient(database, timeouts) : database
  const replica = copy ?? reading.db
  const readDatabases = { primary: reading.db, replica, slow: { primary: reading.db, replica } }
  const platform = {
    db,
    readDatabases,
    tasks,
    limits,
    files,
    mail: reportSendings(mailbox),
    mailbox,
    outside: { ...NOTHING, ...outside },
    feeds,
    feedClock,
  }
  const services = createServices(platform, { ...SETTINGS, firstLook })
  const app = await createApp({
    config: SETTINGS,
    services,
    isReady: async () => true,
    logger: log,
  })
  afterAll(async () => {
    await app.close()
    await tasks.stop()
    try {
      await requireProvedNames(db)
    } finally {
      if (reading !== database) await reading.close()
      await database.close()
      await rm(dataDir, { recursive: true })
    }
  })
  const handlers = createTaskHandlers(services)
  /** Runs due tasks, mails included; `others` replace the handlers of their names. */
  const runTasks = (others: Partial<TaskHandlers> = {}) => tasks.runDue({ ...handlers, ...others })
  /** Starts polling and running tasks, as the product does. Only for tests of that. */
  const startWorking = (others: Partial<TaskHandlers> = {}) =>
    tasks.work({ ...handlers, ...others })
  return {
    app,
    db,
    bossOptions,
    services,
    tasks,
    runTasks,
    startWorking,
    limits,
    mailbox,
    files,
    dataDir,
  }
}

async function openImpatient(database: Database, timeouts: Timeouts) {
  const address = database.bossOptions.connectionString
  return address ? openPostgres(address, () => {}, timeouts) : database
}
