import { expect, test } from 'vitest'
import { anAdmin } from '#tests/support/admin.ts'
import {
  aConnectedSource,
  failure,
  greenhouseAdvert,
  jobsOf,
  lastRun,
  openReferences,
} from '#tests/support/fake-board.ts'
import { openFeedServer } from '#tests/support/feed-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const { clock, boards, server, db, services, read, aSource } = await openFeedServer()

const numbers = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => index + from)
const texts = (ids: number[]) => ids.map(String).toSorted()

async function jobOf(sourceId: string, id: string) {
  const job = (await jobsOf(db, sourceId)).find(({ reference }) => reference === id)
  if (!job) throw new Error('There is no such advert.')
  return job
}

async function holdOf(sourceId: string) {
  const holds = await services.sources.holds.list(await anAdmin(db))
  const hold = holds.find((each) => each.sourceId === sourceId)
  if (!hold) throw new Error('Nothing is held.')
  return hold
}

test('an advert closes with the second complete reading without it, twelve hours after the first', async () => {
  const { serve, open, id } = await aSource(numbers(10))
  serve(numbers(9))
  await read(6)
  expect(await open()).toHaveLength(10)
  expect(await lastRun(services, id)).toMatchObject({ closed: 0, closedNothingBecause: 'grace' })
  await read(6)
  expect(await open()).toHaveLength(10)
  await read(6)
  expect(await open()).toEqual(texts(numbers(9)))
  const [closed] = (await jobsOf(db, id)).filter(({ reference }) => reference === '10')
  expect(closed).toMatchObject({ status: 'closed', closedAs: 'gone' })
})

test('one that is there again in between has not vanished', async () => {
  const { serve, open } = await aSource(numbers(10))
  for (let round = 0; round < 4; round++) {
    serve(numbers(9))
    await read(6)
    serve(numbers(10))
    await read(6)
  }
  expect(await open()).toHaveLength(10)
})

test('what comes back has the same address, and is counted', async () => {
  const { serve, id } = await aSource(numbers(10))
  const before = (await jobsOf(db, id)).map((job) => job.id)
  serve(numbers(9))
  for (let run = 0; run < 3; run++) await read(6)
  serve(numbers(10))
  await read(6)
  const jobs = await jobsOf(db, id)
  expect(jobs.map((job) => job.id)).toEqual(before)
  expect(jobs.find(({ reference }) => reference === '10')).toMatchObject({
    status: 'open',
    postings: 2,
  })
  expect(await lastRun(services, id)).toMatchObject({ reopened: 1 })
  const found = await db.selectFrom('jobSearch').select('id').where('id', 'in', before).execute()
  expect(found).toHaveLength(10)
})

test.each([
  ['gone', failure(404)],
  ['moved', failure(307, { reason: 'redirect' })],
  ['refused', failure(403)],
  ['cut off', failure(200, { reason: 'cut' })],
  ['slow', failure(null, { reason: 'time' })],
])('a list that is %s closes nothing', async (_, answer) => {
  const { address, open, id } = await aSource(numbers(3))
  boards.serve(address, answer)
  for (let run = 0; run < 8; run++) await read(24)
  expect(await open()).toEqual(['1', '2', '3'])
  const [source] = (await services.sources.listForDesk()).filter((each) => each.id === id)
  expect(source).toMatchObject({ state: 'off', stateBecause: 'failures' })
})

test('a list that has lost more than 30 % closes nothing, and waits for the desk', async () => {
  const { serve, open, id } = await aSource(numbers(20))
  serve(numbers(13))
  for (let run = 0; run < 8; run++) await read(12)
  expect(await open()).toHaveLength(20)
  expect(await holdOf(id)).toMatchObject({ kind: 'fewer', known: 20, missing: 7, state: 'open' })
  serve(numbers(14))
  await read(6)
  expect(await open()).toHaveLength(20)
  expect(await holdOf(id)).toMatchObject({ state: 'ended' })
  await read(12)
  expect(await open()).toEqual(texts(numbers(14)))
})

test('small losses in a row are one big loss', async () => {
  const { serve, open, id } = await aSource(numbers(20))
  for (const count of [17, 15, 12, 10]) {
    serve(numbers(count))
    await read(3)
    await read(3)
  }
  expect(await open()).toHaveLength(20)
  expect(await holdOf(id)).toMatchObject({ kind: 'fewer', missing: 10 })
})

test('an empty list closes nothing where there were ten', async () => {
  const { serve, open, id } = await aSource(numbers(10))
  serve([])
  for (let run = 0; run < 8; run++) await read(12)
  expect(await open()).toHaveLength(10)
  expect(await holdOf(id)).toMatchObject({ kind: 'empty', missing: 10 })
})

