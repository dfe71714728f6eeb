import { expect, test } from 'vitest'
import { ANY_SEARCH, MANY_JOBS, type JobSearch } from '#board/search/search.ts'
import { aJob } from '#tests/support/builders.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import type { Board } from '#board/search/finding/find-ids.ts'
import { resolve } from '#board/search/finding/resolve.ts'
import { SOMEBODY_NEW } from '#board/search/finding/viewer.ts'
import { countMatches } from '#board/search/query/scan.ts'
import { isPlaceWide, type Statistics } from './statistics.ts'
import { countTotal } from './total.ts'

const { db } = await openTestServer()

const SHARES = { zeppelin: 0.03, basket: 0.03 }

/** A board of a million jobs whose database fails. */
const AWAY = {
  isSmall: false,
  maxMatches: MANY_JOBS,
  statistics: { jobs: 1_000_000, words: { of: new Map(Object.entries(SHARES)), rare: 0.001 } },
} as unknown as Board

async function toCriteria(search: Partial<JobSearch>) {
  const question = { search: { ...ANY_SEARCH, ...search }, viewer: SOMEBODY_NEW }
  return (await resolve(db, question)).criteria
}

async function count(search: Partial<JobSearch>) {
  return countTotal(AWAY, await toCriteria(search))
}

test('a word that many jobs have is known to be in many, without a look at them', async () => {
  expect(await count({ q: 'zeppelin' })).toEqual({ count: MANY_JOBS, isExact: false })
})

test.each([
  ['a rarer word', { q: 'airship' }],
  ['two words', { q: 'zeppelin basket' }],
  ['an exclusion', { q: 'zeppelin -pilot' }],
  ['a place', { q: 'zeppelin', place: 'Leeds' }],
  ['a country as the place', { q: 'zeppelin', place: 'Ireland' }],
  ['a part of the title', { q: 'zeppelin', title: 'pilot' }],
  ['a filter', { q: 'zeppelin', type: 'Part-time' }],
  ['an occupation', { q: 'zeppelin', occupationCode: '3511' }],
] as const)('with %s they are counted', async (_, search) => {
  await expect(count(search)).rejects.toThrow()
})

test('near a place that most jobs are near, those with a word are the same, found by the word alone', async () => {
  const description = 'Fly an ornithopter.'
  for (const place of ['Leeds', 'York', 'Hull', 'London', 'London'])
    await aJob(db, { place, description })
  const criteria = await toCriteria({ q: 'ornithopter', place: 'leeds', radius: 100 })

  for (const isPlaceWide of [false, true])
    expect(await countMatches(db, criteria, 10, { isPlaceWide })).toEqual({
      count: 3,
      isExact: true,
    })
})

test.each([
  ['a rare word', 'airship', true],
  ['a usual word', 'zeppelin', false],
])('with %s a place that most jobs are near is wide or not', async (_, q, isWide) => {
  const criteria = await toCriteria({ q, place: 'leeds', radius: 100 })
  const squares = [{ latitude: 53.8, longitude: -1.5, count: 600_000 }]
  const statistics = { ...AWAY.statistics, squares } as Statistics

  expect(isPlaceWide(criteria, statistics)).toBe(isWide)
  expect(isPlaceWide(await toCriteria({ q }), statistics)).toBe(false)
})
