import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { aLoggedInPerson, aPostedJob } from '#tests/support/applications.ts'
import { aStoredApplication } from '#tests/support/dashboard.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { app, db, services } = server

async function download(cookies: Record<string, string>, query = '') {
  const response = await app.inject({ url: `/dashboard/jobs.csv${query}`, cookies })
  const rows: Record<string, string>[] = parse(response.body, { columns: true, bom: true })
  return { response, rows, titles: rows.map((row) => row['Job title']) }
}

test('the file has every job with its counts, and no spreadsheet calculates its texts', async () => {
  const { actor, cookies } = await aLoggedInPerson(server)
  const job = await aPostedJob(db, actor, { title: '=1+1', place: '@SUM(A1)' })
  await aPostedJob(db, actor, { title: 'Gone', status: 'removed' })
  await aStoredApplication(db, job.id)
  services.figures.count({ jobId: job.id, kind: 'view' }, 'list')
  await services.figures.flush()

  const { response, rows } = await download(cookies)

  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename=landfall-jobs.csv',
  })
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({
    Reference: job.id,
    'Job title': "'=1+1",
    Place: "'@SUM(A1)",
    Status: 'open',
    'New applicants': '1',
    'All applicants': '1',
    'Waiting for an answer': '1',
    Views: '1',
  })
})

test('it has what the table shows, all of its pages, or what is ticked', async () => {
  const { actor, cookies } = await aLoggedInPerson(server)
  const jobs = []
  for (let at = 0; at < 22; at += 1)
    jobs.push(await aPostedJob(db, actor, { title: `Nurse ${String(at).padStart(2, '0')}` }))
  await aPostedJob(db, actor, { title: 'Cook', status: 'closed' })

  expect((await download(cookies, '?q=nurse&sort=title&page=2')).titles).toEqual(
    jobs.map(({ title }) => title),
  )
  expect((await download(cookies, '?filter=closed')).titles).toEqual(['Cook'])
  // The form of the ticks names its table, and nothing is ticked.
  const table = encodeURIComponent('/dashboard?tab=postedJobs&filter=closed')
  expect((await download(cookies, `?back=${table}`)).titles).toEqual(['Cook'])
  const [one, two] = jobs
  const chosen = `?job=${one?.id}.2026-12-05&job=${two?.id}.&sort=title`
  expect((await download(cookies, chosen)).titles).toEqual([one?.title, two?.title])
})

test('nobody else’s jobs are in it, ticked or not', async () => {
  const [ada, bola] = [await aLoggedInPerson(server), await aLoggedInPerson(server)]
  const job = await aPostedJob(db, ada.actor)

  expect((await download(bola.cookies)).rows).toEqual([])
  expect((await download(bola.cookies, `?job=${job.id}`)).rows).toEqual([])
  expect((await download(bola.cookies, `?job=' or 1=1 --`)).rows).toEqual([])
})

test('a visitor is sent to log in first', async () => {
  const { statusCode, headers } = await app.inject('/dashboard/jobs.csv')

  expect([statusCode, headers.location]).toEqual([
    303,
    '/login?next=%2Fdashboard%3Ftab%3DpostedJobs',
  ])
})
