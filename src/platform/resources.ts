import path from 'node:path'
import type { Disk } from 'flydrive'
import { sql } from 'kysely'
import type { Config } from './config.ts'
import { makeDataFolder } from './data-folder.ts'
import type { Database, Db, PoolState } from './database/database.ts'
import { openEmbedded } from './database/embedded/embedded.ts'
import { migrate } from './database/schema/migrate.ts'
import { openPostgres, type PostgresOptions } from './database/server/postgres.ts'
import { withoutTimeLimit } from './database/server/time-limit.ts'
import { openDisk } from './files/disk.ts'
import { openBucket } from './files/s3.ts'
import { openClamd } from './files/scan/clamd.ts'
import type { Scanner } from './files/scan/scanner.ts'
import type { Mail } from './mail/mail.ts'
import { openMailbox, type Mailbox } from './mail/mailbox.ts'
import { reportSendings } from './mail/report-sendings.ts'
import { openSmtp } from './mail/smtp.ts'
import { openInternet } from './outside/internet.ts'
import type { Outside } from './outside/outside.ts'
import { startTasks } from './tasks/pg-boss.ts'
import type { Tasks, TaskSettings } from './tasks/tasks.ts'

/** Parts that are opened once and outlive a reload of the server's code. */
export interface Resources {
  db: Db
  /** Databases for searches, which are cached for at most a second. */
  readDatabases: ReadDatabases
  tasks: Tasks
  disk: Disk
  /** The folder on this machine for incoming uploads. */
  uploadFolder: string
  /** Null where uploads are not scanned. */
  scanner: Scanner | null
  mail: Mail
  /** Stores emails if there is no mail server, else null. */
  mailbox: Mailbox | null
  /** Lookups at other people’s domains. */
  outside: Outside
  /** The chosen parts, one line each, for the start-up report. */
  parts: string[]
  /** True for our own database: an empty board is then filled with samples. */
  isEmbedded: boolean
  /** The state of each connection pool, by its purpose. */
  pools: Record<string, () => PoolState>
  /** Whether a copy of the database for searches exists. */
  hasReplica: boolean
  isReady(): Promise<boolean>
  close(): Promise<void>
}

export interface ReadDatabases {
  /** The database for writes: changes are visible at once. */
  primary: Db
  /** A copy that may lag behind, if configured; else the primary. */
  replica: Db
  /** Both databases for background counts: few at a time, with a long time limit. */
  slow?: { primary: Db; replica: Db }
  /** Called now and then while the copy cannot be read. */
  onReplicaLost?(error: Error): void
}

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'databaseReadUrl' | 'isPooled'>

/** The limit for requests: by then a visitor has left, and a hanging database must not block them all. */
const REQUESTS = { queryTimeoutMs: 15_000 }
const SEARCH = {
  timeoutMs: 1000,
  lockTimeoutMs: 500,
  applicationName: 'landfall-search',
  pooledSuffix: '_search',
}
const COUNT = {
  timeoutMs: 60_000,
  lockTimeoutMs: 500,
  applicationName: 'landfall-count',
  pooledSuffix: '_count',
  poolSize: 2,
}
const REPLICA = { isOptional: true, setting: 'DATABASE_READ_URL' }
const TASK_STOP_TIMEOUT_MS = 8000
const READY_TIMEOUT_MS = 1000

/** A configured external part replaces the embedded one. There is no other switch. */
export async function openResources(
  config: Config,
  taskSettings: Record<string, TaskSettings>,
  onError: (error: Error) => void,
): Promise<Resources> {
  makeDataFolder(config.dataDir)
  const database = await openDatabase(config, onError, REQUESTS)
  await withoutTimeLimit(() => migrate(database.db))
  const reading = await openReadDatabases(config, database, onError)
  const tasks = await startTasks(database.bossOptions, taskSettings, onError)
  const { disk, description: filesDescription } = openFileStore(config)
  const { mail, mailbox, description: mailDescription } = openMail(config)

  return {
    db: database.db,
    readDatabases: reading.readDatabases,
    tasks,
    disk,
    uploadFolder: path.join(config.dataDir, 'arrivals'),
    scanner: config.clamdUrl ? openClamd(config.clamdUrl) : null,
    mail: reportSendings(mail),
    mailbox,
    outside: openInternet(),
    parts: [
      `Database: ${database.description}`,
      ...(reading.description ? [reading.description] : []),
      `Files: ${filesDescription}`,
      `Mail: ${mailDescription}`,
    ],
    isEmbedded: !config.databaseUrl,
    pools: { work: database.poolState, ...reading.pools },
    hasReplica: Boolean(config.databaseReadUrl),
    isReady: () => isResponsive(database.db),
    async close() {
      try {
        await tasks.stop(TASK_STOP_TIMEOUT_MS)
      } finally {
        await reading.close()
        await database.close()
      }
    },
  }
}

