import { expect, test } from 'vitest'
import { ANY_SEARCH } from '#board/search/search.ts'
import { createCache } from '#platform/cache/cache.ts'
import { aJob } from '#tests/support/builders.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { maintainIndex } from '#board/search/index/index-jobs.ts'
import { createSearch } from '#board/search/search.service.ts'

const { db } = await openTestServer()
const platform = { db, readDatabases: { primary: db, replica: db } }

const HARBOUR = {
  description: 'Work in the harbour.',
  category: 'education',
  type: 'Contract',
} as const
const NETS = {
  description: 'Mend nets in the harbour.',
  category: 'tech',
  type: 'Contract',
} as const
for (let count = 0; count < 40; count += 1) await aJob(db, count < 35 ? HARBOUR : NETS)
await maintainIndex(db)

test.each([
  ['some jobs have', 'nets', 2, ['tech']],
  ['most jobs have', 'harbour', 40, ['education', 'tech']],
])(
  'a search for words that %s says that there are too many, and offers only values that occur',
  async (_, q, atLeast, categories) => {
    const board = createSearch({ ...platform, cache: createCache() }, { maxFullScan: 2 })

    const answer = await board.find({ ...ANY_SEARCH, q }, { limit: 4 })

    expect(answer.items).toHaveLength(4)
    expect(answer.total).toEqual({ count: atLeast, isExact: false })
    expect(answer.facets.category.map(({ value }) => value).toSorted()).toEqual(categories)
    expect(answer.facets.category.map(({ count }) => count)).toEqual(categories.map(() => null))
    expect(answer.facets.type.map(({ value }) => value)).toEqual(['Contract'])
  },
)