test.each([
  ['with ETags', undefined],
  ['without', null],
])(
  'fewer than ten close with the third same reading, a day after the first, %s',
  async (_, etag) => {
    const { address, company, open, id } = await aSource(numbers(3))
    const body = JSON.stringify({ jobs: [greenhouseAdvert(1, { company })] })
    boards.serve(address, { body, ...(etag === null && { etag }) })
    for (let run = 0; run < 4; run++) {
      await read(6)
      expect(await open()).toHaveLength(3)
    }
    await read(6)
    expect(await open()).toEqual(['1'])
    expect(await holdOf(id)).toMatchObject({ state: 'ended' })
    await read(6)
    expect(await lastRun(services, id)).toMatchObject({ isComplete: true })
  },
)

test('an advert without an id closes nothing, for as long as it is there', async () => {
  const { serve, open, id } = await aSource(numbers(10))
  const nameless = { internal_job_id: 'x', absolute_url: '', title: 'Cook', content: 'Cook.' }
  serve(numbers(8), [nameless])
  for (let run = 0; run < 5; run++) await read(12)
  expect(await open()).toHaveLength(10)
  expect(await lastRun(services, id)).toMatchObject({
    isComplete: false,
    closedNothingBecause: 'no-ids',
  })
  serve(numbers(8))
  await read(12)
  await read(12)
  expect(await open()).toHaveLength(8)
})

test('the same id twice closes nothing', async () => {
  const { serve, open, company, id } = await aSource(numbers(10))
  serve(numbers(8), [greenhouseAdvert(8, { company, title: 'Another' })])
  for (let run = 0; run < 5; run++) await read(12)
  expect(await open()).toHaveLength(10)
  expect(await lastRun(services, id)).toMatchObject({ closedNothingBecause: 'same-ids' })
})

test('XML that has become empty closes like any other list', async () => {
  const address = `https://${uniqueWord().toLowerCase()}.jobs.personio.de/xml`
  const source = await aConnectedSource(server, { system: 'personio', address })
  const advert = `<position><id>1</id><name>Nurse</name><office>Leeds</office>
<jobDescriptions><jobDescription><value>Care.</value></jobDescription></jobDescriptions></position>`
  boards.serve(address, { body: `<workzag-jobs>${advert}</workzag-jobs>` })
  await read()
  expect(await openReferences(db, source.id)).toEqual(['1'])
  boards.serve(address, { body: '<workzag-jobs></workzag-jobs>' })
  await read(6)
  expect(await holdOf(source.id)).toMatchObject({ kind: 'empty', missing: 1 })
  await read(12)
  await read(12)
  expect(await openReferences(db, source.id)).toEqual([])
})

test('an unreadable advert with an id is there', async () => {
  const { serve, open } = await aSource(numbers(10))
  serve(numbers(9), [greenhouseAdvert(10, { title: '' })])
  for (let run = 0; run < 4; run++) await read(12)
  expect(await open()).toHaveLength(10)
})

