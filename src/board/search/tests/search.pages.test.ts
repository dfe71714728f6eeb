import { expect, test } from 'vitest'
import { ANY_SEARCH, type JobSearch } from '#board/search/search.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { createCache } from '#platform/cache/cache.ts'
import { aJob, anUnusedCountry } from '#tests/support/builders.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { maintainIndex } from '#board/search/index/index-jobs.ts'
import { createSearch } from '#board/search/search.service.ts'

const { app, db, services } = await openTestServer()
const platform = { db, readDatabases: { primary: db, replica: db } }
/** Treats any number of jobs as too many to read them all. */
const aBigBoard = () => createSearch({ ...platform, cache: createCache() }, { maxFullScan: 0 })
const aSmallBoard = () => services.search
const HOUR_MS = 3_600_000

async function put(count: number, overrides: object) {
  const ids: string[] = []
  for (let i = 0; i < count; i += 1) {
    // Pairs share their time, so that only the id distinguishes them.
    const postedAt = new Date(Date.now() - Math.floor(i / 2) * HOUR_MS).toISOString()
    const title = i % 3 === 0 ? 'Lighthouse keeper' : 'Harbour hand'
    const payMin = 20_000 + (i % 4) * 1000
    const pay = { payMin, payPeriod: 'year' as const }
    const employerName = `Quay ${i}`
    const { id } = await aJob(db, { title, employerName, postedAt, ...pay, ...overrides })
    await answer(id, [i % 3, 1, (i + 1) % 2, 0])
    ids.push(id)
  }
  await maintainIndex(db)
  services.jobs.notifyJobsChanged()
  return ids
}

/** Sets the check’s results of licence, occupation, pay and wording: 0 unknown, 1 pass, 2 fail. */
async function answer(id: string, [licence, occupation, rate, wording]: number[]) {
  const verdicts = { licence, occupation, rate, wording }
  await db.updateTable('jobSearch').set(verdicts).where('id', '=', id).execute()
}

const LISTS: [string, Partial<JobSearch>][] = [
  ['newest first', {}],
  ['highest pay first', { sort: 'pay' }],
  ['surest first', { sort: 'surest' }],
  ['words, surest first', { q: 'lighthouse', sort: 'surest' }],
  ['words, best first', { q: 'lighthouse' }],
  ['words, newest first', { q: 'lighthouse', sort: 'newest' }],
  ['words, highest pay first', { q: 'lighthouse', sort: 'pay' }],
  ['words and an excluded one', { q: 'lighthouse -dentist' }],
  ['a part of the title', { title: 'h' }],
]

test.each(
  [aSmallBoard, aBigBoard].flatMap((open) => LISTS.map((list) => [...list, open] as const)),
)('pages visit each job once while others open and close: %s', async (_name, overrides, open) => {
  const search = open()
  const country = anUnusedCountry()
  const description = 'Keep the lighthouse and its keeper dry.'
  const ids = await put(23, { country, description })
  const seen: string[] = []
  let after: string | null = null
  do {
    const wanted = { ...ANY_SEARCH, ...overrides, country }
    const page: Awaited<ReturnType<typeof search.find>> = await search.find(wanted, {
      after,
      limit: 4,
    })
    seen.push(...page.items.map(({ id }) => id))
    after = page.next
    // A job already shown closes, and a newer one appears above it.
    await db
      .updateTable('job')
      .set({ status: 'closed' })
      .where('id', '=', seen[0] ?? '')
      .execute()
    const newer = {
      postedAt: new Date().toISOString(),
      payMin: 99_000,
      payPeriod: 'year' as const,
    }
    await aJob(db, { country, description, title: 'Lighthouse lighthouse', ...newer })
    services.jobs.notifyJobsChanged()
  } while (after)

  expect(seen.filter((id) => ids.includes(id)).toSorted()).toEqual(ids.toSorted())
  expect(new Set(seen).size).toBe(seen.length)
})

test('on a big board a search that may have too many matches is counted up to the limit', async () => {
  const country = anUnusedCountry()
  const old = new Date(Date.now() - 500 * HOUR_MS).toISOString()
  const text = { country, description: 'Plait wickerwork.', category: 'education' as const }
  for (let i = 0; i < 6; i += 1) await aJob(db, { ...text, title: `Plaiter ${i}`, postedAt: old })
  for (let i = 0; i < 3; i += 1) await aJob(db, { ...text, title: `Weaver ${i}` })
  await maintainIndex(db)
  const board = createSearch({ ...platform, cache: createCache() }, { maxFullScan: 5 })
  const find = (q: string) => board.find({ ...ANY_SEARCH, q }, { limit: 2 })

  const many = await find('wickerwork')
  expect(many.total).toEqual({ count: 5, isExact: false })
  expect(many.facets.category).toEqual([{ value: 'education', name: 'Education', count: null }])
  // The limit is reached before the newest is read.
  expect(many.facets.days.map(({ value }) => value)).toContain('1')

  const few = await find('wickerwork -plaiter')
  expect(few.total).toEqual({ count: 3, isExact: true })
})

