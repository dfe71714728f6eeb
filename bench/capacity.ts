import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '#platform/resources.ts'
import { addressOf } from '#tests/support/test-database.ts'
import { withDatabase } from './databases.ts'
import { importJobs } from './import.ts'
import { load } from './measure-kind.ts'
import { listPageKinds, type PageKind } from './page-kinds.ts'
import { withServer } from './server-process.ts'
import { median, printTable } from './table.ts'

const JOBS = Number(process.env.BENCH_JOBS ?? 20_000)
const PROCESSES = [1, 2, 3, 4]
const KINDS = ['details', 'list', 'keyword']
const CONNECTIONS = 16
const ROUNDS = 3
const SECONDS = 4
/** The time for a server to finish its work after the start. */
const START_MS = 10_000

/**
 * Pages a second and their latency, by the number of processes and copies. BENCH_COPY_URL is a streaming copy of the
 * server of DATABASE_URL; without it there are no rows with a copy.
 */
export async function benchCapacity() {
  await withDatabase(async (settings, database) => {
    const { DATABASE_URL: databaseUrl } = settings
    if (!databaseUrl) throw new Error('Several processes share a database. Set DATABASE_URL.')
    await importJobs(JOBS, settings)
    const { db, close } = await openDatabase({ databaseUrl, dataDir: '' }, () => {})
    const kinds = (await listPageKinds(db)).filter(({ name }) => KINDS.includes(name))
    await close()
    const rows = []
    for (const copy of listCopies(databaseUrl))
      for (const processes of PROCESSES) {
        const own = { ...settings, ...copy, WEB_CONCURRENCY: String(processes) }
        const copies = copy.DATABASE_READ_URL ? 1 : 0
        for (const row of await measureServer(own, kinds)) rows.push({ processes, copies, ...row })
      }
    printTable(`Capacity at ${JOBS} jobs and ${CONNECTIONS} connections, ${database}`, rows)
  })
}

/** The settings without a copy, and with a copy of the database. */
function listCopies(databaseUrl: string): Record<string, string>[] {
  const copy = process.env.BENCH_COPY_URL
  const name = new URL(databaseUrl).pathname.slice(1)
  return [{}, ...(copy ? [{ DATABASE_READ_URL: addressOf(copy, name) }] : [])]
}

function measureServer(settings: Record<string, string>, kinds: PageKind[]) {
  return withServer(settings, async (url) => {
    await pause(START_MS)
    const rows = []
    for (const kind of kinds) rows.push(await measure(url, kind))
    return rows
  })
}

async function measure(url: string, kind: PageKind) {
  const options = { ...kind, connections: CONNECTIONS, seconds: SECONDS }
  await load(url, kind.ours, options)
  const loads = []
  for (let round = 0; round < ROUNDS; round += 1) loads.push(await load(url, kind.ours, options))
  return {
    page: kind.name,
    'req/s': Math.round(median(loads.map(({ rate }) => rate))),
    'p50 ms': median(loads.map(({ p50 }) => p50)).toFixed(1),
    'p99 ms': median(loads.map(({ p99 }) => p99)).toFixed(1),
    'busy %': median(loads.map(({ busy }) => busy)).toFixed(0),
  }
}
