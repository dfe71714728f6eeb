import { expect, test } from 'vitest'
import { ANY_SEARCH } from '#board/search/search.ts'
import { createCache } from '#platform/cache/cache.ts'
import { createSearch } from '#board/search/search.service.ts'
import { aJob } from '#tests/support/builders.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const { db } = await openTestServer()
const HOUR_MS = 3_600_000

test('on a board that is mainly of the UK its jobs come first, page by page, unless a place is searched', async () => {
  const adverts = [
    ['Cooper in Galway', 'IE', ''],
    ['Brewer in Cork', 'IE', 'You work beside our cooper.'],
    ['Cooper of Leeds', 'GB', ''],
    ['Brewer of Hull', 'GB', 'You work beside our cooper.'],
    ['Cooper of York', 'GB', ''],
  ] as const
  for (const [at, [title, country, description]] of adverts.entries()) {
    const postedAt = new Date(Date.now() - at * HOUR_MS).toISOString()
    await aJob(db, { title, country, description, postedAt })
  }
  const readDatabases = { primary: db, replica: db }
  const engine = createSearch({ db, readDatabases, cache: createCache() })
  const find = async (more: object) => {
    const titles: string[] = []
    let after: string | null = null
    do {
      const page = await engine.find({ ...ANY_SEARCH, q: 'cooper', ...more }, { after, limit: 2 })
      titles.push(...page.items.map(({ title }) => title))
      after = page.next
    } while (after)
    return titles
  }

  const inUk = ['Cooper of Leeds', 'Cooper of York']
  expect(await find({})).toEqual([...inUk, 'Cooper in Galway', 'Brewer of Hull', 'Brewer in Cork'])
  expect(await find({ country: 'IE' })).toEqual(['Cooper in Galway', 'Brewer in Cork'])
  expect(await find({ sort: 'newest' })).toEqual(adverts.map(([title]) => title))
})
