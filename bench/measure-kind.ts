import autocannon from 'autocannon'
import type { PageKind } from './page-kinds.ts'
import { median } from './table.ts'

const CONNECTIONS = [1, 8, 64]
export const ROUNDS = 3
const SECONDS = 2
const BUSY = '503'

/** A kind of page, alternating with the yardstick's, at several numbers of connections. */
export async function measureKind(kind: PageKind, url: string, yardstick: string | null) {
  await load(url, kind.ours, { ...kind, connections: 8, seconds: kind.secondsAlone })
  const rows = []
  for (const connections of CONNECTIONS) {
    const seconds = connections === 1 ? kind.secondsAlone : undefined
    const [ours, theirs]: [Load[], Load[]] = [[], []]
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await load(url, kind.ours, { ...kind, connections, seconds }))
      if (!yardstick || kind.yardstick.length === 0) continue
      theirs.push(await load(yardstick, kind.yardstick, { ...kind, connections }))
    }
    const rate = median(ours.map(({ rate }) => rate))
    const theirRate = median(theirs.map(({ rate }) => rate))
    rows.push({
      page: kind.name,
      connections,
      'req/s': Math.round(rate),
      'p50 ms': median(ours.map(({ p50 }) => p50)).toFixed(1),
      'p99 ms': median(ours.map(({ p99 }) => p99)).toFixed(1),
      'busy %': median(ours.map(({ busy }) => busy)).toFixed(0),
      'yardstick req/s': theirs.length > 0 ? Math.round(theirRate) : '',
      'its p99 ms': theirs.length > 0 ? median(theirs.map(({ p99 }) => p99)).toFixed(1) : '',
      ratio: theirs.length > 0 ? (rate / theirRate).toFixed(2) : '',
    })
  }
  return rows
}

interface Load {
  /** Pages a second. */
  rate: number
  p50: number
  p99: number
  /** The percentage of ‘busy’ answers. */
  busy: number
}

interface LoadOptions {
  connections: number
  isUncached: boolean
  cookie?: string
  seconds?: number
}

/** Requests these paths in turn, for two seconds by default. */
export async function load(url: string, paths: string[], options: LoadOptions): Promise<Load> {
  const { seconds = SECONDS } = options
  const times: number[] = []
  const setupRequest = (request: autocannon.Request) =>
    options.isUncached ? withNewCookie(request, options.cookie) : request
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>()
  const run = autocannon(
    {
      url,
      connections: options.connections,
      duration: seconds,
      headers: { 'accept-encoding': 'gzip' },
      setupClient: (client) =>
        client.setRequests(startElsewhere(paths).map((path) => ({ path, setupRequest }))),
    },
    (error, result) => (error ? reject(error) : resolve(result)),
  )
  // The library's own percentiles are whole milliseconds.
  run.on('response', (_client, status, _bytes, took) => {
    if (status === 200) times.push(took)
  })
  const { statusCodeStats = {}, non2xx, errors } = await promise
  const busy = statusCodeStats[BUSY]?.count ?? 0
  if (non2xx + errors > busy)
    throw new Error(`Requests to ${url} failed: ${JSON.stringify(statusCodeStats)}.`)
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  const rate = times.length / seconds
  return { rate, p50: at(0.5), p99: at(0.99), busy: (100 * busy) / (busy + times.length) }
}

let cookies = 0

function withNewCookie(request: autocannon.Request, cookie = ''): autocannon.Request {
  cookies += 1
  return { ...request, headers: { ...request.headers, cookie: `${cookie}; bench=${cookies}` } }
}

let starts = 0

/** The paths rotated, so that connections request different pages at the same time. */
function startElsewhere(paths: string[]): string[] {
  starts += 1
  const from = (starts * 7) % paths.length
  return [...paths.slice(from), ...paths.slice(0, from)]
}
