import autocannon from 'autocannon'
import Fastify from 'fastify'
import { databaseForRun } from './databases.ts'
import { importSeeded } from './import.ts'
import { findFreePort, inFolder, withServer } from './server-process.ts'
import { median, printTable } from './table.ts'

const JOBS = Number(process.env.BENCH_JOBS ?? 20_000)
const ROUNDS = 3
const SECONDS = 4
const CONNECTIONS = 8

/** Each page beside a bare Fastify route that returns the same bytes, in turns, in one run. */
export async function benchHttp() {
  await inFolder((folder) =>
    databaseForRun(folder, async (settings, database) => {
      await importSeeded(JOBS, settings)
      await withServer(settings, async (url) => {
        const rows = []
        for (const [name, paths] of Object.entries(await findPaths(url))) {
          rows.push(await compare(name, url, paths))
        }
        printTable(
          `${JOBS} jobs, ${database}, ${CONNECTIONS} connections, median of ${ROUNDS}`,
          rows,
        )
      })
    }),
  )
}

async function findPaths(url: string) {
  const jobs = (await (await fetch(`${url}/api/v1/jobs?limit=100`)).json()) as { _id: string }[]
  const details = await Promise.all(
    jobs.map(({ _id }) => canonicalPath(`${url}/jobDetails/${_id}`)),
  )
  const pages = Array.from({ length: 50 }, (_, index) => `/jobs?page=${index + 1}`)
  return {
    '/jobs?page=1…50': pages,
    '/jobs?category=…': ['/jobs?category=tech', '/jobs?category=nursing&country=GB'],
    '/jobDetails/…': details,
    '/api/v1/jobs': ['/api/v1/jobs'],
  }
}

async function canonicalPath(address: string) {
  return new URL((await fetch(address)).url).pathname
}

async function compare(name: string, url: string, paths: string[]) {
  const body = await (await fetch(url + paths[0])).text()
  const bare = Fastify()
  bare.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(body))
  const bareUrl = await bare.listen({ port: await findFreePort(), host: 'localhost' })
  const ours = []
  const theirs = []
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await load(url, paths))
    theirs.push(await load(bareUrl, ['/']))
  }
  await bare.close()
  const rate = median(ours.map(({ rate }) => rate))
  const bareRate = median(theirs.map(({ rate }) => rate))
  return {
    page: name,
    KB: (body.length / 1024).toFixed(1),
    'req/s': Math.round(rate),
    'p50 ms': median(ours.map(({ p50 }) => p50)),
    'p99 ms': median(ours.map(({ p99 }) => p99)),
    'bare req/s': Math.round(bareRate),
    ratio: (rate / bareRate).toFixed(2),
  }
}

async function load(url: string, paths: string[]) {
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: paths.map((path) => ({ path })),
  })
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests to ${url} failed.`)
  return { rate: requests.average, p50: latency.p50, p99: latency.p99 }
}
