import { expect, test } from 'vitest'
import { ANY_SEARCH, type JobSearch } from '#contract/search.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import type { Board } from '../find-ids.ts'
import { resolve } from '../resolve.ts'
import { SOMEBODY_NEW } from '../viewer.ts'
import { countTotal } from './total.ts'

const { db } = await openTestServer()

const SHARES = { zeppelin: 0.03, basket: 0.03 }

/** A board of a million jobs whose database fails. */
const AWAY = {
  isSmall: false,
  maxMatches: 10_000,
  statistics: { jobs: 1_000_000, words: { of: new Map(Object.entries(SHARES)), rare: 0.001 } },
} as unknown as Board

async function count(search: Partial<JobSearch>) {
  const question = { search: { ...ANY_SEARCH, ...search }, viewer: SOMEBODY_NEW }
  const { criteria } = await resolve(db, question)
  return countTotal(AWAY, criteria)
}

test('a word that many jobs have is known to be in many, without a look at them', async () => {
  expect(await count({ q: 'zeppelin' })).toEqual({ count: 10_000, isExact: false })
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
