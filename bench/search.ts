import { setTimeout } from 'node:timers/promises'
import autocannon from 'autocannon'
import { databaseForRun } from './databases.ts'
import { prepare } from './search/prepare.ts'
import { questionsFor, type Kind } from './search/questions.ts'
import { withYardstick } from './search/yardstick.ts'
import { inFolder, withServer } from './server-process.ts'
import { median, printTable } from './table.ts'

const CONNECTIONS = (process.env.BENCH_CONNECTIONS ?? '1,8,64').split(',').map(Number)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
/** Kinds of pages, by name; all unless told. */
const PAGES = process.env.BENCH_PAGES?.split(',')
const SECONDS = 3
const WARM_UP_MS = 20_000
// A cookie we do not know keeps the page cache out of it: every page is made anew.
const HEADERS = { cookie: 'bench=1', 'accept-encoding': 'gzip' }

type Row = Record<string, string | number>
/** Median p50 with one connection, by kind. */
type Middle = Map<string, number>

/** Every kind of search page at growing numbers of jobs, beside the yardstick in the same run. */
export async function benchSearch() {
  const onServer = Boolean(process.env.BENCH_DATABASE_URL)
  const usual = onServer ? '10000,100000,1000000' : '10000,100000'
  const sizes = (process.env.BENCH_SIZES ?? usual).split(',').map(Number)
  const middles: Middle[] = []
  for (const size of sizes) middles.push(await benchSize(size))
  const kinds = [...(middles[0]?.keys() ?? [])]
  const growth = kinds.map((kind) => {
    const figures = middles.map((middle) => middle.get(kind) ?? Number.NaN)
    const steps = figures.slice(1).map((figure, index) => figure / (figures[index] ?? 1))
    return {
      page: kind,
      ...Object.fromEntries(
        steps.map((step, index) => [`to ${sizes[index + 1]}`, step.toFixed(1)]),
      ),
    }
  })
  if (sizes.length > 1) printTable('Growth of p50, one connection', growth)
}

async function benchSize(size: number): Promise<Middle> {
  return inFolder((folder) =>
    databaseForRun(
      folder,
      async (settings, database) => {
        await prepare(size, settings)
        const databaseUrl = settings.DATABASE_URL
        const quiet = { ...settings, LOG_LEVEL: 'warn' }
        return withServer(quiet, async (url) => {
          const all = await questionsFor(url, size)
          const kinds = PAGES ? all.filter(({ name }) => PAGES.includes(name)) : all
          // What is counted for all on a big board comes some seconds after it was first asked for.
          await setTimeout(WARM_UP_MS)
          const { rows, middle } = databaseUrl
            ? await withYardstick(folder, databaseUrl, (reference) =>
                measure(kinds, url, reference),
              )
            : await measure(kinds, url, null)
          printTable(`${size} jobs, ${database}, median of ${ROUNDS}`, rows)
          return middle
        })
      },
      process.env.BENCH_KEEP ? `search_${size}` : undefined,
    ),
  )
}

async function measure(kinds: Kind[], url: string, reference: string | null) {
  const rows: Row[] = []
  const middle: Middle = new Map()
  for (const kind of kinds) {
    for (const connections of CONNECTIONS) {
      const figures = await compare(kind, connections, url, reference)
      rows.push({ page: kind.name, connections, ...figures.row })
      if (connections === 1) middle.set(kind.name, figures.p50)
    }
  }
  return { rows, middle }
}

async function compare(kind: Kind, connections: number, url: string, reference: string | null) {
  const ours: Asked[] = []
  const theirs: Asked[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await ask(url, kind.ours, connections, kind))
    if (reference && kind.reference)
      theirs.push(await ask(reference, kind.reference, connections, kind))
  }
  const of = (runs: typeof ours, name: keyof (typeof ours)[number]) =>
    median(runs.map((run) => run[name]))
  const rate = of(ours, 'rate')
  const p50 = of(ours, 'p50')
  return {
    p50,
    row: {
      'p50 ms': p50.toFixed(1),
      'p99 ms': of(ours, 'p99').toFixed(1),
      'req/s': Math.round(rate),
      'yardstick p50': theirs.length > 0 ? of(theirs, 'p50').toFixed(1) : '',
      'yardstick req/s': theirs.length > 0 ? Math.round(of(theirs, 'rate')) : '',
      ratio: theirs.length > 0 ? (rate / of(theirs, 'rate')).toFixed(2) : '',
    },
  }
}

// More than are asked for in a round of pages that nobody asked for before.
const NEW_IN_A_ROUND = 4000
const begun = new Map<string[], number>()

/** The addresses that one connection asks for in turn: each begins elsewhere. */
function forConnection(paths: string[], connections: number, { isNew = false }: Kind): string[] {
  const count = isNew ? Math.ceil(NEW_IN_A_ROUND / connections) : paths.length
  const from = begun.get(paths) ?? 0
  begun.set(paths, from + (isNew ? count : Math.ceil(count / connections)))
  return Array.from({ length: count }, (_, index) => paths[(from + index) % paths.length] ?? '/')
}

interface Asked {
  rate: number
  p50: number
  p99: number
}

async function ask(url: string, paths: string[], connections: number, kind: Kind): Promise<Asked> {
  const times: number[] = []
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>()
  const options = {
    url,
    connections,
    duration: SECONDS,
    headers: kind.mayBeKept ? { 'accept-encoding': 'gzip' } : HEADERS,
    setupClient: (client: autocannon.Client) =>
      client.setRequests(forConnection(paths, connections, kind).map((path) => ({ path }))),
  }
  const run = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)))
  // The library's own percentiles are whole milliseconds.
  run.on('response', (_client, _status, _bytes, took) => times.push(took))
  const { requests, non2xx, errors, statusCodeStats } = await promise
  if (non2xx + errors > 0) {
    const failed = JSON.stringify(statusCodeStats)
    throw new Error(`${non2xx + errors} requests of ${kind.name} to ${url} failed: ${failed}.`)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return { rate: requests.average, p50: at(0.5), p99: at(0.99) }
}
