import { beforeAll, expect, test } from 'vitest'
import { ANY_SEARCH, type JobSearch } from '#board/search/search.ts'
import { aJob } from '#tests/support/builders.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { createCache } from '#platform/cache/cache.ts'
import { createSearch } from '#board/search/search.service.ts'

const { app, db, services } = await openTestServer()

beforeAll(async () => {
  const posted = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString()
  await aJob(db, { title: 'Mining lead', occupationCode: '2121', postedAt: posted(1) })
  await aJob(db, { title: 'Civil engineer', postedAt: posted(2), place: 'Hull' })
  await aJob(db, { title: 'Dam builder', occupationCode: '2121', postedAt: posted(3) })
  await aJob(db, { title: 'Civil engineer', country: 'IE' })
  await aJob(db, { title: 'Bridge keeper', occupationCode: '2121', status: 'closed' })
  await aJob(db)
  const closesAt = new Date(Date.now() - 1000).toISOString()
  await aJob(db, { title: 'Canal keeper', occupationCode: '2121', closesAt })
  services.jobs.notifyJobsChanged()
})

/** The titles as found on a small board, and on one that is too big to read all matches. */
async function titlesOf(search: Partial<JobSearch>) {
  const readDatabases = { primary: db, replica: db }
  const [small, big] = await Promise.all(
    [40_000, 0].map(async (maxFullScan) => {
      const engine = createSearch({ db, readDatabases, cache: createCache() }, { maxFullScan })
      const { items } = await engine.find({ ...ANY_SEARCH, occupationCode: '2121', ...search })
      return items.map(({ title }) => title)
    }),
  )
  expect(big).toEqual(small)
  return small
}

test('an occupation has the open jobs of its code, the employer’s or the one that fits best', async () => {
  expect(await titlesOf({})).toEqual(['Mining lead', 'Civil engineer', 'Dam builder'])
  expect(await titlesOf({ occupationCode: '2134' })).toEqual([])
})

test('each occupation has its count of open jobs', async () => {
  const counts = await services.search.countOccupations()

  expect([counts.get('2121'), counts.get('2134')]).toEqual([3, undefined])
})

test('words, places, other filters and orders go with an occupation', async () => {
  expect(await titlesOf({ q: 'dam' })).toEqual(['Dam builder'])
  expect(await titlesOf({ place: 'Hull' })).toEqual(['Civil engineer'])
  expect(await titlesOf({ days: 3, category: 'nursing' })).toEqual([
    'Mining lead',
    'Civil engineer',
  ])
  expect(await titlesOf({ sort: 'surest' })).toHaveLength(3)
  expect(await titlesOf({ category: 'tech' })).toEqual([])
})

test('a search says which occupation it is for, and how to look beyond it', async () => {
  const wanted = { ...ANY_SEARCH, occupationCode: '2121', q: 'nurse', place: 'Leeds' }
  const { interpretation, alternatives } = await services.search.find(wanted)

  expect(interpretation.occupation).toBe('Civil engineers')
  expect(alternatives.map(({ label }) => label)).toContain('Look in every occupation')
})

test('an API call and a feed with an unknown code are refused, not answered with all jobs', async () => {
  const counted = await app.inject('/api/v1/jobs?occupationCode=2121')
  expect(counted.headers['x-total-count']).toBe('3')
  for (const code of ['9999', '21211', '21%00', '__proto__', '2'.repeat(9000)]) {
    for (const path of ['/api/v1/jobs', '/feeds/search.rss']) {
      const { statusCode } = await app.inject(`${path}?occupationCode=${code}`)
      expect([code, path, statusCode]).toEqual([code, path, 422])
    }
  }
})
