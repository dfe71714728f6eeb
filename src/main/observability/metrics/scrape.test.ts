import { once } from 'node:events'
import { createServer } from 'node:net'
import { readFile } from 'node:fs/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buildIfStale } from '#main/build/build.ts'
import { longTestOnPostgres } from '#tests/support/long-run.ts'
import { aPlace } from '#tests/support/place.ts'
import { freePort, startServer, untilReady } from '#tests/support/processes.ts'

// Each test starts whole servers.
vi.setConfig({ testTimeout: 120_000 })
await buildIfStale()

async function start(settings: Record<string, string>) {
  const [port, metricsPort] = [await freePort(), await freePort()]
  const url = `http://localhost:${port}`
  const ports = { PORT: String(port), METRICS_PORT: String(metricsPort) }
  const server = startServer({ ...(await aPlace()), ...ports, ...settings })
  await untilReady(url, server.child)
  const metricsUrl = `http://127.0.0.1:${metricsPort}`
  const scrape = async () => (await fetch(`${metricsUrl}/metrics`)).text()
  return { ...server, url, metricsUrl, scrape }
}

function numberIn(page: string, series: string) {
  const line = page.split('\n').find((each) => each.startsWith(`${series} `))
  return line ? Number(line.slice(series.length)) : null
}

const JOBS = 'landfall_http_request_duration_seconds_count{method="GET",route="/jobs",status="2xx"}'

test('a scrape of the built server has pages, the database and the processes', async () => {
  const { child, ended, url, metricsUrl, scrape } = await start({ WEB_CONCURRENCY: '1' })
  await fetch(`${url}/jobs`)
  await fetch(`${url}/hi/jobs`)
  await fetch(`${url}/jobs?keyword=ada%40example.com`)

  const page = await scrape()

  expect(numberIn(page, JOBS)).toBe(3)
  expect(page).not.toContain('example.com')
  expect(numberIn(page, 'landfall_database_up')).toBe(1)
  expect(numberIn(page, 'landfall_processes')).toBe(1)
  expect((await fetch(`${url}/metrics`)).status).toBe(404)
  expect((await fetch(`${metricsUrl}/jobs`)).status).toBe(404)
  child.kill('SIGTERM')
  expect(await ended).toMatchObject({ code: 0, err: '' })
})

test('a taken port for metrics stops the start with a sentence and the status 1', async () => {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  onTestFinished(() => void holder.close())
  const METRICS_PORT = String((holder.address() as { port: number }).port)

  const { ended } = startServer({
    PORT: String(await freePort()),
    METRICS_PORT,
    ...(await aPlace()),
  })

  const { code, err } = await ended
  expect(code).toBe(1)
  expect(err).toContain(`METRICS_PORT ${METRICS_PORT} is taken by another program`)
})

const TWO = { WEB_CONCURRENCY: '2' }

longTestOnPostgres('two processes have one page, and what one counted outlives it', async () => {
  const { child, ended, url, scrape } = await start(TWO)
  const processes = async () => numberIn(await scrape(), 'landfall_processes')
  await expect.poll(processes).toBe(2)
  const headers = { connection: 'close' }
  await Promise.all(Array.from({ length: 12 }, () => fetch(`${url}/jobs`, { headers })))

  const page = await scrape()

  expect(numberIn(page, JOBS)).toBe(12)
  expect(numberIn(page, 'landfall_database_up')).toBe(1)
  const workers = await readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')
  const [first = 0] = workers.trim().split(' ').map(Number)
  process.kill(first, 'SIGKILL')
  await expect.poll(processes).toBe(1)
  await expect.poll(processes).toBe(2)
  const later = await scrape()
  expect(numberIn(later, JOBS)).toBe(12)
  expect(numberIn(later, 'landfall_database_up')).toBe(1)
  child.kill('SIGTERM')
  expect(await ended).toMatchObject({ code: 0, err: '' })
})
