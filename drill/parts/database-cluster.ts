import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { openDisk, type Disk } from '../machines/disks.ts'
import { DATABASE_NETWORK, type Machine } from '../machines/network.ts'
import { writeSettings } from '../machines/fill-in.ts'
import { DATABASE_USER, ownFolder } from '../machines/folders.ts'
import { start, until, type Program } from '../machines/programs.ts'

export const SUPERUSER_PASSWORD = 'drill-superuser'

export interface DatabaseMachine extends Machine {
  folder: string
  /** The disk of PostgreSQL alone; etcd and the logs are elsewhere. */
  disk: Disk
  dataDir: string
  etcd: Program
  patroni: Program
  startEtcd(): void
  startPatroni(): void
  killPostgres(): Promise<void>
  /** Deletes everything except its settings. */
  wipe(): Promise<void>
  /** Writes its Patroni settings, with the way to bootstrap a missing cluster. */
  writePatroni(bootstrap: Bootstrap): Promise<string>
}

interface Bootstrap {
  method: 'initdb' | 'restore'
  /** The time up to which a backup is replayed, in PostgreSQL's format. */
  target: string
}

/** The disk size of each machine's PostgreSQL. */
const DISK_MEGABYTES = 6000
const NEW_CLUSTER: Bootstrap = { method: 'initdb', target: '' }

export type DatabaseCluster = Awaited<ReturnType<typeof openDatabaseCluster>>

/** Three machines, each with etcd and a PostgreSQL under Patroni, from the files in `deploy/`. */
export async function openDatabaseCluster(machines: Machine[], folder: string) {
  const repository = await ownFolder(folder, 'backups')
  const nodes: DatabaseMachine[] = []
  for (const machine of machines) nodes.push(await prepare(machine, machines, folder, repository))
  for (const node of nodes) node.startEtcd()
  await until('etcd elects a leader', async () => isHealthy(machines))
  for (const node of nodes) node.startPatroni()

  /** The leader according to Patroni, as the other machines see it; null while there is none. */
  async function findLeader(): Promise<DatabaseMachine | null> {
    const answers = await Promise.all(nodes.map((node) => isRole(node, 'primary')))
    return nodes.find((_, at) => answers[at]) ?? null
  }

  async function countStreaming() {
    const leader = await findLeader()
    if (!leader) return 0
    const answer = await fetch(`http://${leader.ip}:8008/cluster`, { signal: timeout() })
    const { members } = (await answer.json()) as { members: { role: string; state: string }[] }
    return members.filter(({ role, state }) => role !== 'leader' && state === 'running').length
  }

  async function untilWhole() {
    await until('three databases run', async () => (await countStreaming()) === 2)
    await until('a second machine confirms commits', async () => {
      const answers = await Promise.all(nodes.map((node) => isRole(node, 'synchronous')))
      return answers.some(Boolean)
    })
  }

  /** Connects to the leader, retrying because it may have died a moment ago. */
  function connect(database: string) {
    return until('the leader of the databases answers', async () => {
      const leader = await findLeader()
      if (!leader) return null
      const login = { user: DATABASE_USER, password: SUPERUSER_PASSWORD, database }
      const client = new Client({ host: leader.ip, ...login })
      // A query on a broken connection reports the error itself.
      client.on('error', () => {})
      await client.connect()
      return client
    })
  }

  /** Runs a statement as the superuser, on the leading machine. */
  async function administer(statement: string, database = 'postgres') {
    const client = await connect(database)
    try {
      return (await client.query(statement)).rows as Record<string, unknown>[]
    } finally {
      await client.end()
    }
  }

  /** Deletes everything but the backups. */
  async function wipe() {
    await Promise.all(nodes.map((node) => node.wipe()))
  }

  /** Restores the cluster from its backups, as of `target`. */
  async function restore(target: string) {
    for (const node of nodes) node.startEtcd()
    await until('etcd elects a leader', async () => isHealthy(machines))
    const [first, ...others] = nodes
    if (!first) return
    await first.writePatroni({ method: 'restore', target })
    first.startPatroni()
    await until('the backup is restored', () => isRole(first, 'primary'), { seconds: 300 })
    for (const node of others) node.startPatroni()
    await untilWhole()
    await first.writePatroni(NEW_CLUSTER)
  }

  return {
    nodes,
    folder,
    repository,
    findLeader,
    untilWhole,
    administer,
    wipe,
    restore,
    async close() {
      await Promise.all(nodes.map((node) => node.patroni.stop()))
      await Promise.all(nodes.map((node) => node.etcd.stop()))
      await Promise.all(nodes.map((node) => node.disk.unmount()))
    },
  }
}

