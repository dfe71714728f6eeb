import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  integer,
  record,
  type Arbitrary,
} from 'fast-check'
import { expect, test } from 'vitest'
import { ANY_SEARCH, type JobSearch } from '#board/search/search.ts'
import { createCache } from '#platform/cache/cache.ts'
import { aJob } from '#tests/support/builders.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { indexJobs } from '#board/search/index/index-jobs.ts'
import { createSearch } from '#board/search/search.service.ts'

const { db } = await openTestServer()
const DAY_MS = 86_400_000

// More than ten miles apart.
const PLACES = ['Leeds', 'York', 'Hull']
const ADVERTS = ['Cooper', 'Farrier']

const advert = record({
  title: constantFrom(...ADVERTS),
  place: constantFrom(...PLACES),
  daysAgo: integer({ min: 0, max: 9 }),
})

/** An event after an advert was posted. */
const event = record({
  which: integer({ min: 0, max: 11 }),
  what: constantFrom('close', 'expire', 'remove', 'delete', 'reword', 'repost', 'move'),
})
type Advert = (typeof advert extends Arbitrary<infer Value> ? Value : never) & {
  id: string
  isOpen: boolean
}

// Adverts of one day share their millisecond, so the id decides.
const NOW = Date.now()
const postedAt = (daysAgo: number) => new Date(NOW - (daysAgo + 0.5) * DAY_MS).toISOString()

async function apply(job: Advert, what: string) {
  const change = async (columns: object) => {
    await db.updateTable('job').set(columns).where('id', '=', job.id).execute()
    await indexJobs(db, [job.id])
  }
  switch (what) {
    case 'close':
    case 'remove':
      job.isOpen = false
      return change({ status: what === 'close' ? 'closed' : 'removed' })
    case 'expire':
      job.isOpen = false
      return change({ closesAt: postedAt(0) })
    case 'delete':
      job.isOpen = false
      return db.deleteFrom('job').where('id', '=', job.id).execute()
    case 'reword':
      job.title = ADVERTS.find((title) => title !== job.title) ?? ''
      return change({ title: job.title })
    case 'repost':
      job.daysAgo = (job.daysAgo + 5) % 10
      return change({ postedAt: postedAt(job.daysAgo) })
    default:
      job.place = PLACES.find((place) => place !== job.place) ?? ''
      return change({ place: job.place })
  }
}

const SEARCHES: [Partial<JobSearch>, (job: Advert) => boolean][] = [
  [{}, () => true],
  [{ q: 'cooper' }, ({ title }) => title === 'Cooper'],
  [{ place: 'york', radius: 10 }, ({ place }) => place === 'York'],
  [{ q: 'hull' }, ({ place }) => place === 'Hull'],
  [{ q: '-leeds' }, ({ place }) => place !== 'Leeds'],
  [{ q: 'farrier', place: 'leeds', radius: 100 }, ({ title }) => title === 'Farrier'],
  [{ days: 7 }, ({ daysAgo }) => daysAgo < 7],
]

/** The newest matching copy of each advert. */
function bruteForce(jobs: Advert[], matches: (job: Advert) => boolean) {
  const newestFirst = jobs
    .filter((job) => job.isOpen && matches(job))
    .toSorted((a, b) => a.daysAgo - b.daysAgo || (a.id > b.id ? -1 : 1))
  return ADVERTS.flatMap((title) => newestFirst.find((job) => job.title === title)?.id ?? [])
}

test.each([0, 40_000])(
  'of the copies that match the newest is shown, whatever happened to them (most: %i)',
  async (maxFullScan) => {
    await assert(
      asyncProperty(
        array(advert, { minLength: 1, maxLength: 12 }),
        array(event, { maxLength: 10 }),
        async (adverts, events) => {
          await db.deleteFrom('job').execute()
          const jobs: Advert[] = []
          for (const { title, place, daysAgo } of adverts) {
            const texts = { title, place, description: 'One text.' }
            const { id } = await aJob(db, { ...texts, postedAt: postedAt(daysAgo) })
            jobs.push({ title, place, daysAgo, id, isOpen: true })
          }
          for (const { which, what } of events) {
            const job = jobs[which]
            if (job?.isOpen) await apply(job, what)
          }
          const board = { db, readDatabases: { primary: db, replica: db }, cache: createCache() }
          const { find } = createSearch(board, { maxFullScan })
          for (const [wanted, matches] of SEARCHES) {
            const expected = bruteForce(jobs, matches)
            // If nothing matches, the search may try another reading.
            if (expected.length === 0) continue
            const { items, total } = await find({ ...ANY_SEARCH, ...wanted })
            expect(items.map(({ id }) => id).toSorted()).toEqual(expected.toSorted())
            expect(total.count).toBe(expected.length)
          }
        },
      ),
      { numRuns: 30 },
    )
  },
)
