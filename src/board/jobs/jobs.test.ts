import { expect, test, vi } from 'vitest'
import { ANY_SEARCH } from '#board/search/search.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { aJob, anUnusedCountry } from '#tests/support/builders.ts'
import { aPerson } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { findCardsById, findViewsById } from './jobs.queries.ts'

const server = await openTestServer()

async function get(url: string, accept = '*/*') {
  return server.app.inject({ url: `/api/v1${url}`, headers: { accept } })
}

test('a job is read with the specification’s names and its details', async () => {
  const job = await aJob(server.db, {
    postedAt: '2026-11-21T09:00:00.000Z',
    payMin: 31_049,
    payMax: 37_796.5,
    payCurrency: 'GBP',
    payPeriod: 'year',
    applyEmail: 'jobs@saltmarsh.example',
  })

  const response = await get(`/jobs/${job.id}`)

  expect(response.statusCode).toBe(200)
  expect(response.json()).toMatchObject({
    _id: job.id,
    userID: null,
    date: '21 Nov 2026',
    name: 'Saltmarsh House',
    title: job.title,
    ranges: 'Full-time',
    category: 'Nursing',
    location: 'Leeds, United Kingdom',
    description: job.description,
    email: 'jobs@saltmarsh.example',
    isOpen: true,
    pay: { min: 31_049, max: 37_796.5, currency: 'GBP', period: 'year', text: null },
  })
})

test('a job board’s advert names the employer that stands behind its title', async () => {
  const board = { employerName: 'eFinancialCareers', title: 'Software Engineer – GUI – TradingHub' }
  const job = await aJob(server.db, board)
  const posted = await aJob(server.db, { ...board, ownerId: (await aPerson(server.db)).id })

  expect((await get(`/jobs/${job.id}`)).json().name).toBe('TradingHub')
  expect((await get(`/jobs/${posted.id}`)).json().name).toBe('eFinancialCareers')
})

test('a list holds open jobs only, newest first', async () => {
  const country = anUnusedCountry()
  const day = (date: string) => `2026-11-${date}T09:00:00.000Z`
  await aJob(server.db, { country, title: 'Second', postedAt: day('02') })
  await aJob(server.db, { country, title: 'First', postedAt: day('03') })
  await aJob(server.db, { country, title: 'Closed', status: 'closed' })
  await aJob(server.db, { country, title: 'Removed', status: 'removed' })
  await aJob(server.db, { country, title: 'Expired', closesAt: day('01') })

  const response = await get(`/jobs?country=${country}`)

  expect(response.json().map((job: { title: string }) => job.title)).toEqual(['First', 'Second'])
  expect(response.headers['x-total-count']).toBe('2')
})

test('the call for all jobs holds every open job and no other, newest first', async () => {
  const older = await aJob(server.db, { postedAt: '2026-11-02T09:00:00.000Z' })
  const newer = await aJob(server.db, { postedAt: '2026-11-03T09:00:00.000Z' })
  const closed = await aJob(server.db, { status: 'closed' })
  const removed = await aJob(server.db, { status: 'removed' })
  server.services.jobs.notifyJobsChanged()

  const response = await server.app.inject({
    method: 'POST',
    url: '/api/v1/post/get?limit=100',
    payload: {},
  })

  expect(response.statusCode).toBe(200)
  const jobs: { _id: string; title: string }[] = response.json()
  expect(jobs).toHaveLength(Number(response.headers['x-total-count']))
  const ids = new Set([older, newer, closed, removed].map(({ id }) => id))
  expect(jobs.filter(({ _id }) => ids.has(_id))).toMatchObject([
    { _id: newer.id, title: newer.title, name: newer.employerName, userID: null },
    { _id: older.id, title: older.title, name: older.employerName, userID: null },
  ])
})

test('following the links visits each job once, equal dates included', async () => {
  const country = anUnusedCountry()
  for (let i = 0; i < 7; i += 1) {
    await aJob(server.db, { country, postedAt: '2026-11-02T09:00:00.000Z' })
  }
  server.services.jobs.notifyJobsChanged()

  const seen: string[] = []
  let url: string | undefined = `/jobs?country=${country}&limit=3`
  while (url) {
    const response = await get(url)
    seen.push(...response.json().map((job: { _id: string }) => job._id))
    url = /<http:\/\/localhost:3000\/api\/v1([^>]+)>; rel="next"/.exec(
      String(response.headers.link),
    )?.[1]
  }

  expect(seen).toHaveLength(7)
  expect(new Set(seen).size).toBe(7)
})

test('a job that is gone before its card is read is left out', async () => {
  const { id } = await aJob(server.db)

  expect((await findCardsById(server.db, ['gone', id])).map((card) => card.id)).toEqual([id])
  expect((await findViewsById(server.db, ['gone', id])).map((view) => view.id)).toEqual([id])
})

test('a list is narrowed to titles that contain a text, whatever signs it holds', async () => {
  const word = newId()
  await aJob(server.db, { title: `Carer 100%_${word} \\ nights` })
  await aJob(server.db, { title: `Carer 100xx${word}` })
  const titlesWith = async (title: string) =>
    (await server.services.search.find({ ...ANY_SEARCH, title })).items.map((job) => job.title)

  expect(await titlesWith(`100%_${word.toUpperCase()}`)).toEqual([`Carer 100%_${word} \\ nights`])
  expect(await titlesWith(`${word} \\ N`)).toHaveLength(1)
  expect(await titlesWith(word)).toHaveLength(2)
})

test('a job shows every change, also one made by another process, and is gone once removed', async () => {
  const { id } = await aJob(server.db)
  const find = () => server.services.jobs.find(id)
  const change = (values: { title?: string; status?: 'removed' | 'closed' }) =>
    server.db.updateTable('job').where('id', '=', id).set(values).execute()
  await find()

  await change({ title: 'Night nurse' })
  expect(await find()).toMatchObject({ title: 'Night nurse', isOpen: true })
  await change({ status: 'closed' })
  expect(await find()).toMatchObject({ title: 'Night nurse', isOpen: false })
  await change({ status: 'removed' })
  expect(await find()).toBeNull()
})

test('a job closes at its closing date, before the task has closed it', async () => {
  const closesAt = new Date(Date.now() + 60_000).toISOString()
  const { id } = await aJob(server.db, { closesAt })
  expect(await server.services.jobs.find(id)).toMatchObject({ isOpen: true })

  using _clock = vi.spyOn(Date, 'now').mockReturnValue(Date.parse(closesAt))
  expect(await server.services.jobs.find(id)).toMatchObject({ isOpen: false })
})
