import { afterAll, expect, test, vi } from 'vitest'
import type { Insertable } from 'kysely'
import { ANY_SEARCH } from '#board/search/search.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { JobTable } from '#board/jobs/jobs.tables.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { aJob } from '#tests/support/builders.ts'
import { aSponsor } from '#tests/support/register.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { indexJobs } from '#board/search/index/index-jobs.ts'
import { classOf, NEWCOMER, SETTLED } from '#sponsorship/check/classes/applicant-class.ts'
import { recheckOpenJobs } from './recheck.ts'

// The rules of that day are used, whenever the tests run: some end with the year.
vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T12:00:00Z') })
afterAll(() => void vi.useRealTimers())
const { db, services } = await openTestServer()
const { search } = services

/** An analyst’s job whose every line is certain: it is on a list that ends with the year. */
const ANALYST = {
  title: 'Data analyst',
  place: 'Leeds',
  payMin: 52_000,
  payMax: 56_000,
  payCurrency: 'GBP',
  payPeriod: 'year',
  hoursPerWeek: 37.5,
  description: `You look after our figures. ${'We work in a small team with care. '.repeat(12)}`,
} satisfies Partial<Insertable<JobTable>>

async function verdictsOf(id: Id) {
  return db
    .selectFrom('jobSearch')
    .select(['licence', 'occupation', 'rate', 'wording', 'sponsorId', 'occupationCode'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The sureness of a job for each class, by the profile of its row. */
async function profileOf(id: Id) {
  const found = await db
    .selectFrom('jobSearch')
    .innerJoin('answerProfile', 'answerProfile.id', 'jobSearch.profile')
    .select('sureness')
    .where('jobSearch.id', '=', id)
    .executeTakeFirst()
  return Array.from(found?.sureness ?? '', Number)
}

async function forget(id: Id) {
  const nothing = { licence: null, occupation: null, rate: null, wording: null }
  await db
    .updateTable('jobSearch')
    .set({ ...nothing, occupationCode: null, profile: null })
    .where('id', '=', id)
    .execute()
}

test('a job is checked when it is posted, and lists filter by its results', async () => {
  const { id } = await aJob(db, { ...ANALYST, employerName: `Ada ${newId()}` })

  expect(await verdictsOf(id)).toMatchObject({
    licence: 0,
    occupation: 1,
    rate: 1,
    wording: 1,
    occupationCode: '3544',
  })
  const found = await search.find({ ...ANY_SEARCH, rate: 'pass' }, { limit: 100 })
  expect(found.items.find((job) => job.id === id)?.check).toEqual({
    licence: 'unknown',
    occupation: 'pass',
    pay: 'pass',
    wording: 'pass',
  })
})

async function savedOf(id: string) {
  return db
    .selectFrom('jobCheck')
    .select(['headline', 'content'])
    .where('id', '=', id)
    .executeTakeFirst()
}

test('of a job abroad only the wording is checked, and no list knows of it', async () => {
  const { id } = await aJob(db, { ...ANALYST, country: 'IE' })
  const description = 'You pay £2,900 for the certificate of sponsorship before you start.'
  const fraud = await aJob(db, { ...ANALYST, country: 'AE', description })
  await recheckOpenJobs(db)

  const [quiet, loud] = [await savedOf(id), await savedOf(fraud.id)]
  expect(quiet).toMatchObject({ headline: null, content: { lines: [{ name: 'wording' }] } })
  expect(loud).toMatchObject({ headline: { tone: 'danger', words: 'Asks for money' } })
  await db.deleteFrom('jobCheck').where('id', '=', id).execute()
  await db.updateTable('recheck').set({ afterId: '', doneAt: null }).execute()
  await recheckOpenJobs(db)
  expect(await savedOf(id)).toEqual(quiet)
  for (const one of [id, fraud.id])
    expect(await verdictsOf(one)).toEqual({
      licence: null,
      occupation: null,
      rate: null,
      wording: null,
      sponsorId: null,
      occupationCode: null,
    })
})

test('jobs are rechecked once, and again only when rules, register or date change', async () => {
  const { id } = await aJob(db, ANALYST)
  await recheckOpenJobs(db, '2026-11-20')
  await forget(id)

  expect(await recheckOpenJobs(db, '2026-11-21')).toBe(0)
  expect(await verdictsOf(id)).toMatchObject({ occupation: null })

  const employerName = `Tilda ${newId()} Ltd`
  const other = await aJob(db, { ...ANALYST, employerName })
  const { id: sponsorId } = await aSponsor(db, { name: employerName })
  await recheckOpenJobs(db, '2026-11-21')
  expect(await verdictsOf(id)).toMatchObject({ licence: 0, occupation: 1, occupationCode: '3544' })
  expect(await verdictsOf(other.id)).toMatchObject({ licence: 1, sponsorId })
})

test('on the day a list ends, the result of the same advert changes', async () => {
  const { id } = await aJob(db, ANALYST)
  await recheckOpenJobs(db, '2026-12-30')
  expect(await verdictsOf(id)).toMatchObject({ occupation: 1, rate: 1 })

  await recheckOpenJobs(db, '2026-12-31')
  expect(await verdictsOf(id)).toMatchObject({ occupation: 2 })
})

test('what a job says to each class is written with its results, and once for all jobs alike', async () => {
  const young = classOf({ where: 'abroad', permission: 'none', isUnder26: 'yes' })
  const lowPaid = { ...ANALYST, payMin: 34_000, payMax: 35_000 }
  const { id } = await aJob(db, lowPaid)
  const other = await aJob(db, lowPaid)
  const before = await profileOf(id)
  expect([before[NEWCOMER], before[young], before[SETTLED]]).toEqual([1, 4, 5])
  expect(await profileOf(other.id)).toEqual(before)
  const { count } = db.fn
  const alike = db.selectFrom('answerProfile').select(count<number>('id').as('number'))
  const { number } = await alike.executeTakeFirstOrThrow()

  await forget(id)
  await recheckOpenJobs(db, '2026-12-29')
  expect(await profileOf(id)).toEqual(before)
  expect(await alike.executeTakeFirstOrThrow()).toEqual({ number })

  await recheckOpenJobs(db, '2026-12-31')
  expect((await profileOf(id))[young]).toBe(1)
  const abroad = await aJob(db, { ...lowPaid, country: 'IE' })
  expect(await profileOf(abroad.id)).toEqual([])
})

test('an interrupted recheck continues where it stopped', async () => {
  const before = await aJob(db, { ...ANALYST, id: `0${newId().slice(1)}` })
  const behind = await aJob(db, { ...ANALYST, id: `z${newId().slice(1)}` })
  await recheckOpenJobs(db, '2026-12-30')
  await forget(before.id)
  await forget(behind.id)
  await db.updateTable('recheck').set({ afterId: before.id, doneAt: null }).execute()

  await recheckOpenJobs(db, '2026-12-30')

  expect(await verdictsOf(before.id)).toMatchObject({ occupation: null })
  expect(await verdictsOf(behind.id)).toMatchObject({ occupation: 1 })
})

test('two concurrent rechecks check each job once', async () => {
  const { id } = await aJob(db, ANALYST)
  await recheckOpenJobs(db, '2026-12-31')
  await forget(id)
  await db.updateTable('recheck').set({ afterId: '', doneAt: null }).execute()

  const changes = await Promise.all([
    recheckOpenJobs(db, '2026-12-31'),
    recheckOpenJobs(db, '2026-12-31'),
  ])

  expect(changes.toSorted()).toEqual([0, 1])
  expect(await verdictsOf(id)).toMatchObject({ occupation: 2 })
})

const onPostgres = test.skipIf(!process.env.TEST_DATABASE_URL)
onPostgres(
  'a recheck and writers of the same jobs never wait for each other in a circle',
  async () => {
    const jobs = await Promise.all(Array.from({ length: 120 }, () => aJob(db, ANALYST)))
    const ids = jobs.map(({ id }) => id).toSorted()
    const write = (some: Id[]) => db.transaction().execute((db) => indexJobs(db, some))

    for (const day of ['20', '21', '22', '23']) {
      await db
        .updateTable('job')
        .set({ updatedAt: new Date().toISOString() })
        .where('id', 'in', ids)
        .execute()
      await Promise.all([
        recheckOpenJobs(db, `2026-11-${day}`),
        write(ids.toReversed()),
        write(ids),
        write(ids.filter((_, at) => at % 2 === 0)),
      ])
    }
  },
)