test('on a big board words that few jobs have together are counted, although many have each', async () => {
  const country = anUnusedCountry()
  await put(30, { country, description: 'Roast coffee.' })
  await put(12, { country, description: 'Temper chocolate.' })
  await put(12, { country, description: 'Glaze marzipan.' })
  await put(2, { country, description: 'Glaze marzipan with chocolate.', category: 'tech' })
  const board = createSearch({ ...platform, cache: createCache() }, { maxFullScan: 5 })

  const answer = await board.find({ ...ANY_SEARCH, q: 'chocolate marzipan' }, { limit: 1 })

  expect(answer.total).toEqual({ count: 2, isExact: true })
  expect(answer.facets.category).toEqual([{ value: 'tech', name: 'Tech', count: 2 }])
})

test('on a big board the words near a place are counted, although many have the words or are near it', async () => {
  const country = 'GB'
  await put(10, { country, place: 'Truro', description: 'Tend the orchids.' })
  await put(5, { country, place: 'Whitby', description: 'Smoke the herring.' })
  await put(3, { country, place: 'Whitby', description: 'Tend the orchids.', category: 'tech' })
  const board = createSearch({ ...platform, cache: createCache() }, { maxFullScan: 5 })

  const answer = await board.find({ ...ANY_SEARCH, q: 'orchids', place: 'Whitby' }, { limit: 2 })

  expect(answer.total).toEqual({ count: 3, isExact: true })
  expect(answer.facets.category).toEqual([{ value: 'tech', name: 'Tech', count: 3 }])
})

test('jobs with every word in the title come before adverts that only mention them', async () => {
  const country = anUnusedCountry()
  const at = (day: string) => ({ country, postedAt: `2026-11-${day}T09:00:00.000Z` })
  const mention = await aJob(db, {
    ...at('09'),
    title: 'Porter',
    description: 'Help the tuba player.',
  })
  const longer = await aJob(db, { ...at('03'), title: 'Senior tuba player and teacher of others' })
  const exact = await aJob(db, { ...at('01'), title: 'Tuba player' })
  const half = await aJob(db, { ...at('05'), title: 'Tuba maker', description: 'For a player.' })
  services.jobs.notifyJobsChanged()

  const found = async (open: typeof aSmallBoard, limit = 20) =>
    (await open().find({ ...ANY_SEARCH, country, q: 'tuba player' }, { limit })).items.map(
      ({ id }) => id,
    )

  expect(await found(aSmallBoard)).toEqual([exact.id, longer.id, half.id, mention.id])
  // Too many titles to rank: the newest come first.
  expect(await found(aBigBoard, 2)).toEqual([longer.id, exact.id])
})

test.each([aSmallBoard, aBigBoard])(
  'the surest come first, of those the newest, and the answer narrows them: %#',
  async (open) => {
    const country = anUnusedCountry()
    const put = async (day: string, verdicts: number[] | null) => {
      const { id } = await aJob(db, { country, postedAt: `2026-11-${day}T09:00:00.000Z` })
      if (verdicts) await answer(id, verdicts)
      return id
    }
    const abroad = await put('20', null)
    const ruledOut = await put('19', [1, 1, 1, 2])
    const twoPass = await put('18', [1, 1, 0, 0])
    const nothingKnown = await put('17', [0, 0, 0, 1])
    const older = await put('10', [1, 1, 1, 0])
    const newer = await put('11', [1, 1, 1, 1])
    await maintainIndex(db)
    services.jobs.notifyJobsChanged()
    const find = async (overrides: Partial<JobSearch>) => {
      const { items, facets } = await open().find({ ...ANY_SEARCH, country, ...overrides })
      return { ids: items.map(({ id }) => id), counts: facets.answer.map(({ count }) => count) }
    }

    const all = [newer, older, twoPass, nothingKnown, ruledOut, abroad]
    expect(await find({ sort: 'surest' })).toMatchObject({ ids: all })
    expect(await find({ answer: 'open', sort: 'surest' })).toMatchObject({ ids: all.slice(0, 4) })
    expect(await find({ answer: 'pass' })).toMatchObject({ ids: [newer, older] })
    if (open === aSmallBoard) expect((await find({ answer: 'pass' })).counts).toEqual([2, 4, 6])
  },
)

