import { existsSync } from 'node:fs'
import path from 'node:path'
import { openDisk, type Disk } from '../machines/disks.ts'
import { start, until, type Program } from '../machines/programs.ts'
import type { Login } from './edges.ts'
import { BUCKET, KEY } from './outside.ts'
import { PORTS } from './ports.ts'

export interface LandfallProcess {
  url: string
  metricsUrl: string
  program: Program
  /** The disk of its DATA_DIR. */
  disk: Disk
  /** Launches the process, with different settings or another version if given. */
  launch(other?: Launch): void
  untilReady(): Promise<unknown>
}

interface Launch {
  env?: Record<string, string>
  /** A prefix of its command. */
  wrapper?: string[]
  /** The folder of another version's build. */
  version?: string
}

const DISK_MEGABYTES = 200

export function databaseUrl({ user, password, database }: Login, port: number, host = '127.0.0.1') {
  return `postgres://${user}:${password}@${host}:${port}/${database}`
}

/** The addresses of a process's dependencies. */
function addresses(login: Login, nameOf = (_part: string) => '127.0.0.1') {
  const database = databaseUrl(login, PORTS.pooler, nameOf('database'))
  return {
    DATABASE_URL: database,
    DATABASE_READ_URL: `${database}_read`,
    S3_ENDPOINT: `http://${nameOf('files')}:${PORTS.s3}`,
    SMTP_URL: `smtp://${nameOf('mail')}:${PORTS.smtp}`,
    CLAMD_URL: `tcp://${nameOf('scanner')}:${PORTS.clamd}`,
  }
}

/** The addresses as names like mail.drill, which require a look-up. */
export function addressesByName(login: Login) {
  return addresses(login, (part) => `${part}.drill`)
}

/** A process behind the proxy, started as by its unit in `deploy/systemd`. */
export async function openLandfall(
  number: number,
  { login, folder }: { login: Login; folder: string },
): Promise<LandfallProcess> {
  const port = PORTS.landfall[number] ?? 0
  const metricsPort = port + 10
  const dataDir = path.join(folder, `landfall-${number + 1}`)
  const disk = await openDisk(dataDir, DISK_MEGABYTES)
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://localhost:${PORTS.site}`,
    TRUST_PROXY: '127.0.0.0/8',
    DATA_DIR: dataDir,
    ...addresses(login),
    DATABASE_POOLER: 'transaction',
    WEB_CONCURRENCY: '1',
    S3_BUCKET: BUCKET,
    S3_ACCESS_KEY_ID: KEY,
    S3_SECRET_ACCESS_KEY: KEY,
    METRICS_PORT: String(metricsPort),
    MAIL_FROM: 'hello@landfall.example',
    OWNER_EMAIL: 'owner@landfall.example',
    OPERATOR_NAME: 'The drill',
    OPERATOR_ADDRESS: 'This machine',
    PRIVACY_EMAIL: 'privacy@landfall.example',
    SESSION_SECRET: 'a-secret-of-the-drill-that-is-no-secret',
    NODE_COMPILE_CACHE: path.join(folder, 'compiled'),
    LOG_LEVEL: 'warn',
    STOP_DELAY: '5',
  }
  const url = `http://127.0.0.1:${port}`
  const landfall: LandfallProcess = {
    url,
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    disk,
    program: null as unknown as Program,
    launch({ env: otherEnv = {}, wrapper = [], version = process.cwd() } = {}) {
      const [command = '', ...args] = [...wrapper, process.execPath, findProgram(version)]
      landfall.program = start({
        command,
        args,
        env: { ...env, ...otherEnv },
        log: path.join(folder, `landfall-${number + 1}.log`),
      })
    },
    untilReady: () =>
      until(`Landfall ${number + 1} is ready`, async () => (await fetch(`${url}/readyz`)).ok),
  }
  return landfall
}

/** The 99th percentile since the last reading, in milliseconds. */
/** The program of a version; before `src` it had another path. */
function findProgram(version: string) {
  const [program, former] = ['src/main/main.ts', 'server/main/main.ts'].map((name) =>
    path.join(version, name),
  )
  return program && existsSync(program) ? program : (former ?? '')
}

export async function readEventLoopLag({ metricsUrl }: LandfallProcess) {
  const page = await (await fetch(metricsUrl)).text()
  return Number(/^nodejs_eventloop_lag_p99_seconds ([\d.e-]+)/m.exec(page)?.[1]) * 1000
}
