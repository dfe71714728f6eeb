import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { DATABASE_USER, ownFolder } from '../machines/folders.ts'
import type { Machine } from '../machines/network.ts'
import { writeSettings } from '../machines/fill-in.ts'
import { start, until } from '../machines/programs.ts'
import { PORTS } from './ports.ts'

const LOCAL = '127.0.0.1'

/** The pooler's number of connections to the database, for each kind. */
export const POOL_SIZE = 12

/** HAProxy: finds the primary and its copies, and spreads visitors over the processes. */
export async function openProxy(databases: Machine[], folder: string) {
  const [db1, db2, db3] = databases.map(({ ip }) => ip)
  const settings = await writeSettings('haproxy/haproxy.cfg', path.join(folder, 'haproxy'), {
    SITE_CONNECTIONS: 9000,
    PROXY_HOST: LOCAL,
    PROXY_PAGES: fileURLToPath(new URL('../../deploy/haproxy', import.meta.url)),
    PRIMARY_PORT: PORTS.primary,
    REPLICA_PORT: PORTS.replicas,
    PROXY_METRICS_PORT: PORTS.proxyMetrics,
    DB1_IP: db1 ?? '',
    DB2_IP: db2 ?? '',
    DB3_IP: db3 ?? '',
    SITE_HOST: LOCAL,
    SITE_PORT: PORTS.site,
    SITE_SCHEME: 'http',
    SITE_NAME: `localhost:${PORTS.site}`,
    PAGES_AT_A_TIME: 2,
    PAGES_WAITING: 48,
    APP1: `${LOCAL}:${PORTS.landfall[0]}`,
    APP2: `${LOCAL}:${PORTS.landfall[1]}`,
    APP3: `${LOCAL}:${PORTS.landfall[2]}`,
  })
  return start({
    // Highest priority: it does little for each visitor, and refusals must not wait.
    command: 'nice',
    args: ['-n', '-10', 'haproxy', '-db', '-f', settings],
    log: path.join(folder, 'haproxy.log'),
  })
}

export interface Login {
  database: string
  user: string
  password: string
}

/** PgBouncer in transaction mode, which can be stopped and restarted. */
export async function openPooler({ database, user, password }: Login, folder: string) {
  const own = await ownFolder(folder, 'pgbouncer')
  const settings = await writeSettings('pgbouncer/pgbouncer.ini', own, {
    DB_NAME: database,
    DB_USER: user,
    DB_HOST: LOCAL,
    PRIMARY_PORT: PORTS.primary,
    REPLICA_PORT: PORTS.replicas,
    POOL_SIZE,
    POOLER_HOST: LOCAL,
    POOLER_PORT: PORTS.pooler,
    POOLER_AUTH: 'plain',
    POOLER_USERS: path.join(own, 'users.txt'),
    POOLER_LOG: path.join(own, 'pgbouncer.log'),
    POOLER_PID: '',
  })
  await writeFile(path.join(own, 'users.txt'), `"${user}" "${password}"\n`)
  const launch = () =>
    start({
      command: 'pgbouncer',
      args: [settings],
      user: DATABASE_USER,
      log: path.join(folder, 'pgbouncer.out'),
    })
  const pooler = { program: launch(), launch: () => void (pooler.program = launch()) }
  await until('the pooler listens', async () => {
    const socket = connect(PORTS.pooler, LOCAL)
    await once(socket, 'connect')
    socket.destroy()
    return true
  })
  return pooler
}

/** Waits until the proxy has found a ready process. */
export async function untilServed(url: string) {
  await until('the site answers', async () => (await fetch(`${url}/readyz`)).ok)
}
