import { expect, onTestFinished, test, vi } from 'vitest'
import { aPostedJob } from '#tests/support/applications.ts'
import { aJob } from '#tests/support/builders.ts'
import { aPerson } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { createFigures } from './figures.service.ts'

const { app, db, services } = await openTestServer()
const { figures } = services
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

const rowsOf = (jobId: string) =>
  db.selectFrom('jobDay').selectAll().where('jobId', '=', jobId).execute()
const viewsOf = async (jobId: string) => (await figures.findViews([jobId]))(jobId)
const seen = (id: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/jobs/${id}/seen.gif`, headers: { 'user-agent': BROWSER, ...headers } })

test('what is counted at once and later adds up', async () => {
  const job = await aPostedJob(db, await aPerson(db))
  for (const source of ['list', 'list', 'direct'] as const)
    figures.count({ jobId: job.id, kind: 'view' }, source)
  figures.count({ jobId: job.id, kind: 'apply-start' }, 'list')
  await figures.flush()
  figures.count({ jobId: job.id, kind: 'view' }, 'list')
  await figures.flush()

  expect(await viewsOf(job.id)).toEqual({ all: 4, since: 4 })
  const days = await figures.listDays(job.id, { days: 1 })
  expect(days.map(({ kind, source, count }) => [kind, source, count])).toEqual([
    ['apply-start', 'list', 1],
    ['view', 'direct', 1],
    ['view', 'list', 3],
  ])
  expect(Object.keys((await rowsOf(job.id))[0] ?? {}).toSorted()).toEqual([
    'count',
    'day',
    'jobId',
    'kind',
    'source',
  ])
})

test('views are told in all and of the last seven days, today included', async () => {
  const job = await aPostedJob(db, await aPerson(db))
  const count = { jobId: job.id, kind: 'view', source: 'list', count: 1 } as const
  const days = ['2026-11-01', '2026-11-16', '2026-11-17', '2026-11-23']
  await db
    .insertInto('jobDay')
    .values(days.map((day) => ({ ...count, day })))
    .execute()
  const now = Date.parse('2026-11-23T12:00:00Z')

  const views = await figures.findViews([job.id, 'nothing'], now)

  expect(views(job.id)).toEqual({ all: 4, since: 2 })
  expect(views('nothing')).toEqual({ all: 0, since: 0 })
  const listed = await figures.listDays(job.id, { days: 8 }, now)
  expect(listed.map(({ day }) => day)).toEqual(['2026-11-16', '2026-11-17', '2026-11-23'])
})

test('ids of no job, removed jobs and adverts from elsewhere are not counted', async () => {
  const removed = await aPostedJob(db, await aPerson(db), { status: 'removed' })
  const imported = await aJob(db)
  const job = await aPostedJob(db, await aPerson(db))
  for (const jobId of ['no-such-job', removed.id, imported.id, job.id])
    figures.count({ jobId, kind: 'view' }, 'direct')

  await figures.flush()

  expect(await rowsOf('no-such-job')).toEqual([])
  expect(await rowsOf(removed.id)).toEqual([])
  expect(await rowsOf(imported.id)).toEqual([])
  expect(await viewsOf(job.id)).toEqual({ all: 1, since: 1 })
})

test('what could not be written is written later', async () => {
  const job = await aPostedJob(db, await aPerson(db))
  figures.count({ jobId: job.id, kind: 'view' }, 'direct')
  const broken = vi.spyOn(db, 'getExecutor').mockImplementation(() => {
    throw new Error('The database is away.')
  })
  onTestFinished(() => broken.mockRestore())
  await expect(figures.flush()).rejects.toThrow('away')
  broken.mockRestore()

  await figures.flush()

  expect(await viewsOf(job.id)).toEqual({ all: 1, since: 1 })
})

test('two processes count the same jobs at once', async () => {
  const jobs = [await aPostedJob(db, await aPerson(db)), await aPostedJob(db, await aPerson(db))]
  const other = createFigures({ db })
  for (const [one, ids] of [
    [figures, jobs],
    [other, jobs.toReversed()],
  ] as const)
    for (const { id } of ids) one.count({ jobId: id, kind: 'view' }, 'list')

  await Promise.all([figures.flush(), other.flush()])

  for (const { id } of jobs) expect(await viewsOf(id)).toEqual({ all: 2, since: 2 })
})

test('a page that was fetched ahead counts once it is seen', async () => {
  const job = await aPostedJob(db, await aPerson(db))

  const answer = await seen(job.id)
  const others: Record<string, string>[] = [
    { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
    { 'sec-purpose': 'prefetch;prerender' },
    { 'sec-fetch-site': 'cross-site' },
  ]
  for (const headers of others) await seen(job.id, headers)
  await seen("' or 1=1 --")
  await figures.flush()

  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([204, 'no-store'])
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(await viewsOf(job.id)).toEqual({ all: 1, since: 1 })
})

test('the counts of a deleted job die with it', async () => {
  const ada = await aPerson(db)
  const job = await aPostedJob(db, ada)
  figures.count({ jobId: job.id, kind: 'view' }, 'direct')
  await figures.flush()

  await services.postings.remove(ada as never, job.id)

  expect(await rowsOf(job.id)).toEqual([])
})
