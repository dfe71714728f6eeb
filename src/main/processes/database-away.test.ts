import { expect, test, vi } from 'vitest'
import { openPostgres } from '#platform/database/server/postgres.ts'
import { aJob } from '#tests/support/builders.ts'
import { longTestOnPostgres } from '#tests/support/long-run.ts'
import { aPlace } from '#tests/support/place.ts'
import { freePort, startServer, untilReady } from '#tests/support/processes.ts'
import { aPerson, PASSWORD } from '#tests/support/people.ts'
import { aTcpProxy } from '#tests/support/tcp-proxy.ts'
import { buildIfStale } from '#main/build/build.ts'

// Each test starts a whole server.
vi.setConfig({ testTimeout: 120_000 })
await buildIfStale()

const onPostgres = test.runIf(process.env.TEST_DATABASE_URL)

/** A server whose connection to its database can be cut, a logged-in person and a job. */
async function aScene() {
  const { DATABASE_URL = '', ...place } = await aPlace()
  const { db, close } = await openPostgres(DATABASE_URL, () => {})
  const person = await aPerson(db)
  const job = await aJob(db)
  await close()
  const address = new URL(DATABASE_URL)
  const proxy = await aTcpProxy({ host: address.hostname, port: Number(address.port || 5432) })
  address.host = `127.0.0.1:${proxy.port}`
  const port = await freePort()
  const url = `http://localhost:${port}`
  const settings = { ...place, PORT: String(port), WEB_CONCURRENCY: '1' }
  const server = startServer({ ...settings, DATABASE_URL: address.href })
  await untilReady(url, server.child)
  const login = await fetch(`${url}/api/v1/user`, json({ email: person.email, password: PASSWORD }))
  const cookie = login.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  return { proxy, server, url, job, cookie }
}

function json(body: object, cookie = '') {
  const headers = { 'content-type': 'application/json', cookie }
  return { method: 'POST', headers, body: JSON.stringify(body) }
}

type Scene = Awaited<ReturnType<typeof aScene>>

/**
 * Requests that people make, with and without an account. Each round searches for other words, so no cache can answer.
 */
function requests({ job, cookie }: Scene, round: number): [path: string, init?: RequestInit][] {
  const own = { headers: { cookie } }
  const form = new URLSearchParams({ email: 'ada@example.com', password: PASSWORD })
  return [
    ['/api/v1/jobs?q=nurse'],
    [`/api/v1/jobs/${job.id}`],
    ['/api/v1/post/get', json({})],
    ['/api/v1/forgot_password', json({ email: 'ada@example.com' })],
    ['/api/v1/user/private_data', own],
    ['/api/v1/post/jobs', json({}, cookie)],
    [`/api/v1/saved/${job.id}`, { ...own, method: 'PUT' }],
    [`/jobDetails/${job.id}`],
    [`/jobDetails/${job.id}?page`, own],
    [`/jobs?q=carer+${round}`],
    [`/jobs.data?q=porter+${round}`],
    ['/setting', own],
    ['/login', { method: 'POST', body: form, redirect: 'manual' }],
  ]
}

/** Whether a path has no rate limit. */
const isUnlimited = (path: string) => !['/login', '/api/v1/forgot_password'].includes(path)

async function answers(scene: Scene, round: number, isWanted = (_path: string) => true) {
  const wanted = requests(scene, round).filter(([path]) => isWanted(path))
  return Promise.all(
    wanted.map(async ([path, init]) => {
      const answer = await fetch(scene.url + path, init)
      const body = await answer.text()
      const hasWords = path.startsWith('/jobs?q') ? /Try again in a/.test(body) : true
      return [path, answer.status, answer.headers.has('retry-after'), hasWords]
    }),
  )
}

onPostgres('while the database is away people are told to come back, and then served', async () => {
  const scene = await aScene()
  const { proxy, server, url } = scene
  const statuses = async () => (await answers(scene, 0)).map(([path, status]) => [path, status])
  const before = await statuses()
  for (const [path, status] of before) expect([path, Number(status) < 500]).toEqual([path, true])

  proxy.cut()

  const told = (round: number) => requests(scene, round).map(([path]) => [path, 503, true, true])
  expect(await answers(scene, 1)).toEqual(told(1))
  expect((await fetch(`${url}/readyz`)).status).toBe(503)
  expect((await fetch(`${url}/readyz?exclude=database`)).status).toBe(200)
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect(await answers(scene, 2)).toEqual(told(2))
  const errors = server.output.out.match(/The database does not answer/g)
  expect(errors).toHaveLength(1)

  proxy.mend()

  const hasReturned = async () =>
    (await answers(scene, 0, isUnlimited)).every(([, status]) => Number(status) < 500)
  await expect.poll(hasReturned).toBe(true)
  expect(await statuses()).toEqual(before)
  expect(server.child.exitCode).toBeNull()
})

longTestOnPostgres('nobody waits long for a database that says nothing', async () => {
  const scene = await aScene()
  scene.proxy.freeze()

  // More requests than connections, so that some wait for one.
  const many = await Promise.all(Array.from({ length: 3 }, (_, round) => answers(scene, round)))

  for (const row of many.flat()) expect(row.slice(1, 3)).toEqual([503, true])
})
