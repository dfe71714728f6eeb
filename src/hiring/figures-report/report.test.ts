import { expect, test } from 'vitest'
import { addDays, toLondonDay } from '#platform/primitives/time/days.ts'
import { aPostedJob } from '#tests/support/applications.ts'
import { aMember, anOrganisation } from '#tests/support/organisations.ts'
import { aPastApplication, aPastDecision, daysAgo } from '#tests/support/past-applications.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { app, db, services } = server
const { figures, figuresReport: report } = services

async function anEmployer() {
  const organisation = await anOrganisation(server)
  const jobs = []
  for (const title of ['Night nurse', '=1+1 Carer'])
    jobs.push(await aPostedJob(db, organisation.actor, { organisationId: organisation.id, title }))
  const [first, second] = jobs
  if (!first || !second) throw new Error('No jobs.')
  return { ...organisation, first, second }
}

async function aView(jobId: string, days: number, count: number) {
  const day = addDays(toLondonDay(Date.now()), -days)
  const row = { jobId, day, kind: 'view', source: 'list', count } as const
  await db.insertInto('jobDay').values(row).execute()
}

test('members see views, forms, applications and answers of all jobs, by day', async () => {
  const { id, first, second } = await anEmployer()
  const reader = await aMember(server, id, 'reader')
  await aView(first.id, 0, 3)
  await aView(first.id, 29, 4)
  await aView(first.id, 30, 100)
  await aView(second.id, 0, 2)
  figures.count({ jobId: second.id, kind: 'apply-start' }, 'direct')
  figures.count({ jobId: second.id, kind: 'view' }, 'direct')
  await aPastApplication(db, first, { createdAt: daysAgo(40) })
  const sent = await aPastApplication(db, first, { createdAt: daysAgo(2) })
  await aPastDecision(db, sent, { status: 'shortlisted', createdAt: daysAgo(1) })

  const all = await report.read(reader.actor, id, { jobId: null, days: 30 })

  expect(all.periods).toHaveLength(30)
  expect(all.periods[0]).toMatchObject({ views: 4, applications: 0 })
  expect(all.periods.at(-1)).toMatchObject({ views: 6, applyStarts: 1 })
  expect(all.totals).toMatchObject({ views: 10, applyStarts: 1, applications: 1, answered: 1 })
  expect(all.sources).toEqual([
    { source: 'list', views: 9 },
    { source: 'direct', views: 1 },
  ])
  expect(all.jobs.map((job) => [job.title, job.views, job.applications])).toEqual([
    ['Night nurse', 7, 1],
    ['=1+1 Carer', 3, 0],
  ])
})

test('ninety days come in weeks, the last one ending today, and any other number is thirty', async () => {
  const { id, actor, first } = await anEmployer()
  await aView(first.id, 0, 1)
  await aView(first.id, 6, 2)
  await aView(first.id, 89, 5)

  const { periods, step } = await report.read(actor, id, { jobId: first.id, days: 90 })

  expect(step).toBe(7)
  expect(periods).toHaveLength(13)
  expect(periods.at(-1)?.views).toBe(3)
  expect(periods[0]?.views).toBe(5)
  for (const days of [0, Number.NaN, 31, 1e9])
    expect((await report.read(actor, id, { jobId: null, days })).days).toBe(30)
})

test('the page has fifty jobs, and says when there are more', async () => {
  const { id, actor, first } = await anEmployer()
  await aView(first.id, 0, 2)
  for (let count = 0; count < 50; count += 1)
    await aView((await aPostedJob(db, actor, { organisationId: id })).id, 0, 1)

  const read = () => report.read(actor, id, { jobId: null, days: 30 })
  const { jobs, hasMoreJobs } = await read()

  expect([jobs.length, jobs[0]?.id, hasMoreJobs]).toEqual([50, first.id, true])
  await db.deleteFrom('jobDay').where('jobId', '=', first.id).execute()
  expect((await read()).hasMoreJobs).toBe(false)
})

test('strangers, and jobs of others, are not found', async () => {
  const { id, actor, first } = await anEmployer()
  const other = await anEmployer()

  for (const [who, organisation, jobId] of [
    [other.actor, id, null],
    [other.actor, 'nobody', null],
    [actor, id, other.first.id],
    [actor, id, "' or true --"],
  ] as const)
    await expect(report.read(who, organisation, { jobId, days: 30 })).rejects.toMatchObject({
      code: 'not_found',
    })
  const mine = await report.read(actor, id, { jobId: first.id, days: 30 })
  expect(mine).toMatchObject({ job: { title: 'Night nurse' }, jobs: [] })
})

test('the figures are a file that is safe for a spreadsheet, for members alone', async () => {
  const { id, owner, second } = await anEmployer()
  const stranger = await anEmployer()
  await aView(second.id, 0, 2)
  const url = `/organisations/${id}/figures.csv?days=30`

  const file = await app.inject({ url, cookies: owner.cookies })
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(file.headers['cache-control']).toBe('no-store')
  const [, line] = file.body.split('\r\n')
  expect(line).toBe(`"${second.id}","'=1+1 Carer","${toLondonDay(Date.now())}","view","list","2"`)
  expect((await app.inject({ url, cookies: stranger.owner.cookies })).statusCode).toBe(404)
  const anonymous = await app.inject({ url })
  expect(anonymous.statusCode).toBe(303)
  expect(anonymous.headers.location).toContain('/login')
})