/** Separate connections for searches, so that cancelled ones affect nothing else. */
async function openReadDatabases(
  { databaseUrl, databaseReadUrl, isPooled }: DatabaseConfig,
  { db }: Database,
  onError: (error: Error) => void,
) {
  if (!databaseUrl)
    return {
      readDatabases: { primary: db, replica: db },
      description: null,
      pools: {},
      close: async () => {},
    }
  const search = { ...SEARCH, isPooled }
  const count = { ...COUNT, isPooled }
  const primary = await openPostgres(databaseUrl, onError, search)
  const ownPatient = await openPostgres(databaseUrl, onError, count)
  const replica =
    databaseReadUrl && (await openPostgres(databaseReadUrl, onError, { ...search, ...REPLICA }))
  const sharedPatient =
    databaseReadUrl && (await openPostgres(databaseReadUrl, () => {}, { ...count, ...REPLICA }))
  const named = {
    search: primary,
    count: ownPatient,
    ...(replica && { 'search on the copy': replica }),
    ...(sharedPatient && { 'count on the copy': sharedPatient }),
  }
  const opened: Database[] = Object.values(named)
  return {
    readDatabases: {
      primary: primary.db,
      replica: (replica || primary).db,
      slow: { primary: ownPatient.db, replica: (sharedPatient || ownPatient).db },
      onReplicaLost: onError,
    },
    pools: Object.fromEntries(Object.entries(named).map(([name, each]) => [name, each.poolState])),
    description: replica && `Searches of visitors: ${replica.description}`,
    close: async () => void (await Promise.all(opened.map((database) => database.close()))),
  }
}

function openFileStore({ s3, dataDir, clamdUrl }: Pick<Config, 's3' | 'dataDir' | 'clamdUrl'>) {
  const scanned = clamdUrl ? `, scanned by ClamAV at ${clamdUrl}` : ''
  if (s3) {
    const where = s3.endpoint ? ` at ${new URL(s3.endpoint).host}` : ''
    return { disk: openBucket(s3), description: `bucket ${s3.bucket}${where}${scanned}` }
  }
  const folder = path.join(dataDir, 'files')
  return { disk: openDisk(path.resolve(folder)), description: `disk in ${folder}${scanned}` }
}

function openMail(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'publicUrl'>) {
  const { smtpUrl, mailFrom, dataDir, publicUrl } = config
  if (smtpUrl) {
    const description = `SMTP through ${new URL(smtpUrl).host}`
    return { mail: openSmtp(smtpUrl, mailFrom), mailbox: null, description }
  }
  const folder = path.join(dataDir, 'mail')
  const mailbox = openMailbox(folder, mailFrom)
  const description = `saved in ${folder}; read it at ${publicUrl}/dev/mail on this machine`
  return { mail: mailbox, mailbox, description }
}

/** Opens only the database, for commands. Its migrations have not been run. */
export async function openDatabase(
  {
    databaseUrl,
    dataDir,
    isPooled = false,
  }: Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'isPooled'>>,
  onError: (error: Error) => void,
  options: Pick<PostgresOptions, 'queryTimeoutMs'> = {},
): Promise<Database> {
  return databaseUrl
    ? openPostgres(databaseUrl, onError, { ...options, isPooled })
    : openEmbedded(dataDir)
}

async function isResponsive(db: Db) {
  const late = new Promise<false>((resolve) => {
    setTimeout(resolve, READY_TIMEOUT_MS, false).unref()
  })
  const answers = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
  return Promise.race([answers, late])
}