async function prepare(
  machine: Machine,
  machines: Machine[],
  folder: string,
  repository: string,
): Promise<DatabaseMachine> {
  const home = await ownFolder(folder, machine.name)
  const own = (name: string) => ownFolder(home, name)
  const disk = await openDisk(path.join(folder, `${machine.name}-disk`), DISK_MEGABYTES)
  // Patroni moves a broken database aside, which requires write access to the parent folder.
  await ownFolder(folder, `${machine.name}-disk`)
  const dataDir = path.join(disk.folder, 'postgresql')
  const run = await own('run')
  const backup = await writeSettings('pgbackrest/pgbackrest.conf', home, {
    BACKUP_REPOSITORY: repository,
    BACKUP_PASSPHRASE: 'drill',
    BACKUP_LOGS: await own('backup-logs'),
    BACKUP_LOCKS: await own('backup-locks'),
    BACKUP_SPOOL: await own('backup-spool'),
    PG_DATA: dataDir,
    PG_RUN: run,
  })
  const etcdSettings = await writeSettings('etcd/etcd.yml', home, {
    NODE: machine.name,
    NODE_IP: machine.ip,
    ETCD_DATA: await own('etcd'),
    ETCD_CLUSTER: machines.map(({ name, ip }) => `${name}=http://${ip}:2380`).join(','),
  })
  const writePatroni = ({ method, target }: Bootstrap) =>
    writeSettings('patroni/patroni.yml', home, {
      BOOTSTRAP_METHOD: method,
      RESTORE_TARGET: target,
      NODE: machine.name,
      NODE_IP: machine.ip,
      ETCD_HOSTS: machines.map(({ ip }) => `${ip}:2379`).join(','),
      SHARED_BUFFERS: '256MB',
      MAX_WAL_SIZE: '1GB',
      PGBACKREST_CONFIG: backup,
      DB_NETWORK: DATABASE_NETWORK,
      PG_DATA: dataDir,
      PG_RUN: run,
      SUPERUSER_PASSWORD,
      REPLICATION_PASSWORD: 'drill-replicator',
      REWIND_PASSWORD: 'drill-rewinder',
    })
  const patroniSettings = await writePatroni(NEW_CLUSTER)
  const common = { user: DATABASE_USER, machine: machine.name }
  const startEtcd = () =>
    start({
      command: 'etcd',
      args: ['--config-file', etcdSettings],
      log: `${home}/etcd.log`,
      ...common,
    })
  const startPatroni = () =>
    start({ command: 'patroni', args: [patroniSettings], log: `${home}/patroni.log`, ...common })
  /** Kills PostgreSQL, which has its own session and outlives Patroni. The first line of the file is its process id. */
  async function killPostgres() {
    const [pid] = (await readFile(path.join(dataDir, 'postmaster.pid'), 'utf8')).split('\n')
    process.kill(Number(pid), 'SIGKILL')
  }
  const node = {
    ...machine,
    folder: home,
    disk,
    dataDir,
    startEtcd: () => void (node.etcd = startEtcd()),
    startPatroni: () => void (node.patroni = startPatroni()),
    killPostgres,
    async wipe() {
      for (const program of [node.patroni, node.etcd]) {
        program.kill('SIGKILL')
        await program.exited
      }
      await killPostgres()
      // Its processes notice that it is gone, and exit.
      await pause(2000)
      await rm(dataDir, { recursive: true })
      await rm(path.join(home, 'etcd'), { recursive: true })
      await own('etcd')
    },
    writePatroni,
  } as DatabaseMachine
  return node
}

async function isHealthy(machines: Machine[]) {
  const answers = await Promise.all(
    machines.map(({ ip }) => fetch(`http://${ip}:2379/health`, { signal: timeout() })),
  )
  return answers.every(({ ok }) => ok)
}

async function isRole({ ip }: Machine, role: 'primary' | 'replica' | 'synchronous') {
  const answer = await fetch(`http://${ip}:8008/${role}`, { signal: timeout() }).catch(() => null)
  return answer?.ok ?? false
}

function timeout() {
  return AbortSignal.timeout(1000)
}
