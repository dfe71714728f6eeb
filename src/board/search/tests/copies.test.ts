import { expect, test } from 'vitest'
import { ANY_SEARCH, type JobSearch } from '#board/search/search.ts'
import { createCache } from '#platform/cache/cache.ts'
import { aJob } from '#tests/support/builders.ts'
import { aPerson } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { indexJobs } from '#board/search/index/index-jobs.ts'
import { createSearch } from '#board/search/search.service.ts'

const { db, services } = await openTestServer()
const HOUR_MS = 3_600_000
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString()

let adverts = 0

/** Posts one advert in several places, the newest first. */
async function advertise(places: string[], more: Parameters<typeof aJob>[1] = {}) {
  adverts += 1
  const texts = { title: `Bell founder ${adverts}`, description: `Cast bells, advert ${adverts}.` }
  const jobs: Awaited<ReturnType<typeof aJob>>[] = []
  for (const [hours, place] of places.entries()) {
    jobs.push(await aJob(db, { ...texts, place, postedAt: hoursAgo(hours), ...more }))
  }
  services.jobs.notifyJobsChanged()
  return jobs
}

/** The places that a list shows for the last advert. */
async function placesOf(search: Partial<JobSearch> = {}, find = services.search.find) {
  const { items, total } = await find({ ...ANY_SEARCH, title: `founder ${adverts}`, ...search })
  expect(total.count).toBe(items.length)
  return items.map(({ place }) => place)
}

async function change({ id }: { id: string }, columns: object) {
  await db.transaction().execute(async (db) => {
    await db.updateTable('job').set(columns).where('id', '=', id).execute()
    await indexJobs(db, [id])
  })
  services.jobs.notifyJobsChanged()
}

const close = (job: { id: string }) => change(job, { status: 'closed' })

test('an advert that is posted for several places is one job of a list, the newest', async () => {
  await advertise(['Leeds', 'York', 'Hull'])

  expect(await placesOf()).toEqual(['Leeds'])
  expect(await placesOf({ title: '', q: `"founder ${adverts}"` })).toEqual(['Leeds'])
  const { items } = await services.search.findDetails({
    ...ANY_SEARCH,
    title: `founder ${adverts}`,
  })
  expect(items.map(({ place }) => place)).toEqual(['Leeds'])
  expect(
    (await services.jobs.listNewest(2)).filter(({ title }) => title.endsWith(` ${adverts}`)),
  ).toHaveLength(1)
})

test('a list of a place shows the copy that is there, and once', async () => {
  await advertise(['Leeds', 'York', 'Hull', 'York'])

  expect(await placesOf({ place: 'york', radius: 5 })).toEqual(['York'])
  expect(await placesOf({ place: 'hull', radius: 5 })).toEqual(['Hull'])
  expect(await placesOf({ place: 'york', radius: 100 })).toEqual(['Leeds'])
  expect(await placesOf({ title: '', q: `"founder ${adverts}" hull` })).toEqual(['Hull'])
  expect(await placesOf({ title: '', q: `"founder ${adverts}" -leeds` })).toEqual(['York'])
})

test('a list of a town abroad, which is known by its name alone, shows its copy', async () => {
  await advertise(['Galway', 'Ennis', 'Ennis'], { country: 'IE' })

  expect(await placesOf({ place: 'ennis' })).toEqual(['Ennis'])
  expect(await placesOf({ country: 'IE' })).toEqual(['Galway'])
})

test('on a board too big to read all matches it is the same', async () => {
  await advertise(['Leeds', 'York', 'Hull'])
  const board = { db, readDatabases: { primary: db, replica: db }, cache: createCache() }
  const { find } = createSearch(board, { maxFullScan: 0 })

  expect(await placesOf({}, find)).toEqual(['Leeds'])
  expect(await placesOf({ place: 'hull', radius: 5 }, find)).toEqual(['Hull'])
  expect(await placesOf({ title: '', q: `"founder ${adverts}"` }, find)).toEqual(['Leeds'])
})

test('when the newest closes, expires, is removed or deleted, the next one is shown', async () => {
  const [leeds, york, hull, selby] = await advertise(['Leeds', 'York', 'Hull', 'Selby', 'Goole'])

  if (leeds) await close(leeds)
  expect(await placesOf()).toEqual(['York'])
  if (york) await change(york, { closesAt: hoursAgo(1) })
  expect(await placesOf()).toEqual(['Hull'])
  if (hull) await change(hull, { status: 'removed' })
  expect(await placesOf()).toEqual(['Selby'])
  if (selby) await db.deleteFrom('job').where('id', '=', selby.id).execute()
  services.jobs.notifyJobsChanged()
  expect(await placesOf()).toEqual(['Goole'])
})

test('one that comes back is shown again', async () => {
  const [leeds] = await advertise(['Leeds', 'York'])
  if (leeds) await close(leeds)
  if (leeds) await change(leeds, { status: 'open' })

  expect(await placesOf()).toEqual(['Leeds'])
})

test.each([
  ['title', { title: 'Bell founder 0, nights' }],
  ['text', { description: 'Cast bells at night.' }],
  ['employer', { employerName: 'Another foundry' }],
  ['pay', { payMin: 30_000, payPeriod: 'year' }],
  ['words for the pay', { payText: 'A good wage' }],
  ['type', { type: 'Contract' }],
  ['category', { category: 'arts' }],
  ['country', { country: 'IE' }],
  ['way of work', { isRemote: true }],
])('one with another %s is no copy', async (_name, columns) => {
  const [, york] = await advertise(['Leeds', 'York', 'Hull'])
  const answer = async () =>
    (await services.search.find({ ...ANY_SEARCH, q: 'bells', title: 'founder' })).total.count
  const before = await answer()

  if (york) await change(york, columns)
  expect(await answer()).toBe(before + 1)
  if (york) await change(york, { ...pickColumns(york, columns) })
  expect(await answer()).toBe(before)
})

