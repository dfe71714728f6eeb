import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openNetwork } from '../machines/network.ts'
import { output, until } from '../machines/programs.ts'
import { openDatabaseCluster, type DatabaseCluster } from './database-cluster.ts'
import { openPooler, openProxy, untilServed, type Login } from './edges.ts'
import { openLandfall } from './landfall.ts'
import { openOutside } from './outside.ts'
import { PORTS } from './ports.ts'

const LOGIN: Login = { database: 'landfall', user: 'landfall', password: 'drill-landfall' }
const DATABASES = 3
export const SITE = `http://localhost:${PORTS.site}`

export type DataCentre = Awaited<ReturnType<typeof openDataCentre>>

/**
 * Three PostgreSQL under Patroni with three etcd, HAProxy, PgBouncer, a bucket, a mail server and three
 * Landfall processes: the layout of `deploy/` on one machine, from the same files.
 */
export async function openDataCentre() {
  const folder = await mkdtemp(path.join(tmpdir(), 'landfall-drill-'))
  // The databases run under a different account.
  await chmod(folder, 0o755)
  const opened = new AsyncDisposableStack()
  let closing: Promise<void> | null = null
  const close = () => (closing ??= opened.disposeAsync())
  // Patroni’s PostgreSQL, the machines and their disks would outlive a process that simply exits.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      process.stderr.write('Taking the data centre down.\n')
      await close()
      await rm(folder, { recursive: true, force: true })
      process.exit(1)
    })
  }
  try {
    const network = await openNetwork(DATABASES)
    opened.defer(network.close)
    const databases = await openDatabaseCluster(network.machines, folder)
    opened.defer(databases.close)
    await databases.untilWhole()
    await prepareBackups(databases)
    await databases.administer(`create role ${LOGIN.user} login password '${LOGIN.password}'`)
    await databases.administer(`create database ${LOGIN.database} owner ${LOGIN.user}`)

    const outside = await openOutside(folder)
    opened.defer(outside.stop)
    const proxy = await openProxy(network.machines, folder)
    opened.defer(proxy.stop)
    const pooler = await openPooler(LOGIN, folder)
    opened.defer(() => pooler.program.stop())

    const processes = []
    for (const number of PORTS.landfall.keys()) {
      const landfall = await openLandfall(number, { login: LOGIN, folder })
      processes.push(landfall)
      landfall.launch()
      opened.defer(async () => {
        await landfall.program.stop()
        await landfall.disk.unmount()
      })
      // The first one creates the tables.
      await landfall.untilReady()
    }
    await untilServed(SITE)
    return {
      folder,
      login: LOGIN,
      databases,
      outside,
      proxy,
      pooler,
      processes,
      async close({ keepFolder }: { keepFolder: boolean }) {
        await close()
        if (!keepFolder) await rm(folder, { recursive: true, force: true })
      },
    }
  } catch (error) {
    await close()
    throw new Error(`The data centre could not be built; its logs are in ${folder}.`, {
      cause: error,
    })
  }
}

async function prepareBackups({ findLeader }: DatabaseCluster) {
  const leader = await until('there is a leader', findLeader)
  await backUp(leader.folder, ['stanza-create'])
}

/** Runs pgBackRest for the machine with this folder. */
export function backUp(machineFolder: string, words: string[]) {
  const config = path.join(machineFolder, 'pgbackrest.conf')
  return output('pgbackrest', [`--config=${config}`, '--stanza=landfall', ...words], {
    user: 'postgres',
  })
}
