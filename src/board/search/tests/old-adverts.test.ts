import { expect, test } from 'vitest'
import { isOld } from '#trade/job-age.ts'
import type { JobCard } from '#trade/jobs.schema.ts'
import { ANY_SEARCH, type JobSearch } from '#board/search/search.ts'
import { createCache } from '#platform/cache/cache.ts'
import { aJob, anUnusedCountry } from '#tests/support/builders.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { maintainIndex } from '#board/search/index/index-jobs.ts'
import { createSearch } from '#board/search/search.service.ts'

const { db, services } = await openTestServer()
const DAY_MS = 86_400_000
const board = { db, readDatabases: { primary: db, replica: db } }

async function put(...adverts: [title: string, daysAgo: number, more?: object][]) {
  const country = anUnusedCountry()
  for (const [title, daysAgo, more] of adverts) {
    const lastSeenAt = new Date(Date.now() - daysAgo * DAY_MS).toISOString()
    const dates = { postedAt: lastSeenAt, lastSeenAt }
    await aJob(db, { title, country, ...dates, description: 'Come to us.', ...more })
  }
  services.jobs.notifyJobsChanged()
  return country
}

async function titles(search: Partial<JobSearch>, { find } = services.search) {
  const { items } = await find({ ...ANY_SEARCH, ...search })
  return items.map(({ title }) => title)
}

test('an old advert comes behind newer ones whose title has the words, too', async () => {
  const country = await put(
    ['Cellist', 31],
    ['Cellist and teacher of many other instruments', 29],
    ['Porter', 1, { description: 'Carry the case of a cellist.' }],
    ['Driver', 45, { description: 'Drive a cellist.' }],
  )

  expect(await titles({ country, q: 'cellist' })).toEqual([
    'Cellist and teacher of many other instruments',
    'Cellist',
    'Porter',
    'Driver',
  ])
})

test('with two words it is the same, and a title with both comes before one with one', async () => {
  const country = await put(
    ['Baroque cellist', 40],
    ['Cellist for our baroque evenings by the sea', 2],
    ['Cellist', 1, { description: 'We play baroque music.' }],
  )

  expect(await titles({ country, q: 'baroque cellist' })).toEqual([
    'Cellist for our baroque evenings by the sea',
    'Baroque cellist',
    'Cellist',
  ])
})

test('among equally old ones the better match is first, as among new ones', async () => {
  const kinds = [
    'Assistant psychologist',
    'Psychologist',
    'Clinical psychologist for the north coast',
  ]
  const orders = []
  for (const days of [1, 50]) {
    const country = await put(...kinds.map((title): [string, number] => [title, days]))
    orders.push(await titles({ country, q: 'psychologist' }))
  }

  expect(orders[0]?.[0]).toBe('Psychologist')
  expect(orders[1]).toEqual(orders[0])
})

test('sorted by pay, an old advert ranks by its pay', async () => {
  const paid = (payMin: number) => ({ payMin, payPeriod: 'year' })
  const country = await put(['Old cellist', 50, paid(50_000)], ['New cellist', 1, paid(20_000)])

  expect(await titles({ country, q: 'cellist', sort: 'pay' })).toEqual([
    'Old cellist',
    'New cellist',
  ])
})

/** The verdicts of a pass, and of a question. */
const PASS = { licence: 1, occupation: 1, rate: 1, wording: 1 }
const QUESTION = { licence: 0, occupation: 1, rate: 0, wording: 1 }

test.each([0, 40_000])('an old pass comes behind a new question (most: %i)', async (most) => {
  const kinds = ['Old pass', 'Old question', 'New question', 'New pass', 'Newer question']
  const country = await put(
    ...kinds.map((title, index): [string, number, object] => [
      title,
      title.startsWith('Old') ? 31 : 9 - index,
      { employerName: `House ${index}` },
    ]),
  )
  for (const title of kinds) {
    const verdicts = title.endsWith('pass') ? PASS : QUESTION
    const rows = db.updateTable('jobSearch').set(verdicts).where('title', '=', title)
    await rows.where('country', '=', country).execute()
  }
  const { find } = createSearch({ ...board, cache: createCache() }, { maxFullScan: most })
  const search = { ...ANY_SEARCH, country, sort: 'surest' } as const
  const sorted = ['New pass', 'Newer question', 'New question', 'Old pass', 'Old question']
  expect(await titles(search, { ...services.search, find })).toEqual(sorted)

  for (const limit of [1, 2, 3]) {
    const seen: string[] = []
    let after: string | null = null
    do {
      const page: Awaited<ReturnType<typeof find>> = await find(search, { after, limit })
      seen.push(...page.items.map(({ title }) => title))
      after = page.next
    } while (after)
    expect(seen).toEqual(sorted)
  }
})

test('seen lately counts, not posted lately', async () => {
  const long = { postedAt: '2024-01-01T00:00:00.000Z' }
  const country = await put(
    ['Cellist', 31, { postedAt: new Date().toISOString() }],
    ['Cellist', 1, { ...long, employerName: 'Another orchestra' }],
  )

  const { items } = await services.search.find({ ...ANY_SEARCH, country, q: 'cellist' })

  expect(items.map((job) => isOld(job))).toEqual([false, true])
})

test.each([0, 40_000])('pages go on where they ended, from new to old (most: %i)', async (most) => {
  const country = await put(
    ...Array.from({ length: 12 }, (_, index): [string, number, object] => [
      index % 3 === 0 ? 'Violist' : 'Violist of the second chair in our orchestra',
      index * 5,
      { employerName: `Orchestra ${index}` },
    ]),
  )
  await maintainIndex(db)
  const { find } = createSearch({ ...board, cache: createCache() }, { maxFullScan: most })
  const seen: JobCard[] = []
  let after: string | null = null
  do {
    const search = { ...ANY_SEARCH, country, q: 'violist' }
    const page: Awaited<ReturnType<typeof find>> = await find(search, { after, limit: 5 })
    seen.push(...page.items)
    after = page.next
  } while (after)

  expect(new Set(seen.map(({ id }) => id)).size).toBe(12)
  expect(seen.map((job) => isOld(job))).toEqual(seen.map((_, index) => index > 5))
})
