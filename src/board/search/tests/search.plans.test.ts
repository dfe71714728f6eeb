import { sql, type CompiledQuery } from 'kysely'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { ANY_SEARCH, type JobSearch } from '#board/search/search.ts'
import { recordQueries, planOf } from '#tests/support/query-plans.ts'
import { findNewestCards } from '#board/jobs/jobs.queries.ts'
import { readPathRows } from '#site/publishing/open-jobs.queries.ts'
import { queries, type Query } from '#platform/channels.ts'
import { createCache } from '#platform/cache/cache.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { INDEX_VERSION, maintainIndex } from '#board/search/index/index-jobs.ts'
import { createSearch } from '#board/search/search.service.ts'

/** More than a search for title words looks at along the dates. */
const JOBS = 8200
/** A small table is read whole rather than by its index, unless reading by an index is cheap. */
const IN_MEMORY = { random_page_cost: '1.1' }
const { db: plainDb } = await openTestServer()

beforeAll(async () => {
  await sql`
    insert into job (id, title, employer_name, category, country, description, preview, posted_at)
    select 'plan' || n, 'Nurse ' || n, 'Ada', (array['nursing', 'tech', 'finance', 'care'])[1 + n % 4],
      (array['GB', 'IE', 'NG', 'DE'])[1 + n / 7 % 4], 'Ward', 'Ward', now() - n * interval '7 minutes'
    from generate_series(1, ${JOBS}::integer) as n`.execute(plainDb)
  await sql`
    insert into answer_profile (sureness)
    select repeat((1 + n % 5)::text, 131) || n from generate_series(1, 30) as n`.execute(plainDb)
  // The same rows in every run: a plan that fails with some can be tried again.
  await sql`
    with seed as materialized (select setseed(0.5))
    insert into job_search (id, posted_at, category, country, place, spot, is_remote, pay, version,
      title, title_words, words, licence, occupation, rate, wording,
      occupation_code, copy_key, has_copies, profile)
    select id, posted_at, category, country, 'leeds', point(-6 + random() * 8, 50 + random() * 8),
      false, (random() * 90000)::integer, ${INDEX_VERSION}::integer, title, to_tsvector('english', title),
      to_tsvector('english', title || ' ward word' || (random() * 50)::integer),
      (random() * 0.6)::integer, 1, (random() * 2)::integer, (random() * 0.52)::integer * 2,
      (2200 + n % 40)::text, extract(epoch from posted_at)::bigint / 3000, random() < 0.3,
      1 + (random() * random() * 29)::integer
    from seed, (select job.*, substr(id, 5)::integer as n from job order by id) as job`.execute(
    plainDb,
  )
  await maintainIndex(plainDb)
})

const STANDARD: [string, Partial<JobSearch>][] = [
  ['the list', {}],
  ['a category', { category: 'nursing' }],
  ['a country', { country: 'IE' }],
  ['the last days', { days: 3 }],
  ['the highest pay', { sort: 'pay' }],
  ['a word', { q: 'word7' }],
  ['a common word', { q: 'ward' }],
  ['a word that many titles have', { q: 'nurse' }],
  ['a phrase and an exclusion', { q: '"nurse ward" -word3' }],
  ['a word and filters', { q: 'word7', category: 'tech', country: 'GB' }],
  ['a word near a place', { q: 'word7', place: 'leeds' }],
  ['a place', { place: 'leeds', radius: 5 }],
  ['a part of a title', { title: 'urse 77' }],
  ['the surest', { sort: 'surest' }],
  ['the surest of those not ruled out', { sort: 'surest', answer: 'open' }],
  ['what can be sponsored', { answer: 'pass' }],
  ['what is not ruled out', { answer: 'open' }],
  ['a word that can be sponsored', { q: 'word7', answer: 'pass' }],
  ['what many checks say', { occupation: 'pass' }],
  ['what few checks say', { wording: 'fail' }],
  ['an occupation', { occupationCode: '2237' }],
  ['a word in an occupation', { q: 'word7', occupationCode: '2237' }],
  ['what can be sponsored in an occupation', { occupationCode: '2237', answer: 'open' }],
  ['a word and what checks say', { q: 'word7', licence: 'pass', rate: 'pass' }],
]

const PERSON = { where: 'abroad', permission: 'none', isUnder26: 'yes' } as const
const FOR_A_PERSON: [string, Partial<JobSearch>][] = [
  ['the surest for a person', { sort: 'surest' }],
  ['the surest in a category for a person', { sort: 'surest', category: 'tech' }],
  ['what can be sponsored for a person', { answer: 'pass' }],
  ['what is not ruled out for a person', { answer: 'open', sort: 'surest' }],
  ['a word that can be sponsored for a person', { q: 'word7', answer: 'pass' }],
]

/** Each search as it is, and as on a board too big to read all matches. */
const ALL = STANDARD.flatMap(([name, search]) => {
  const isFew = Boolean(search.q && (search.category || search.rate))
  return (isFew ? [40_000] : [0, 40_000]).map((most) => [name, search, most, null] as const)
})
const ALL_FOR_A_PERSON = FOR_A_PERSON.flatMap(([name, search]) =>
  [0, 40_000].map((most) => [name, search, most, PERSON] as const),
)

