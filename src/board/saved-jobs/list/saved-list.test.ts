import { expect, test } from 'vitest'
import type { Updateable } from 'kysely'
import { aLoggedInPerson } from '#tests/support/applications.ts'
import { aJob } from '#tests/support/builders.ts'
import { aDevice, anAccount, deviceAfter, listOf, savedCalls } from '#tests/support/saved-jobs.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import type { JobTable } from '#board/jobs/jobs.tables.ts'

const server = await openTestServer()
const { app, db, services } = server
const { savedJobs } = services
const { save } = savedCalls(app)

const PAY = { payMin: 31_000, payMax: 31_000, payCurrency: 'GBP', payPeriod: 'year' } as const

async function aSavedJob(overrides: Parameters<typeof aJob>[1] = PAY) {
  const { actor, cookies } = await aLoggedInPerson(server)
  const job = await aJob(db, overrides)
  await save(job.id, cookies)
  const device = deviceAfter(await save(job.id))
  const change = (values: Updateable<JobTable>) =>
    db.updateTable('job').set(values).where('id', '=', job.id).execute()
  const read = async () => (await listOf(services, anAccount(actor)))[0]
  const readDevice = async () => (await listOf(services, aDevice(device)))[0]
  return { actor, account: anAccount(actor), device, job, change, read, readDevice }
}

test('what matters is shown as it was and as it is, in an account and on a device', async () => {
  const { change, read, readDevice } = await aSavedJob()
  expect((await read())?.news).toBeNull()

  await change({ payMin: 27_000, payMax: 27_000, place: 'York', employerName: 'Other House' })
  await change({ description: 'Bring good shoes.', hoursPerWeek: 30 })

  const news = {
    happened: null,
    changes: [
      { fact: 'Pay', before: '£31,000 a year', after: '£27,000 a year' },
      { fact: 'Place', before: 'Leeds', after: 'York' },
      { fact: 'Hours a week', before: null, after: '30' },
      { fact: 'Employer', before: 'Saltmarsh House', after: 'Other House' },
    ],
  }
  expect((await read())?.news).toEqual(news)
  expect((await readDevice())?.news).toEqual(news)
})

test('a job that is again what it was has no news, and neither has one with another text', async () => {
  const { change, read } = await aSavedJob()
  await change({ payMin: 27_000 })
  expect((await read())?.news).not.toBeNull()

  await change({ payMin: PAY.payMin, description: 'Bring good shoes.' })

  expect((await read())?.news).toBeNull()
})

test('a check that no longer says what it said is news', async () => {
  const { job, read } = await aSavedJob()
  const { licence } = await db
    .selectFrom('jobSearch')
    .select('licence')
    .where('id', '=', job.id)
    .executeTakeFirstOrThrow()
  const other = licence === 2 ? 0 : 2
  await db.updateTable('jobSearch').set({ licence: other }).where('id', '=', job.id).execute()

  expect((await read())?.news?.changes).toMatchObject([{ fact: 'Check of the licence' }])
})

test('what was read is news no longer, and what came after it is', async () => {
  const { account, job, change, read } = await aSavedJob()
  await change({ place: 'York' })
  const stateId = (await read())?.stateId ?? 0
  await change({ place: 'Hull' })

  await savedJobs.markRead(account, [{ jobId: job.id, stateId }])

  expect((await read())?.news?.changes).toEqual([{ fact: 'Place', before: 'York', after: 'Hull' }])
})

test('more than a list shows is not marked as read at once: each costs a query', async () => {
  const { account, job, change, read } = await aSavedJob()
  await change({ place: 'York' })
  const stateId = (await read())?.stateId ?? 0
  const others = Array.from({ length: 200 }, (_, at) => ({ jobId: job.id, stateId: 2e9 + at }))

  await savedJobs.markRead(account, [...others, { jobId: job.id, stateId }])

  expect((await read())?.news).not.toBeNull()
})

test('a device remembers what was read', async () => {
  const { device, job, change, readDevice } = await aSavedJob()
  await change({ place: 'York' })
  const stateId = (await readDevice())?.stateId ?? 0

  const onDevice = await savedJobs.markRead(aDevice(device), [{ jobId: job.id, stateId }])

  const saver = { ...aDevice(), onDevice: onDevice ?? [] }
  expect(await listOf(services, saver)).toMatchObject([{ jobId: job.id, news: null }])
})

