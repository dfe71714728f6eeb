import { expect, test } from 'vitest'
import { ANY_SEARCH } from '#board/search/search.ts'
import { aJob } from '#tests/support/builders.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const { db, services } = await openTestServer()
const { landing, search, jobs } = services

/** Open jobs, indexed at once, all of one kind in one town. */
async function someJobs(
  count: number,
  category: string,
  place: string,
  overrides: Parameters<typeof aJob>[1] = {},
) {
  const posted = []
  for (let index = 0; index < count; index += 1) {
    posted.push(await aJob(db, { category, place, ...overrides }))
  }
  jobs.notifyJobsChanged()
  return posted
}

async function close({ id }: { id: string }) {
  await db.updateTable('job').set({ status: 'closed' }).where('id', '=', id).execute()
  jobs.notifyJobsChanged()
}

const namesOf = (links: { town: string | null; kind: string | null; count: number }[]) =>
  links.map(({ town, kind, count }) => [[kind, town].filter(Boolean).join(' in '), count])

test('a page is there with the first job and gone with the last', async () => {
  const about = { category: 'robotics', place: 'ripon' }
  expect(await landing.find(about)).toBeNull()

  const [job] = await someJobs(1, 'robotics', 'Ripon')
  expect(await landing.find(about)).toMatchObject({
    town: 'Ripon',
    total: { count: 1, isExact: true },
    jobs: [{ id: job?.id }],
  })

  if (job) await close(job)
  expect(await landing.find(about)).toBeNull()
  expect(await landing.find({ category: 'robotics', place: null })).toBeNull()
  expect(await landing.find({ category: null, place: 'ripon' })).toBeNull()
})

test('a job whose closing date has passed makes no page', async () => {
  const closesAt = new Date(Date.now() - 1000).toISOString()
  await someJobs(2, 'robotics', 'Wetherby', { closesAt })

  expect(await landing.find({ category: 'robotics', place: 'wetherby' })).toBeNull()
})

test('counts are those of the search, and every link leads to as many as it says', async () => {
  await someJobs(3, 'arts', 'Truro')
  await someJobs(22, 'arts', 'Falmouth')
  await someJobs(2, 'sports', 'Truro')
  await someJobs(1, 'arts', 'Galway', { country: 'IE' })
  const find = (category: string | null, place: string | null) => landing.find({ category, place })
  const searched = async (category: string | null, place: string) =>
    (await search.find({ ...ANY_SEARCH, category, place })).total

  const truro = await find('arts', 'truro')
  expect(truro?.total.count).toBe(3)
  expect(truro?.found).toEqual(await searched('arts', 'truro'))
  expect(truro?.found.count).toBe(25)
  expect(truro?.answers.map(({ count }) => count)).toEqual([0, 25, 25])
  expect(namesOf(truro?.towns ?? [])).toEqual([['Arts in Falmouth', 22]])
  expect(namesOf(truro?.kinds ?? [])).toEqual([['Sports in Truro', 2]])

  const galway = await find('arts', 'galway')
  expect([galway?.total, galway?.around]).toEqual([await searched('arts', 'galway'), null])

  const arts = await find('arts', null)
  expect(arts?.total).toEqual(await searched('arts', ''))
  expect(arts?.countries.toSorted()).toEqual(['GB', 'IE'])
  expect(arts?.jobs).toHaveLength(12)

  const links = [arts, truro, galway, await find(null, 'truro')].flatMap((page) =>
    page ? [...page.towns, ...page.kinds] : [],
  )
  expect(links).toHaveLength(8)
  for (const link of links) {
    expect([link, (await landing.find(link))?.total.count]).toEqual([link, link.count])
  }
})

test('a page lists the newest jobs of its town alone, newest first', async () => {
  const at = (day: string) => ({ postedAt: `2026-11-${day}T09:00:00.000Z` })
  const [older] = await someJobs(1, 'aviation', 'Luton', at('01'))
  const [newer] = await someJobs(1, 'aviation', 'Luton', at('03'))
  await someJobs(1, 'aviation', 'Dunstable', at('02'))

  const page = await landing.find({ category: 'aviation', place: 'luton' })

  expect(page?.jobs.map(({ id }) => id)).toEqual([newer?.id, older?.id])
})