const EVERY = [...ALL, ...ALL_FOR_A_PERSON]
test.each(EVERY)(
  'no scan of the whole table for %s',
  async (_name, search, maxFullScan, person) => {
    const recorded: CompiledQuery[] = []
    const db = recordQueries(plainDb, recorded)
    // Cached statistics and counts do read the whole table.
    const readDatabases = { primary: db, replica: db }
    const platform = { db: plainDb, readDatabases, cache: createCache() }
    const { find } = createSearch(platform, { maxFullScan })
    await find({ ...ANY_SEARCH, ...search }, { person })

    const plans = await Promise.all(
      recorded.filter(isAboutTheTable).map((query) => planOf(plainDb, query, IN_MEMORY)),
    )
    expect(plans.length).toBeGreaterThan(0)
    for (const text of plans) expect(text).not.toMatch(/Seq Scan on job_search/)
  },
)

test.each([
  ['coalesce', { sort: 'surest' }],
  ['coalesce', { sort: 'surest', answer: 'open' }],
  ['coalesce', { answer: 'pass' }],
  ['occupation', { occupationCode: '2237' }],
] as const)(
  'a page is read in the order of its index, whatever it passes: %s %j',
  async (index, search) => {
    const recorded: CompiledQuery[] = []
    const db = recordQueries(plainDb, recorded)
    const platform = { db: plainDb, readDatabases: { primary: db, replica: db } }
    const { find } = createSearch({ ...platform, cache: createCache() }, { maxFullScan: 0 })
    await find({ ...ANY_SEARCH, ...search })

    const page = recorded.find(({ sql: text }) => text.includes('as page')) as CompiledQuery
    expect(await planOf(plainDb, page, IN_MEMORY)).toMatch(
      new RegExp(`Limit .*\\n *-> +Index (?:Only )?Scan using job_search_${index}`),
    )
  },
)

test.each([{}, { answer: 'open' }, { category: 'tech' }] as const)(
  'the surest for a person are read along the dates, without sorting all: %j',
  async (filters) => {
    const recorded: CompiledQuery[] = []
    const db = recordQueries(plainDb, recorded)
    const platform = { db: plainDb, readDatabases: { primary: db, replica: db } }
    const { find } = createSearch({ ...platform, cache: createCache() }, { maxFullScan: 0 })
    const search = { ...ANY_SEARCH, sort: 'surest', ...filters } as const
    const first = await find(search, { person: PERSON })
    const { items } = await find(search, { person: PERSON, after: first.next })

    expect([first.items.length, items.length]).toEqual([20, 20])
    const pages = recorded.filter(({ sql: text }) => text.includes('as page'))
    expect(pages).toHaveLength(2)
    for (const page of pages) {
      expect(await planOf(plainDb, page)).toMatch(
        /Limit .*\n *-> +Index Scan using job_search_(?:category_)?posted_at/,
      )
    }
    expect(recorded.filter(({ sql: text }) => text.includes('materialized'))).toEqual([])
  },
)

function isAboutTheTable({ sql: text }: CompiledQuery) {
  const readsCardsById = text.startsWith('select "job".')
  return text.includes('from job_search') && !text.includes('pg_stats') && !readsCardsById
}

test('after a warm-up no search waits for statistics or for the words of titles', async () => {
  let isCounting = true
  const slowDb = plainDb.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) =>
      isCounting ? Promise.resolve(result) : Promise.withResolvers<typeof result>().promise,
  })
  const readDatabases = {
    primary: plainDb,
    replica: plainDb,
    slow: { primary: slowDb, replica: slowDb },
  }
  const search = createSearch(
    { db: plainDb, readDatabases, cache: createCache() },
    { maxFullScan: 0 },
  )

  await search.warmUp()
  isCounting = false

  const { items } = await search.find({ ...ANY_SEARCH, q: 'word7' })
  expect(items.length).toBeGreaterThan(0)
  const unknown = await search.find({ ...ANY_SEARCH, q: 'qwyzz' })
  expect(unknown.items).toEqual([])
})

test('titles that are too many to rank come first however old they are', async () => {
  const oldest = `plan${JOBS}`
  await sql`
    update job_search set title_words = to_tsvector('english', 'ward')
    where id = ${oldest}`.execute(plainDb)
  const platform = { db: plainDb, readDatabases: { primary: plainDb, replica: plainDb } }
  const { find } = createSearch({ ...platform, cache: createCache() }, { maxFullScan: 0 })

  const { items } = await find({ ...ANY_SEARCH, q: 'ward' })

  expect(items).toHaveLength(20)
  expect(items[0]?.id).toBe(oldest)
})

test('the planner knows what a generic plan would hide from it: a limit, a source that few jobs have', async () => {
  const texts: string[] = []
  const note = (query: unknown) => void texts.push((query as Query).text)
  queries.start.subscribe(note)
  onTestFinished(() => void queries.start.unsubscribe(note))

  await findNewestCards(plainDb, { category: null, type: null, country: null }, 5)
  await readPathRows(plainDb, { after: null, to: null }, 500).next()

  // It would otherwise read all rows only among a million jobs.
  const sent = texts.join('\n')
  expect(sent).toMatch(/order by "posted_at" desc, "id" desc limit 1000\)/)
  expect(sent).toContain(`"job"."source" is distinct from 'sample'`)
})