test('the desk closes with one click, once, and takes it back for seven days', async () => {
  const { serve, open, id, actor } = await aSource(numbers(12))
  serve(numbers(2))
  await read(6)
  const { holds } = services.sources
  const hold = await holdOf(id)
  await expect(holds.accept(actor, hold.id)).rejects.toMatchObject({ code: 'not_found' })
  await expect(holds.list(actor)).rejects.toMatchObject({ code: 'not_found' })
  const admin = await anAdmin(db)
  await expect(holds.accept(admin, 'unknown')).rejects.toMatchObject({ code: 'not_found' })
  const both = await Promise.allSettled([
    holds.accept(admin, hold.id),
    holds.accept(admin, hold.id),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await open()).toEqual(['1', '2'])
  expect(await holds.undo(admin, hold.id)).toBe(10)
  expect(await open()).toHaveLength(12)
  await read(6)
  await read(24)
  expect(await open()).toHaveLength(12)
  await expect(holds.undo(admin, hold.id)).rejects.toMatchObject({ code: 'done_already' })
  const entries = await db
    .selectFrom('deskEntry')
    .select('action')
    .where('subjectId', '=', id)
    .orderBy('id')
    .execute()
  expect(entries.map(({ action }) => action)).toEqual([
    'source-hold-accepted',
    'source-hold-undone',
  ])
})

test('after seven days nothing is taken back', async () => {
  const { serve, open, id } = await aSource(numbers(12))
  serve(numbers(2))
  await read(6)
  const admin = await anAdmin(db)
  const hold = await holdOf(id)
  await services.sources.holds.accept(admin, hold.id)
  clock.forward(7 * 24 + 1)
  await expect(services.sources.holds.undo(admin, hold.id)).rejects.toThrow(/seven days/)
  expect(await open()).toEqual(['1', '2'])
})

test('what the desk refuses is not asked again while the list is the same', async () => {
  const { serve, open, id } = await aSource(numbers(12))
  serve(numbers(2))
  await read(6)
  await services.sources.holds.refuse(await anAdmin(db), (await holdOf(id)).id)
  for (let run = 0; run < 4; run++) await read(12)
  expect(await open()).toHaveLength(12)
  expect(await holdOf(id)).toMatchObject({ state: 'refused' })
})

test('a list that the desk has decided about, or the third of few, is asked for by its version', async () => {
  const { serve, id, address } = await aSource(numbers(12))
  serve(numbers(2))
  await read(6)
  await services.sources.holds.refuse(await anAdmin(db), (await holdOf(id)).id)
  for (let run = 0; run < 20; run++) await read(12)
  const [seen, missing] = [await jobOf(id, '2'), await jobOf(id, '3')]
  expect(clock.now().getTime() - Date.parse(seen.lastSeenAt)).toBeLessThan(8 * 86_400_000)
  expect(Date.parse(seen.lastSeenAt)).toBeGreaterThan(Date.parse(missing.lastSeenAt))

  const few = await aSource(numbers(3))
  few.serve(numbers(2))
  for (let run = 0; run < 4; run++) await read(12)
  expect(await few.open()).toEqual(['1', '2'])
  expect(await lastRun(services, few.id)).toMatchObject({ answer: 'unchanged', isComplete: true })
  for (const list of [address, few.address]) {
    const asked = boards.asked.filter((each) => each.address === list)
    expect(asked.slice(1).filter(({ etag }) => etag === null)).toEqual([])
  }
})

test('more than a thousand closings need a second admin', async () => {
  const { serve, id } = await aSource(numbers(12))
  serve(numbers(2))
  await read(6)
  const hold = await holdOf(id)
  const missing = [...numbers(10, 3).map(String), ...numbers(1000, 100).map(String)]
  await db.updateTable('sourceHold').set({ missing }).where('id', '=', hold.id).execute()
  const [one, other] = [await anAdmin(db), await anAdmin(db)]
  const { holds } = services.sources
  expect(await holds.accept(one, hold.id)).toBe(false)
  expect(await openReferences(db, id)).toHaveLength(12)
  await expect(holds.accept(one, hold.id)).rejects.toThrow(/second admin/)
  expect(await holds.accept(other, hold.id)).toBe(true)
  expect(await openReferences(db, id)).toHaveLength(2)
})

test('the desk accepts another name of the employer, and its adverts are read', async () => {
  const { address, open, id } = await aSource([])
  const company = 'The Fen Group of Homes'
  boards.serve(address, { body: JSON.stringify({ jobs: [greenhouseAdvert(1, { company })] }) })
  await read(6)
  expect(await holdOf(id)).toMatchObject({ kind: 'other-employer', names: [company] })
  await services.sources.holds.accept(await anAdmin(db), (await holdOf(id)).id)
  await read()
  expect(await open()).toEqual(['1'])
})

test('a list of another employer that the desk refuses is not asked about again', async () => {
  const { address, open, id } = await aSource([])
  const company = 'Somebody Else Ltd'
  boards.serve(address, { body: JSON.stringify({ jobs: [greenhouseAdvert(1, { company })] }) })
  await read(6)
  await services.sources.holds.refuse(await anAdmin(db), (await holdOf(id)).id)
  for (let run = 0; run < 3; run++) await read(6)
  expect(await holdOf(id)).toMatchObject({ state: 'refused' })
  expect(await open()).toEqual([])
})

test('an organisation that is deleted takes its list with it, and its adverts close', async () => {
  const { id } = await aSource(numbers(2))
  const ids = (await jobsOf(db, id)).map((job) => job.id)
  await db.deleteFrom('source').where('id', '=', id).execute()
  const jobs = await db.selectFrom('job').select('status').where('id', 'in', ids).execute()
  expect(jobs).toEqual([{ status: 'closed' }, { status: 'closed' }])
})

test('whatever a list does, what it has now is open and what it has does not close', async () => {
  const { serve, open } = await aSource(numbers(30))
  let seed = 7
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  let present = new Set(numbers(30))
  for (let run = 0; run < 60; run++) {
    const before = [...present]
    if (random(3) === 0) present.delete(before[random(before.length)] ?? 0)
    if (random(3) === 0) present.add(31 + random(40))
    if (random(12) === 0) present = new Set(before.slice(0, 5))
    else if (present.size < 20) present = new Set(numbers(30))
    serve([...present])
    await read(6)
    // A list that was cut to five waits for the desk; what it has stays open whatever happens.
    expect(await open()).toEqual(expect.arrayContaining(texts([...present])))
  }
})