test.each([
  'abc',
  '1 0000-01-01T00:00:00Z a',
  '1 2026-02-30T00:00:00Z a',
  '1 2026-01-01T00:00:00Z a\0b',
  `1 2026-01-01T00:00:00Z ${'a'.repeat(37)}`,
  '12345678901 2026-01-01T00:00:00Z a',
])('a position that no page gave out is rejected with a sentence: %j', async (text) => {
  const after = Buffer.from(text).toString('base64url')

  await expect(aSmallBoard().find(ANY_SEARCH, { after })).rejects.toMatchObject({
    code: 'bad_request',
  })
  const { statusCode } = await app.inject(`/api/v1/jobs?after=${after}`)
  expect(statusCode).toBe(400)
})

test('a card shows every change of its job and of its check, also by another process', async () => {
  const title = `Lamplighter ${newId()}`
  const { id } = await aJob(db, { title })
  const other = await aJob(db, { title })
  const find = async () => (await aSmallBoard().find({ ...ANY_SEARCH, title })).items
  await find()
  const change = db.updateTable('job').where('id', '=', id)
  const recheck = db.updateTable('jobSearch').where('id', '=', id)

  await change.set({ employerName: 'Other House' }).execute()
  expect(await find()).toMatchObject([{ id: other.id }, { id, employer: 'Other House' }])
  await recheck.set({ licence: 1, occupation: 1, rate: 1, wording: 2 }).execute()
  const check = { licence: 'pass', wording: 'fail' }
  expect(await find()).toMatchObject([{ employer: 'Saltmarsh House' }, { id, check }])
})

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'])(
  'a search for %s is a search like any other',
  async (word) => {
    const { id } = await aJob(db, { title: `Site ${word}`, country: anUnusedCountry() })
    const query = (name: string) => app.inject({ url: '/api/v1/jobs', query: { [name]: word } })

    expect((await query('q')).json()).toMatchObject([{ _id: id }])
    expect((await query('title')).json()).toMatchObject([{ _id: id }])
    expect((await query('place')).statusCode).toBe(200)
    for (const name of ['category', 'country', 'type', 'sort', 'licence', 'radius', 'pay']) {
      expect([name, (await query(name)).statusCode]).toEqual([name, 422])
    }
    for (const kind of ['titles', 'places']) {
      const url = `/api/v1/suggest/${kind}`
      expect((await app.inject({ url, query: { q: word } })).statusCode).toBe(200)
    }
  },
)

test('a typo in a search that filters leave empty leads to the corrected word', async () => {
  const country = anUnusedCountry()
  await aJob(db, { country, title: 'Lamplighter', category: 'energy' })
  services.jobs.notifyJobsChanged()

  const wanted = { ...ANY_SEARCH, country, q: 'lamplihgter', category: 'tech' }
  const { items, alternatives } = await aSmallBoard().find(wanted)

  expect(items).toEqual([])
  expect(alternatives.map(({ search }) => search.q)).toContain('lamplighter')
})

test('where no job can be sponsored, those that are not ruled out are offered first', async () => {
  const country = anUnusedCountry()
  const { id } = await aJob(db, { country, category: 'tech' })
  await answer(id, [1, 0, 0, 0])
  services.jobs.notifyJobsChanged()

  const wanted = { ...ANY_SEARCH, country, category: 'tech', answer: 'pass' as const }
  const { items, alternatives } = await aSmallBoard().find(wanted)

  expect(items).toEqual([])
  expect(alternatives[0]).toMatchObject({ search: { answer: 'open' }, total: { count: 1 } })
  expect(alternatives.map(({ label }) => label)).toContain(
    'Look at every job, whether it can be sponsored or not',
  )
})

test('words for sponsorship become the answer, and are not searched for', async () => {
  const country = anUnusedCountry()
  const fits = await aJob(db, { country, title: 'Tuba maker' })
  await answer(fits.id, [1, 1, 1, 0])
  const says = await aJob(db, { country, title: 'Tuba tuner', description: 'No visa sponsorship.' })
  services.jobs.notifyJobsChanged()
  const find = (q: string) => aSmallBoard().find({ ...ANY_SEARCH, country, q })

  const found = await find('tuba with visa sponsorship')
  expect(found.items.map(({ id }) => id)).toEqual([fits.id])
  expect(found.search).toMatchObject({ q: 'tuba', answer: 'pass' })
  const { literal = '' } = found.interpretation.sponsorship ?? {}
  expect((await find(literal)).items.map(({ id }) => id)).toEqual([says.id])
  expect((await find('tuba no sponsorship')).total.count).toBe(2)
})
