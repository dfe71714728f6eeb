import { expect, test } from 'vitest'
import { ANY_SEARCH } from '#board/search/search.ts'
import { indexJobs } from '#board/search/index/index-jobs.ts'
import { MOST_COMPARED } from '#board/search/index/twins.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { aJob } from '#tests/support/builders.ts'
import { aPerson } from '#tests/support/people.ts'
import { aSponsor } from '#tests/support/register.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const server = await openTestServer()
const { db, services } = server
const DAY_MS = 86_400_000

type Changes = Parameters<typeof aJob>[1]

/** One job, as several sources have it. */
function aSharedJob(more: Changes = {}) {
  const word = uniqueWord()
  const facts = {
    title: `Tide keeper ${word}`,
    description: `Keep the tides of ${word}, and look after the people who live beside the water.`,
    companyNumber: word.slice(0, 8),
    ...more,
  }
  return {
    fromFile: (changes: Changes = {}) =>
      aJob(db, { ...facts, poster: 'source', source: 'adzuna', sourceRef: newId(), ...changes }),
    posted: async (changes: Changes = {}) =>
      aJob(db, { ...facts, ownerId: (await aPerson(db)).id, ...changes }),
    async listed() {
      services.jobs.notifyJobsChanged()
      const { items, total } = await services.search.find({ ...ANY_SEARCH, title: facts.title })
      expect(total.count).toBe(items.length)
      return items.map(({ id }) => id).toSorted()
    },
  }
}

async function change({ id }: { id: string }, columns: object) {
  await db.transaction().execute(async (db) => {
    await db.updateTable('job').set(columns).where('id', '=', id).execute()
    await indexJobs(db, [id])
  })
}

test('lists show what the employer posted here, and its other advert once that closes', async () => {
  const job = aSharedJob()
  const file = await job.fromFile()
  expect(await job.listed()).toEqual([file.id])
  const posted = await job.posted()
  expect(await job.listed()).toEqual([posted.id])
  await db.updateTable('job').set({ status: 'closed' }).where('id', '=', posted.id).execute()
  expect(await job.listed()).toEqual([file.id])
  await change(posted, { status: 'open' })
  expect(await job.listed()).toEqual([posted.id])
})

test('of three sources the next is shown when the first closes, and one alone after the upkeep', async () => {
  const job = aSharedJob()
  const [one, other] = [await job.fromFile(), await job.fromFile({ source: 'reed' })]
  const posted = await job.posted()
  expect(await job.listed()).toEqual([posted.id])
  await db.deleteFrom('job').where('id', '=', posted.id).execute()
  expect((await job.listed()).length).toBeGreaterThan(0)
  await services.search.maintain()
  expect(await job.listed()).toHaveLength(1)
  expect([one.id, other.id]).toContain((await job.listed())[0])
})

test('one that nobody has seen for long stands before no other', async () => {
  const job = aSharedJob()
  const [posted, file] = [await job.posted(), await job.fromFile()]
  const lastSeenAt = new Date(Date.now() - 61 * DAY_MS).toISOString()
  await db.updateTable('job').set({ lastSeenAt }).where('id', '=', posted.id).execute()
  await db
    .updateTable('jobSearch')
    .set({ closesAt: lastSeenAt })
    .where('id', '=', posted.id)
    .execute()
  expect(await job.listed()).toEqual([])
  await services.search.maintain()
  expect(await job.listed()).toEqual([file.id])
})

test('the entry on the register that the check is sure of makes one employer of two names', async () => {
  const sponsor = await aSponsor(db, { name: `Harbour ${uniqueWord()} Care Ltd` })
  const job = aSharedJob({ companyNumber: null, employerName: sponsor.name })
  const [, other] = [await job.fromFile(), await job.fromFile({ source: 'reed' })]
  expect(await job.listed()).toHaveLength(1)
  await change(other, { employerName: 'Somebody Else of No Register' })
  expect(await job.listed()).toHaveLength(2)
})