test('facts are those that the adverts give', async () => {
  const yearly = { payPeriod: 'year', payCurrency: 'GBP' } as const
  await someJobs(2, 'legal', 'Derby', { ...yearly, payMin: 24_000, payMax: 30_000 })
  await someJobs(1, 'legal', 'Derby', { ...yearly, payMin: 28_000, employerName: 'Quay Law' })
  await someJobs(1, 'legal', 'Derby', { payPeriod: 'hour', payMin: 13, type: null })
  await someJobs(1, 'legal', 'Derby', { type: 'Part-time', employerName: 'QUAY LAW' })

  const page = await landing.find({ category: 'legal', place: 'derby' })

  expect(page?.facts).toEqual({
    employers: 2,
    types: [
      { type: 'Full-time', count: 3 },
      { type: 'Part-time', count: 1 },
    ],
    pay: { min: 24_000, max: 30_000, currency: 'GBP', period: 'year', text: null, count: 3 },
  })
})

test('a town abroad is called as its adverts call it', async () => {
  await someJobs(1, 'media', '50667 Köln, Nordrhein-Westfalen', { country: 'DE' })
  await someJobs(1, 'media', 'Perth', { country: 'AU' })
  const townAt = async (place: string) => (await landing.find({ category: 'media', place }))?.town

  const { place: slug } = await db
    .selectFrom('jobSearch')
    .select('place')
    .where('country', '=', 'DE')
    .executeTakeFirstOrThrow()
  expect(await townAt(slug ?? '')).toMatch(/^(Köln|Nordrhein-Westfalen)$/)
  expect(await townAt('perth-australia')).toBe('Perth, Australia')
  expect(await townAt('perth')).toBeUndefined()
})

test('a county or a nation is no town', async () => {
  await someJobs(1, 'retail', 'Kent')

  expect(await landing.find({ category: 'retail', place: 'kent' })).toBeNull()
  expect((await landing.find({ category: 'retail', place: null }))?.total.count).toBe(1)
})

test('an address is read in any case and by its other names', () => {
  expect(landing.resolve('Nursing', 'LEEDS')).toEqual({ category: 'nursing', place: 'leeds' })
  expect(landing.resolve('health', null)).toEqual({ category: 'healthcare', place: null })
  expect(landing.resolve(null, 'saint-albans')).toEqual({ category: null, place: 'st-albans' })
})

test('an address that cannot be meant is none, whatever it holds', async () => {
  for (const hostile of [
    '',
    '..',
    "' or 1=1--",
    '%00',
    '\u0000',
    'a'.repeat(81),
    '<b>',
    'ÄÖ',
    'a b',
  ]) {
    expect(landing.resolve('nursing', hostile)).toBeNull()
    expect(landing.resolve(hostile, 'leeds')).toBeNull()
  }
  for (const name of ['__proto__', 'constructor', 'in']) {
    expect(landing.resolve(name, null)).toBeNull()
  }
  expect(await landing.find({ category: 'nursing', place: 'constructor' })).toBeNull()
})

test('from a page that is not there the way leads to those that are', async () => {
  await someJobs(1, 'energy', 'Whitby')
  await someJobs(2, 'property', 'Hexham')

  expect(namesOf(await landing.listParents({ category: 'energy', place: 'hexham' }))).toEqual([
    ['Energy', 1],
    ['Hexham', 2],
  ])
  expect(await landing.listParents({ category: 'telecommunications', place: 'nowhere' })).toEqual(
    [],
  )
})

test('a job leads to others of its kind in its town, if there are any', async () => {
  const [only] = await someJobs(1, 'banking', 'Buxton')
  const moreLike = async () => {
    const job = await jobs.find(only?.id ?? '')
    return job && landing.findSimilarPage(job)
  }
  expect(await moreLike()).toBeNull()

  await someJobs(1, 'banking', 'Buxton')
  expect(await moreLike()).toMatchObject({ town: 'Buxton', kind: 'Banking', count: 2 })
})

test('search engines are told of pages with three jobs or more', async () => {
  await someJobs(3, 'charity', 'Penrith')
  await someJobs(2, 'charity', 'Keswick')
  await someJobs(3, 'tech', 'Penrith')

  const paths = await landing.listLandingPages()

  expect(paths).toEqual(expect.arrayContaining(['/jobs/charity/penrith', '/jobs/charity']))
  expect(paths).toEqual(expect.arrayContaining(['/jobs/in/penrith', '/jobs/tech/penrith']))
  expect(paths).not.toContain('/jobs/charity/keswick')
  // Listed in any case.
  expect(paths).not.toContain('/tech')
})

test('the biggest towns and kinds of work come first', async () => {
  const { towns, kinds } = await landing.listBiggest(3)

  expect(namesOf(towns).slice(0, 1)).toEqual([['Falmouth', 22]])
  expect(namesOf(kinds).slice(0, 1)).toEqual([['Arts', 26]])
  expect([towns.length, kinds.length]).toEqual([3, 3])
  expect(namesOf(await landing.listTowns('arts', 2))).toEqual([
    ['Arts in Falmouth', 22],
    ['Arts in Truro', 3],
  ])
})
