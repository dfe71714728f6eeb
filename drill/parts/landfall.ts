import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { start, until, type Program } from '../machines/programs.ts'
import type { Login } from './edges.ts'
import { BUCKET, KEY } from './outside.ts'
import { PORTS } from './ports.ts'

export interface LandfallProcess {
  url: string
  program: Program
  launch(): void
  untilReady(): Promise<unknown>
  /** The version it runs, as a folder with its build. */
  version: string
}

export function databaseUrl({ user, password, database }: Login, port: number) {
  return `postgres://${user}:${password}@127.0.0.1:${port}/${database}`
}

/** One of the processes behind the proxy, as its unit in `deploy/systemd` starts it. */
export async function openLandfall(
  number: number,
  { login, folder }: { login: Login; folder: string },
): Promise<LandfallProcess> {
  const port = PORTS.landfall[number] ?? 0
  const dataDir = path.join(folder, `landfall-${number + 1}`)
  await mkdir(dataDir, { recursive: true })
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://localhost:${PORTS.site}`,
    TRUST_PROXY: '127.0.0.0/8',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl(login, PORTS.pooler),
    DATABASE_READ_URL: `${databaseUrl(login, PORTS.pooler)}_read`,
    DATABASE_POOLER: 'transaction',
    WEB_CONCURRENCY: '1',
    S3_BUCKET: BUCKET,
    S3_ACCESS_KEY_ID: KEY,
    S3_SECRET_ACCESS_KEY: KEY,
    S3_ENDPOINT: `http://127.0.0.1:${PORTS.s3}`,
    SMTP_URL: `smtp://127.0.0.1:${PORTS.smtp}`,
    MAIL_FROM: 'hello@landfall.example',
    OWNER_EMAIL: 'owner@landfall.example',
    SESSION_SECRET: 'a-secret-of-the-drill-that-is-no-secret',
    NODE_COMPILE_CACHE: path.join(folder, 'compiled'),
    LOG_LEVEL: 'warn',
    STOP_DELAY: '5',
  }
  const url = `http://127.0.0.1:${port}`
  const landfall: LandfallProcess = {
    url,
    version: process.cwd(),
    program: null as unknown as Program,
    launch() {
      landfall.program = start({
        command: process.execPath,
        args: [path.join(landfall.version, 'server/main.ts')],
        env,
        log: path.join(folder, `landfall-${number + 1}.log`),
      })
    },
    untilReady: () =>
      until(`Landfall ${number + 1} is ready`, async () => (await fetch(`${url}/readyz`)).ok),
  }
  return landfall
}
