import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '#main/app.ts'
import { reportSendings } from '#platform/mail/report-sendings.ts'
import { aJob } from '#tests/support/builders.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { createPatternFinder } from '#main/observability/page-patterns.ts'
import { createMetrics } from './metrics.ts'
import { toPage } from './report.ts'

const { db, services, tasks, startWorking } = await openTestServer()
const pools = { work: () => ({ inUse: 2, idle: 1, waiting: 3 }) }

/** A server with metrics, and a scrape of it. */
async function aMeasuredServer(addresses = {}) {
  const metrics = await createMetrics(addresses, { db, pools })
  const findPattern = createPatternFinder(['', 'newPassword/:email?'])
  const app = await createApp({
    config: { publicUrl: 'http://localhost:3000', otherHosts: [], trustProxy: false },
    services,
    isReady: async () => true,
    logger: pino({ level: 'silent' }),
    observe: (each) => metrics.observer(each, findPattern),
  })
  app.all('/*', async () => 'a page')
  onTestFinished(async () => {
    await app.close()
    await metrics.close()
  })
  return { app, scrape: async () => toPage([await metrics.read({ withDatabase: true })]) }
}

test('requests are counted by method, route and class of status, and no path is a label', async () => {
  const { app, scrape } = await aMeasuredServer()
  const job = await aJob(db)
  await app.inject(`/api/v1/jobs/${job.id}`)
  await app.inject(`/api/v1/jobs/${job.id}?secret=words`)
  await app.inject('/api/v1/jobs/no-such-job')
  await app.inject('/newPassword/ada@example.com')
  await app.inject('/wp-login.php')
  await app.inject('/assets/abc1234.js')
  await app.inject({ method: 'POST', url: '/api/v1/user', payload: {} })
  await app.inject({ method: 'PROPFIND' as never, url: '/' })

  const page = await scrape()

  const count = (labels: string) => `landfall_http_request_duration_seconds_count{${labels}}`
  expect(page).toContain(`${count('method="GET",route="/api/v1/jobs/:id",status="2xx"')} 2`)
  expect(page).toContain(`${count('method="GET",route="/api/v1/jobs/:id",status="4xx"')} 1`)
  expect(page).toContain(`${count('method="GET",route="/newPassword/:email?",status="2xx"')} 1`)
  expect(page).toContain(`${count('method="GET",route="/*",status="2xx"')} 1`)
  expect(page).toContain(`${count('method="GET",route="/assets/*",status="2xx"')} 1`)
  expect(page).toContain(`${count('method="POST",route="/api/v1/user",status="4xx"')} 1`)
  for (const personal of [job.id, 'no-such-job', 'example.com', 'secret', 'wp-login', 'PROPFIND']) {
    expect(page).not.toContain(personal)
  }
})

test('work, caches, pools, the event loop and memory are measured', async () => {
  const { app, scrape } = await aMeasuredServer()
  const facets = '/api/v1/jobs/facets'
  await app.inject(facets)
  await app.inject(facets)

  const page = await scrape()

  expect(page).toContain('landfall_requests_in_work 0')
  expect(page).toContain('landfall_requests_refused_total 0')
  expect(page).toContain('landfall_database_connections{pool="work",state="in use"} 2')
  expect(page).toContain('landfall_database_connections{pool="work",state="waiting"} 3')
  expect(page).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.]+/m)
  expect(page).toMatch(/^process_resident_memory_bytes \d{7,}/m)
})

test('a mail is counted as sent, refused or failed', async () => {
  const { scrape } = await aMeasuredServer()
  const failing = reportSendings({ send: () => Promise.reject(new Error('away')) })
  const message = { to: 'ada@example.com', subject: '', text: '', id: '1' }
  await expect(failing.send(message)).rejects.toThrow('away')
  await reportSendings({ send: async () => {} }).send(message)

  const page = await scrape()

  expect(page).toContain('landfall_mails_total{result="sent"} 1')
  expect(page).toContain('landfall_mails_total{result="failed"} 1')
  expect(page).toContain('landfall_mails_total{result="refused"} 0')
})

test('waiting and running tasks are counted by queue', async () => {
  const { scrape } = await aMeasuredServer()
  await tasks.enqueue(db, 'delete-files', { keys: [] })
  const waiting = await scrape()
  expect(waiting).toContain('landfall_task_queue_waiting{queue="delete-files"} 1')
  expect(waiting).toMatch(/^landfall_task_queue_oldest_seconds{queue="delete-files"} [\d.]+/m)

  const { promise: isEnding, resolve: end } = Promise.withResolvers<void>()
  await startWorking({ 'delete-files': () => isEnding })
  await expect.poll(scrape).toContain('landfall_tasks_running{queue="delete-files"} 1')
  end()

  const count = 'landfall_task_duration_seconds_count{queue="delete-files",result="completed"}'
  await expect.poll(scrape).toContain(`${count} 1`)
  expect(await scrape()).toContain('landfall_tasks_running{queue="delete-files"} 0')
})

test('the day of the register is known once one is loaded', async () => {
  const before = await (await aMeasuredServer()).scrape()
  const name = 'landfall_sponsor_register_published_timestamp_seconds'
  expect(before).not.toMatch(new RegExp(`^${name}`, 'm'))
  const counts = { rows: 1, sponsors: 1, added: 1, removed: 0, changed: 0, returned: 0 }
  const load = { publishedOn: '2026-11-20', fileName: 'register.csv', ...counts }
  await db.insertInto('registerLoad').values(load).execute()

  const after = await (await aMeasuredServer()).scrape()

  expect(after).toContain(`${name} ${Date.UTC(2026, 10, 20) / 1000}`)
})

test.each([
  ['refuses', async () => 1],
  ['says nothing', silentPort],
])('with a database that %s a scrape says so, and the rest is there', async (_what, openPort) => {
  const databaseUrl = `postgres://nobody@127.0.0.1:${await openPort()}/none`
  const { app, scrape } = await aMeasuredServer({ databaseUrl, databaseReadUrl: databaseUrl })
  await app.inject('/healthz')

  const page = await scrape()

  expect(page).toContain('landfall_database_up 0')
  expect(page).toContain('landfall_replica_up 0')
  expect(page).toContain('route="/healthz"')
  expect(page).not.toMatch(/^landfall_(?:task_queue_waiting|job_verdicts|replication_lag)/m)
})

/** A port that accepts connections and never answers. */
async function silentPort() {
  const sockets: Socket[] = []
  const server = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return (server.address() as { port: number }).port
}
