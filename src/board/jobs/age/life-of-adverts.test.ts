import { expect, test } from 'vitest'
import { recordSightings } from '#board/jobs/stored/sightings.queries.ts'
import { maintainIndex } from '#board/search/index/index-jobs.ts'
import { ANY_SEARCH, type JobSearch } from '#board/search/search.ts'
import { letAlertsBeDue, anAlert, jobsIn, sendDigests } from '#tests/support/alerts.ts'
import { mailsTo } from '#tests/support/account-calls.ts'
import { aJob, anUnusedCountry } from '#tests/support/builders.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const server = await openTestServer()
const { app, db, mailbox, services } = server
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

/** An imported advert, posted long ago and seen that many days ago. */
async function aSeenJob(days: number, more: Parameters<typeof aJob>[1] = {}) {
  const word = uniqueWord()
  const job = await aJob(db, {
    title: `Nurse ${word}`,
    source: 'seen',
    sourceRef: word,
    postedAt: daysAgo(300),
    lastSeenAt: daysAgo(days),
    ...more,
  })
  return { ...job, word }
}

async function see(id: string, days = 0) {
  await recordSightings(db, [id], daysAgo(days))
  services.jobs.notifyJobsChanged()
}

async function find(search: Partial<JobSearch>) {
  services.jobs.notifyJobsChanged()
  const found = await services.search.find({ ...ANY_SEARCH, ...search })
  return { ids: found.items.map(({ id }) => id), total: found.total.count, facets: found.facets }
}

const bodyOf = async (url: string) => (await app.inject(url)).body
/** Every place that lists jobs, and whether the advert is there. */
async function placesOf({ id, word }: { id: string; word: string }) {
  return {
    list: (await find({ q: word })).total === 1,
    call: (await bodyOf(`/api/v1/jobs?q=${word}`)).includes(id),
    feed: (await bodyOf(`/feeds/search.rss?q=${word}`)).includes(id),
    siteMap: (await bodyOf('/sitemaps/jobs-1.xml')).includes(id),
    otherBoards: (await bodyOf('/feeds/jobs.xml')).includes(id),
  }
}

const inAll = (is: boolean) => ({
  list: is,
  call: is,
  feed: is,
  siteMap: is,
  otherBoards: is,
})

test.each([
  [0, false, true],
  [29, false, true],
  [30, true, true],
  [59, true, true],
  [60, true, false],
  [400, true, false],
])('not seen for %i days, an advert is old: %s, listed: %s', async (days, isOld, isListed) => {
  // A minute's room, because the test takes a while.
  const job = await aSeenJob(days + (days % 10 === 9 ? 1 - 1 / 1440 : 0))

  const places = await placesOf(job)
  const details = (await app.inject(`/api/v1/jobs/${job.id}`)).json()

  expect(places).toEqual(inAll(isListed))
  expect(details).toMatchObject({ status: 'open', isOpen: true, isOld, isListed })
})

test('the next sighting shows a hidden advert in every place again', async () => {
  const job = await aSeenJob(100)

  await see(job.id)

  expect(await placesOf(job)).toEqual(inAll(true))
  expect((await app.inject(`/api/v1/jobs/${job.id}`)).json()).toMatchObject({ isOld: false })
})

test('an advert seen each day stays, though its search row is seldom written', async () => {
  const job = await aSeenJob(59)
  const rowOf = () =>
    db.selectFrom('jobSearch').select('seenAt').where('id', '=', job.id).executeTakeFirstOrThrow()
  await see(job.id, 20)
  const written = await rowOf()

  await see(job.id, 1)
  expect(await rowOf()).toEqual(written)
  expect((await find({ q: job.word })).total).toBe(1)
})

test('a row that was not written at a sighting follows before it would count as old', async () => {
  const job = await aSeenJob(45)
  await db
    .updateTable('job')
    .set({ lastSeenAt: daysAgo(2) })
    .where('id', '=', job.id)
    .execute()

  await maintainIndex(db)

  const row = db.selectFrom('jobSearch').select('seenAt').where('id', '=', job.id)
  const { seenAt } = await row.executeTakeFirstOrThrow()
  expect(Date.now() - Date.parse(seenAt)).toBeLessThan(2 * DAY_MS + MINUTE_MS)
})

test('a sighting is never earlier than the last, and neither opens nor lists a closed job', async () => {
  const job = await aSeenJob(10)
  const closed = await aSeenJob(100, { status: 'closed', closedAs: 'gone' })

  await see(job.id, 20)
  await see(closed.id)

  const details = async (id: string) => (await app.inject(`/api/v1/jobs/${id}`)).json()
  expect((await details(job.id)).lastSeenAt).toBe(job.lastSeenAt)
  expect(await details(closed.id)).toMatchObject({ status: 'closed', isListed: false })
})

test('an old advert can be sponsored in no list and no count, for nobody', async () => {
  const country = anUnusedCountry()
  const [fresh, old] = [await aSeenJob(29, { country }), await aSeenJob(31, { country })]
  const passes = { licence: 1, occupation: 1, rate: 1, wording: 1 }
  const rows = db.updateTable('jobSearch').set(passes).where('id', 'in', [fresh.id, old.id])
  await rows.execute()

  const passing = await find({ country, answer: 'pass' })
  const counts = (await find({ country })).facets.answer.map(({ value, count }) => [value, count])

  expect(passing.ids).toEqual([fresh.id])
  expect(counts).toEqual(
    expect.arrayContaining([
      ['pass', 1],
      ['open', 2],
    ]),
  )
})

test('an alert sends an advert that comes back, once, and never one that is hidden', async () => {
  const job = await aSeenJob(100)
  const { email } = await anAlert(server, { search: { q: job.word } })
  const nextMorning = async () => {
    await letAlertsBeDue(db)
    await services.alerts.decide()
    await sendDigests(server)
    return (await mailsTo(mailbox, email)).map(jobsIn)
  }

  expect(await nextMorning()).toEqual([])
  await see(job.id)
  expect(await nextMorning()).toEqual([[job.id]])
  await db
    .updateTable('job')
    .set({ lastSeenAt: daysAgo(0) })
    .where('id', '=', job.id)
    .execute()
  await maintainIndex(db)
  expect(await nextMorning()).toEqual([[job.id]])
})