function pickColumns(row: object, columns: object) {
  return Object.fromEntries(Object.keys(columns).map((name) => [name, row[name as never]]))
}

test('capitals, signs and spaces make no other advert', async () => {
  const [leeds] = await advertise(['Leeds', 'York'])
  if (leeds) {
    const { title, description, employerName } = leeds
    await change(leeds, {
      title: title.toUpperCase(),
      description: `\n  ${description}!`,
      employerName: `${employerName}.`,
    })
  }

  expect(await placesOf()).toEqual(['Leeds'])
})

test('nobody’s advert goes behind a copy that another account makes of it', async () => {
  const one = await aPerson(db)
  const other = await aPerson(db)
  await advertise(['Leeds', 'York'], { ownerId: one.id })
  const texts = { title: `Bell founder ${adverts}`, description: `Cast bells, advert ${adverts}.` }
  await aJob(db, { ...texts, ownerId: other.id, place: 'Hull' })
  services.jobs.notifyJobsChanged()

  expect(await placesOf()).toEqual(['Hull', 'Leeds'])
})

test('copies of which the check says something else are apart', async () => {
  const [leeds] = await advertise(['Leeds', 'York', 'Hull'])
  await db
    .updateTable('jobSearch')
    .set({ licence: 2 })
    .where('id', '=', leeds?.id ?? '')
    .execute()
  services.jobs.notifyJobsChanged()

  expect(await placesOf()).toEqual(['Leeds', 'York'])
  expect(await placesOf({ licence: 'fail' })).toEqual(['Leeds'])
})

test('copies that are written at once know of each other', async () => {
  for (let round = 0; round < 5; round += 1) {
    adverts += 1
    const texts = { title: `Bell founder ${adverts}`, description: `Cast bells, ${adverts}.` }
    await Promise.all(
      ['Leeds', 'York', 'Hull', 'Selby'].map((place) =>
        db.transaction().execute((db) => aJob(db, { ...texts, place })),
      ),
    )
    services.jobs.notifyJobsChanged()
    expect(await placesOf()).toHaveLength(1)
  }
})

test('two adverts that swap their texts at once do not stand in each other’s way', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one] = await advertise(['Leeds', 'York'])
    const [other] = await advertise(['Hull', 'Goole'])
    if (!one || !other) throw new Error('There are two adverts.')
    const textOf = ({ title, description }: typeof one) => ({ title, description })
    await Promise.all([change(one, textOf(other)), change(other, textOf(one))])

    expect((await placesOf()).toSorted()).toEqual(['Leeds'])
  }
})

test('a page of a town counts its own copies once, a page of a kind all of them', async () => {
  await advertise(['Louth', 'Louth', 'Boston'], { category: 'robotics' })
  const find = (category: string | null, place: string | null) =>
    services.landing.find({ category, place })

  expect((await find('robotics', 'louth'))?.total.count).toBe(1)
  expect((await find('robotics', 'louth'))?.jobs).toHaveLength(1)
  expect((await find('robotics', 'boston'))?.total.count).toBe(1)
  const everywhere = await find('robotics', null)
  expect(everywhere?.total.count).toBe(1)
  expect(everywhere?.towns.map(({ town, count }) => [town, count]).toSorted()).toEqual([
    ['Boston', 1],
    ['Louth', 1],
  ])
  const kinds = await services.landing.listBiggest(50)
  expect(kinds.kinds.find(({ category }) => category === 'robotics')?.count).toBe(1)
})

test('an advert posted for two places stands in the dashboard twice', async () => {
  const owner = await aPerson(db)
  await advertise(['Leeds', 'York'], { ownerId: owner.id })

  const { items } = await services.jobs.listPostedDetails({ id: owner.id })
  expect(items.map(({ place }) => place)).toEqual(['Leeds', 'York'])
})

test('a card and the job itself know of the other places', async () => {
  const [leeds, york] = await advertise(['Leeds', 'York', 'Hull', 'york', 'leeds'])
  const board = { db, readDatabases: { primary: db, replica: db }, cache: createCache() }
  const lists = [services.search, createSearch(board, { maxFullScan: 0 })]
  for (const { find } of lists) {
    const { items } = await find({ ...ANY_SEARCH, title: `founder ${adverts}` })
    expect(items[0]?.otherCopies).toEqual({ places: 2, here: 1, isCut: false })
  }
  const [newest] = await services.jobs.listNewest(1)
  expect(newest?.otherCopies).toMatchObject({ places: 2 })

  const found = await services.jobs.findCopies({ id: leeds?.id ?? '' })
  expect(found.map(({ place }) => place)).toEqual(['York', 'Hull', 'york', 'leeds'])
  if (york) await close(york)
  expect(await services.jobs.findCopies({ id: york?.id ?? '' })).toEqual([])
  expect(await services.jobs.findCopies({ id: leeds?.id ?? '' })).toHaveLength(3)
  expect(await services.jobs.findCopies({ id: "'; drop" })).toEqual([])
})

test('similar jobs are others than the copies of a job', async () => {
  const [, york] = await advertise(['Leeds', 'York'], { category: 'maritime' })
  const job = await services.jobs.find(york?.id ?? '')
  const similar = job && (await services.jobs.findSimilar(job))

  expect(similar?.filter(({ title }) => title === york?.title)).toEqual([])
})