test.each<[string, Changes]>([
  ['of no company', { companyNumber: null }],
  ['of another company', { companyNumber: '99999999' }],
  ['in another town', { place: 'York' }],
  ['with another title', { title: `Night tide keeper ${uniqueWord()}` }],
  ['with another text', { description: 'Drive a van between our homes, and keep it clean.' }],
  ['of the same source', { source: 'adzuna' }],
])('an advert %s is another job, though the employer’s name is the same', async (_, changes) => {
  const job = aSharedJob()
  const [one, other] = [await job.fromFile(), await job.fromFile({ source: 'reed', ...changes })]
  const hidden = await db
    .selectFrom('jobSearch')
    .select('id')
    .where('id', 'in', [one.id, other.id])
    .where('twinOf', 'is not', null)
    .execute()
  expect(hidden).toEqual([])
})

test('nobody who has not proved to be the employer stands before its advert, or behind it', async () => {
  const job = aSharedJob()
  const file = await job.fromFile()
  const claimed = await job.posted({ poster: 'unproved' })
  expect(await job.listed()).toEqual([file.id, claimed.id].toSorted())
  await change(claimed, { poster: 'proved' })
  expect(await job.listed()).toEqual([claimed.id])
  await change(claimed, { poster: 'unproved' })
  expect(await job.listed()).toEqual([file.id, claimed.id].toSorted())
})

test('adverts of one job that are written at once know of each other', async () => {
  for (let round = 0; round < 5; round += 1) {
    const job = aSharedJob()
    await Promise.all(['adzuna', 'reed', 'totaljobs'].map((source) => job.fromFile({ source })))
    expect(await job.listed()).toHaveLength(1)
  }
})

test('an advert that is seen again stays behind its twin', async () => {
  const job = aSharedJob()
  const [posted, file] = [await job.posted(), await job.fromFile()]
  const closesAt = new Date(Date.now() + DAY_MS).toISOString()
  await db.updateTable('jobSearch').set({ closesAt }).where('id', '=', file.id).execute()
  await change(file, { lastSeenAt: new Date().toISOString() })
  expect(await job.listed()).toEqual([posted.id])
})

test('alerts have told of a job whose twin is shown again', async () => {
  const job = aSharedJob()
  const [posted, file] = [await job.posted(), await job.fromFile()]
  const newsOf = (id: string) =>
    db
      .selectFrom('publication')
      .select(['edition', 'advert'])
      .where('jobId', '=', id)
      .executeTakeFirstOrThrow()
  expect((await newsOf(file.id)).advert).toBe((await newsOf(posted.id)).advert)
  await db.updateTable('publication').set({ edition: 7 }).where('jobId', '=', file.id).execute()
  await db.updateTable('job').set({ status: 'closed' }).where('id', '=', posted.id).execute()
  expect(await job.listed()).toEqual([file.id])
  expect((await newsOf(file.id)).edition).toBe(7)
})

test('the page of the hidden advert stays, and knows the one in the lists', async () => {
  const job = aSharedJob()
  const [posted, file] = [await job.posted(), await job.fromFile()]
  expect(await services.jobs.findChecked(file.id)).toMatchObject({
    job: { id: file.id, isOpen: true },
    twinOf: posted.id,
  })
  expect((await services.jobs.findChecked(posted.id))?.twinOf).toBeNull()
  const sitemap = (await server.app.inject('/sitemaps/jobs-1.xml')).body
  expect(sitemap).toContain(posted.id)
  expect(sitemap).not.toContain(file.id)
})

test('a proof of another name hides nothing of the company whose number it gives', async () => {
  const job = aSharedJob({ employerName: 'Saltmarsh House', legalName: 'Saltmarsh House Ltd' })
  const file = await job.fromFile()
  const other = `Evil ${uniqueWord()} House`
  const posted = await job.posted({ employerName: other, legalName: `${other} Ltd` })
  expect(await job.listed()).toEqual([file.id, posted.id].toSorted())
})

test('of very many adverts of one title and town all are shown, also those that were hidden', async () => {
  const description = `Keep the tides of ${uniqueWord()}. ${'Look after people. '.repeat(1000)}`
  const job = aSharedJob({ description })
  const [first] = [await job.fromFile(), await job.posted()]
  const hidden = () =>
    db.selectFrom('jobSearch').select('id').where('twinOf', 'is not', null).execute()
  expect(await hidden()).toContainEqual({ id: first.id })
  const most = Math.floor(Math.sqrt(MOST_COMPARED / description.length))
  await Promise.all(Array.from({ length: most - 2 }, () => job.fromFile({ source: 'reed' })))
  expect(await hidden()).toContainEqual({ id: first.id })
  await job.fromFile()
  expect(await hidden()).not.toContainEqual({ id: first.id })
})