test('nobody marks as read what is another’s, or with a state of another job', async () => {
  const [mine, other] = [await aSavedJob(), await aSavedJob()]
  await mine.change({ place: 'York' })
  await other.change({ place: 'York' })
  const [myState, otherState] = [(await mine.read())?.stateId, (await other.read())?.stateId]

  await savedJobs.markRead(other.account, [{ jobId: mine.job.id, stateId: myState ?? 0 }])
  await savedJobs.markRead(mine.account, [{ jobId: mine.job.id, stateId: otherState ?? 0 }])
  await savedJobs.markRead(mine.account, [{ jobId: 'nothing', stateId: 1e12 }])

  expect((await mine.read())?.news).not.toBeNull()
})

test.each([
  [{ status: 'closed', closedAs: 'filled' }, 'The position is filled.'],
  [{ status: 'closed', closedAs: 'expired' }, 'Its closing date has passed.'],
  // An employer’s other reasons for closing a job are not public.
  [{ status: 'closed', closedAs: 'mistake' }, 'The job has closed.'],
  [{ status: 'removed' }, 'The person who posted this job has deleted it.'],
  [
    { status: 'removed', removedBecause: 'Asks for money' },
    'We took this job down. Do not pay anybody for it.',
  ],
] as const)('a job that ended stays with what happened: %o', async (ended, words) => {
  const { account, job, change, read } = await aSavedJob()

  await change({ ...ended, place: 'York' })

  const found = await read()
  expect(found).toMatchObject({ isOpen: false, ended: words, news: { happened: words } })
  expect(await listOf(services, account, 'open')).toEqual([])
  expect(await listOf(services, account, 'closed')).toMatchObject([{ jobId: job.id }])
  await change({ status: 'open', closedAs: null, removedBecause: null, place: 'Leeds' })
  expect(await read()).toMatchObject({ isOpen: true, ended: null, news: null })
})

test('of a held job nobody reads what it says now', async () => {
  const { account, change, read } = await aSavedJob()
  await change({ status: 'held', title: 'Pay me first', heldBecause: 'money' })

  expect(await read()).toMatchObject({
    isOpen: false,
    ended: 'We are looking at this advert. It may come back.',
    news: null,
  })
  expect(JSON.stringify(await listOf(services, account))).not.toContain('Pay me first')
})

test('a list is read page by page, newest saved first, and a page too far is the last', async () => {
  const { actor, cookies } = await aLoggedInPerson(server)
  const ids: string[] = []
  for (let count = 0; count < 27; count += 1) ids.unshift((await aJob(db)).id)
  for (const id of ids.toReversed()) await save(id, cookies)

  const pageOf = (page: number) =>
    savedJobs.list(anAccount(actor), { filter: 'all', page, removedId: null })
  const [first, second, far] = [await pageOf(1), await pageOf(2), await pageOf(99)]

  expect([...first.jobs, ...second.jobs].map(({ jobId }) => jobId)).toEqual(ids)
  expect([first.jobs.length, second.jobs.length, first.pages]).toEqual([25, 2, 2])
  expect(far.page).toBe(2)
  expect((await pageOf(-3)).page).toBe(1)
  expect(first.counts).toEqual({ all: 27, open: 27, closed: 0 })
})

test('what was just removed is named, and nothing that was never public', async () => {
  const { account, job } = await aSavedJob()
  const held = await aJob(db, { status: 'held', title: 'Secret' })
  const removedOf = async (removedId: string) =>
    (await savedJobs.list(account, { filter: 'all', page: 1, removedId })).removed

  expect(await removedOf(job.id)).toBeNull()
  await savedJobs.remove(account, job.id)
  expect(await removedOf(job.id)).toEqual({ jobId: job.id, title: job.title })
  expect(await removedOf(held.id)).toBeNull()
  expect(await removedOf('nothing')).toBeNull()
})

test('recently viewed jobs are those with a page, in their order', async () => {
  const [first, second] = [await aJob(db), await aJob(db, { status: 'closed' })]
  const held = await aJob(db, { status: 'held' })

  const cards = await savedJobs.listSeen([second.id, held.id, "'", 'nothing', first.id])

  expect(cards.map(({ id }) => id)).toEqual([second.id, first.id])
})
