import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anAdmin } from '#tests/support/admin.ts'
import { jobsOf, lastRun } from '#tests/support/fake-board.ts'
import { openFeedServer } from '#tests/support/feed-server.ts'

const { clock, db, services, read, aSource } = await openFeedServer()
const { holds } = services.sources

const numbers = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => index + from)
const texts = (ids: number[]) => ids.map(String).toSorted()

async function holdsOf(sourceId: string) {
  const all = await holds.list(await anAdmin(db))
  return all.filter((hold) => hold.sourceId === sourceId)
}

/** A list of twelve that has lost ten, which the desk has refused to close. */
async function aRefusedList() {
  const source = await aSource(numbers(12))
  source.serve(numbers(2))
  await read(6)
  const [hold] = await holdsOf(source.id)
  await holds.refuse(await anAdmin(db), hold?.id ?? '')
  return source
}

test('what the desk refuses holds for its adverts, whatever else the list does', async () => {
  const { serve, open, id } = await aRefusedList()
  for (const list of [numbers(2), [1, 2, 99], numbers(3), numbers(4)]) {
    serve(list)
    await read(12)
    await read(12)
    expect(await lastRun(services, id)).toMatchObject({ isComplete: true })
  }
  expect(await open()).toEqual(texts(numbers(12)))
  expect(await holdsOf(id)).toMatchObject([{ state: 'refused' }])
})

test('other adverts of that list wait, or close, as they always do', async () => {
  const few = await aRefusedList()
  few.serve([1])
  await read(6)
  expect(await holdsOf(few.id)).toMatchObject([
    { state: 'open', known: 2, missing: 1 },
    { state: 'refused' },
  ])
  const many = await aSource(numbers(100))
  many.serve(numbers(60))
  await read(6)
  const [hold] = await holdsOf(many.id)
  await holds.refuse(await anAdmin(db), hold?.id ?? '')
  many.serve(numbers(59))
  await read(6)
  await read(12)
  const left = await many.open()
  expect(left).toHaveLength(99)
  expect(left).not.toContain('60')
})

test('one that its list has again, and loses again, is no longer refused', async () => {
  const { serve, open } = await aRefusedList()
  serve(numbers(12))
  await read(6)
  serve(numbers(11))
  await read(6)
  await read(12)
  expect(await open()).toEqual(texts(numbers(11)))
})

test('a refused advert was last seen before it vanished, and the others are seen', async () => {
  const { id } = await aRefusedList()
  const refusedAt = clock.now().getTime()
  for (let run = 0; run < 20; run++) await read(12)
  const [gone, there] = (await jobsOf(db, id)).filter(({ reference }) =>
    ['3', '2'].includes(reference),
  )
  const seen = async (job: { id: string } | undefined) =>
    Date.parse((await services.sources.findSighting(job?.id ?? ''))?.seenAt ?? '')
  expect(await seen([gone, there].find((job) => job?.reference === '3'))).toBeLessThan(refusedAt)
  expect(await seen([gone, there].find((job) => job?.reference === '2'))).toBe(
    clock.now().getTime(),
  )
})

test('what a process of the version before has refused is refused, until its list says something else', async () => {
  const { serve, open, id } = await aSource(numbers(6))
  serve([1])
  await read(6)
  const decidedAt = clock.now().toISOString()
  await db
    .updateTable('sourceHold')
    .set({ state: 'refused', decidedAt })
    .where('sourceId', '=', id)
    .execute()
  for (const title of ['Carer', 'Cook', 'Cleaner', 'Nurse']) {
    serve([1], [], { title })
    await read(12)
  }
  expect(await open()).toEqual(texts(numbers(6)))
  expect(await holdsOf(id)).toMatchObject([{ state: 'refused' }])
  serve(numbers(6))
  await read(12)
  serve([1])
  await read(12)
  expect(await holdsOf(id)).toMatchObject([{ state: 'open' }, { state: 'refused' }])
})

test('what the desk had refused before it was about adverts is refused still', async () => {
  const { serve, open, id } = await aSource(numbers(12))
  serve(numbers(2))
  await read(6)
  const decidedAt = clock.now().toISOString()
  await db
    .updateTable('sourceHold')
    .set({ state: 'refused', decidedAt })
    .where('sourceId', '=', id)
    .execute()
  const migration = await readFile(
    'src/platform/database/migrations/0097-decided-holds.sql',
    'utf8',
  )
  await sql.raw(migration.slice(migration.indexOf('with refused'))).execute(db)
  serve(numbers(3))
  await read(6)
  await read(12)
  expect(await lastRun(services, id)).toMatchObject({ isComplete: true })
  expect(await open()).toEqual(texts(numbers(12)))
  expect(await holdsOf(id)).toMatchObject([{ state: 'refused' }])
})
