import { english } from '#platform/languages/english.ts'
import { sql } from 'kysely'
import { Client } from 'pg'
import { RouterContextProvider } from 'react-router'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { requestContext } from '#platform/pages/context.ts'
import { loader } from '#board/search/pages/list/jobs.route.tsx'
import { ANY_SEARCH } from '#board/search/search.ts'
import { openPostgres } from '#platform/database/server/postgres.ts'
import { aJob } from '#tests/support/builders.ts'
import { openTestServer } from '#tests/support/test-server.ts'

// The embedded database has one connection, so nothing can block or cancel a query.
const onPostgres = test.skipIf(!process.env.TEST_DATABASE_URL)

const TIMEOUTS = { timeoutMs: 500, lockTimeoutMs: 100 }
const server = await openTestServer({ timeouts: TIMEOUTS })
const { app, db, services, bossOptions } = server

/** Locks the search table against reading until the test is over. */
async function holdSearchTable() {
  const client = new Client({ connectionString: String(bossOptions.connectionString) })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('begin')
  await client.query('lock table job_search in access exclusive mode')
  return { letGo: () => client.query('rollback') }
}

/**
 * Makes connections plan again. One that has planned a search keeps the functions it knew, until a table it reads
 * changes.
 */
async function forgetPlans() {
  await sql`alter table job_search set (parallel_workers = 0)`.execute(db)
  await sql`alter table job_search reset (parallel_workers)`.execute(db)
}

function loadList(path: string) {
  const context = new RouterContextProvider()
  const site = { publicUrl: 'http://localhost:3000', isLocal: true }
  context.set(requestContext, {
    language: english,
    savedOnDevice: [],
    ...services,
    site,
    actor: null,
  } as never)
  const request = new Request(`http://localhost:3000${path}`)
  return loader({ context, request, url: new URL(request.url), params: {} } as never)
}

onPostgres('a search that nothing can be read for is refused soon, and works later', async () => {
  const { title } = await aJob(db)
  const { letGo } = await holdSearchTable()
  const url = `/api/v1/jobs?title=${encodeURIComponent(title)}`

  const refused = await app.inject(url)
  expect(refused.statusCode).toBe(503)
  expect(refused.body).toBe('This search is taking too long. Try again in a moment.')
  expect(refused.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' })

  await letGo()
  expect((await app.inject(url)).json()).toMatchObject([{ title }])
})

onPostgres('the page of such a search says so', async () => {
  await holdSearchTable()

  for (const path of ['/jobs', '/jobs?q=nurse', '/jobs?category=nursing']) {
    await expect(loadList(path)).rejects.toMatchObject({
      data: 'This search is taking too long. Try again in a moment.',
      init: { status: 503 },
    })
  }
})

onPostgres('other pages and calls go on while searches wait', async () => {
  const { id } = await aJob(db)
  await holdSearchTable()
  const searches = Array.from({ length: 20 }, (_, i) => app.inject(`/api/v1/jobs?q=nurse${i}`))

  expect((await app.inject(`/api/v1/jobs/${id}`)).statusCode).toBe(200)
  const statuses = (await Promise.all(searches)).map(({ statusCode }) => statusCode)
  expect(new Set(statuses)).toEqual(new Set([503]))
})

onPostgres('a job’s page does without what only searches could tell', async () => {
  const { id } = await aJob(db, { place: 'Leeds' })
  await aJob(db, { place: 'Leeds' })
  const job = await services.jobs.find(id)
  if (!job) throw new Error('There is no such job.')
  services.jobs.notifyJobsChanged()
  const { letGo } = await holdSearchTable()

  expect(await services.landing.findSimilarPage(job)).toBeNull()

  await letGo()
  expect(await services.landing.findSimilarPage(job)).toMatchObject({ town: 'Leeds' })
})

onPostgres('what takes too long to count comes without exact counts', async () => {
  const { title } = await aJob(db)
  // Counts make lists of counts.
  await sql`
    create function json_build_array(variadic bigint[]) returns json language plpgsql as
    $$ begin perform pg_sleep(30); return '[]'; end $$`.execute(db)
  onTestFinished(async () => {
    await sql`drop function json_build_array(variadic bigint[])`.execute(db)
  })
  await forgetPlans()
  services.jobs.notifyJobsChanged()

  const { items, total } = await services.search.find({ ...ANY_SEARCH, title })

  expect(items.map((item) => item.title)).toEqual([title])
  expect(total.isExact).toBe(false)
})

onPostgres('a connection that fell silent is not used again', async () => {
  const address = String(bossOptions.connectionString)
  const silent = await openPostgres(address, () => {}, TIMEOUTS)
  afterAll(() => silent.close())
  const before = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(silent.db)
  await sql`set statement_timeout = 0`.execute(silent.db)

  const waiting = sql`select pg_sleep(30)`.execute(silent.db)
  await expect(waiting).rejects.toThrow('Query read timeout')

  const after = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(silent.db)
  expect(after.rows[0]?.pid).not.toBe(before.rows[0]?.pid)
})
