import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openPostgres } from '#platform/database/server/postgres.ts'
import { aJob } from '#tests/support/builders.ts'
import { freePort, startServer, untilReady } from '#tests/support/processes.ts'
import { aPerson, PASSWORD } from '#tests/support/people.ts'
import { longTestOnPostgres } from '#tests/support/long-run.ts'
import { aPlace } from '#tests/support/place.ts'
import { buildIfStale } from '#main/build/build.ts'

// Each test starts whole servers.
vi.setConfig({ testTimeout: 120_000 })
await buildIfStale()

// The embedded database belongs to one process.
const onPostgres = test.runIf(process.env.TEST_DATABASE_URL)

const REQUESTS = 12

async function startTwo() {
  const { DATABASE_URL = '', ...place } = await aPlace()
  const port = await freePort()
  const url = `http://localhost:${port}`
  const settings = { DATABASE_URL, ...place, PORT: String(port), WEB_CONCURRENCY: '2' }
  const server = startServer(settings)
  await untilReady(url, server.child)
  const { db, close } = await openPostgres(DATABASE_URL, () => {})
  onTestFinished(close)
  return { ...server, url, db, fetchAll, workers: () => childrenOf(server.child.pid) }

  /** Sends requests on as many connections, so that each process answers some. */
  async function fetchAll(path: string) {
    const headers = { connection: 'close' }
    const requests = Array.from({ length: REQUESTS }, () => fetch(url + path, { headers }))
    return Promise.all(requests)
  }
}

/** The child processes, from Linux’s own list. */
async function childrenOf(pid: number | undefined) {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return text.trim().split(' ').filter(Boolean).map(Number)
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

onPostgres('two processes answer on one port, and one that dies is replaced', async () => {
  const { child, output, ended, fetchAll, workers } = await startTwo()
  await expect.poll(workers).toHaveLength(2)
  expect(output.out.match(/^Landfall is at/gm)).toHaveLength(1)
  expect(output.out).toContain('Processes: 2')
  const [first = 0, second = 0] = await workers()

  process.kill(second, 'SIGKILL')

  const others = async () => (await workers()).filter((pid) => pid !== first && pid !== second)
  await expect.poll(others).toHaveLength(1)
  expect(output.out).toContain('A process of the server ended and is replaced')
  for (const response of await fetchAll('/healthz')) expect(response.status).toBe(200)

  const last = await workers()
  expect(last).toContain(first)
  child.kill('SIGTERM')
  const { code, out } = await ended
  expect(code, out).toBe(0)
  expect(last.filter(isAlive)).toEqual([])
})

longTestOnPostgres('a terminal that interrupts all of them stops them cleanly', async () => {
  const { child, output, ended, workers } = await startTwo()
  await expect.poll(workers).toHaveLength(2)

  for (const pid of await workers()) process.kill(pid, 'SIGINT')
  child.kill('SIGINT')

  const { code, out } = await ended
  expect(code, out).toBe(0)
  expect(output.err).toBe('')
})

longTestOnPostgres('they do not outlive the process that supervises them', async () => {
  const { child, workers } = await startTwo()
  await expect.poll(workers).toHaveLength(2)
  const pids = await workers()

  child.kill('SIGKILL')

  await expect.poll(() => pids.filter(isAlive)).toEqual([])
})

onPostgres('a job deleted through one of them is gone from the lists of both at once', async () => {
  const { url, db, fetchAll, workers } = await startTwo()
  await expect.poll(workers).toHaveLength(2)
  const person = await aPerson(db)
  const job = await aJob(db, { ownerId: person.id, country: 'FJ' })
  const counts = async () => {
    const answers = await fetchAll('/api/v1/jobs?country=FJ')
    return new Set(answers.map(({ headers }) => headers.get('x-total-count')))
  }
  expect(await counts()).toEqual(new Set(['1']))
  const call = (path: string, body: object, cookie = '') =>
    fetch(`${url}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const login = await call('/user', { email: person.email, password: PASSWORD })
  const cookie = login.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')

  const deletion = await call('/post/delete', { userID: person.id, jobId: job.id }, cookie)

  expect(deletion.status).toBe(200)
  expect(await counts()).toEqual(new Set(['0']))
})

longTestOnPostgres(
  'if the first cannot start, none does, and the reason is said once',
  async () => {
    const DATABASE_URL = 'postgres://localhost:1/none'
    const { DATA_DIR } = await aPlace()
    const server = startServer({ DATABASE_URL, DATA_DIR, WEB_CONCURRENCY: '2' })

    const { code, err } = await server.ended

    expect(code).toBe(1)
    expect(err.match(/could not be opened/g)).toHaveLength(1)
  },
)

onPostgres('on a taken port none starts, and the status is 1', async () => {
  const holder = createServer().listen(0, 'localhost')
  await once(holder, 'listening')
  onTestFinished(() => void holder.close())
  const address = holder.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const settings = { ...(await aPlace()), PORT: String(port), WEB_CONCURRENCY: '2' }

  const { code, err } = await startServer(settings).ended

  expect(code).toBe(1)
  expect(err.match(/is taken by another program/g)).toHaveLength(1)
})
