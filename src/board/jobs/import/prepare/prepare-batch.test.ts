import { afterAll, expect, inject, test } from 'vitest'
import { SAMPLES } from '#board/jobs/samples/samples.ts'
import { toAdvert } from '#board/jobs/import/shapes/to-advert.ts'
import { aSource, anAdvert, importsInto, lines, NOW } from '#tests/support/import-text.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { prepareBatch } from './prepare-batch.ts'
import { prepareWhole } from './prepare-whole.ts'

const { db, close } = await openTestDatabase(inject('prepared'))
afterAll(close)

const { take } = importsInto(db)

/** Enough that they are read in a thread. */
const MANY = 250
const OPTIONS = {
  source: 'samples',
  fallbackSource: null,
  country: 'GB',
  category: 'administration',
  ignoreClosingDates: false,
  isDryRun: false,
  now: NOW,
}

function manyAdverts() {
  return Array.from({ length: MANY }, (_, index) => {
    const { place: location, ...job } = SAMPLES[index % SAMPLES.length] ?? {}
    return toAdvert({ ...job, id: `${index}`, location })
  })
}

test('a thread reads adverts as we do here', async () => {
  const adverts = [...manyAdverts(), {}, toAdvert(anAdvert(1, { email: 'none' }))]

  const read = await prepareBatch(adverts, OPTIONS)

  expect(read).toEqual(adverts.map((advert) => prepareWhole(advert, OPTIONS)))
  expect(read.filter(({ facts }) => facts !== null).length).toBeGreaterThan(MANY / 2)
})

test('nothing is read for the check of what gets no search row', () => {
  const closed = toAdvert(anAdvert(1, { valid_through: '2026-11-10' }))
  const reported = toAdvert(anAdvert(1, { email: 'none' }))
  const unlawful = toAdvert(anAdvert(1, { description: 'Pay is £7 an hour.' }))

  const read = [{}, closed, reported, unlawful].map((advert) => prepareWhole(advert, OPTIONS))

  expect(read.map(({ facts }) => facts)).toEqual([null, null, null, null])
  expect(prepareWhole(toAdvert(anAdvert(1)), OPTIONS).facts).not.toBeNull()
  expect(prepareWhole(toAdvert(anAdvert(1)), { ...OPTIONS, isDryRun: true }).facts).toBeNull()
})

test('many adverts have the same checks and search rows as each of them alone', async () => {
  const source = aSource()
  const adverts = Array.from({ length: MANY }, (_, index) =>
    anAdvert(index, { description: `Care for people on ward ${index}. Pay £2,900 for the CoS.` }),
  )
  const { counts } = await take(source, lines(...adverts))
  expect(counts).toMatchObject({ added: MANY, refused: 0 })
  const together = await rowsOf(source)

  for (const advert of adverts.slice(0, 3)) await take(`${source} alone`, lines(advert))

  const alone = await rowsOf(`${source} alone`)
  expect(alone).toHaveLength(3)
  for (const row of alone) expect(together).toContainEqual(row)
})

async function rowsOf(source: string) {
  const rows = await db
    .selectFrom('job')
    .innerJoin('jobSearch', 'jobSearch.id', 'job.id')
    .innerJoin('jobCheck', 'jobCheck.id', 'job.id')
    .select(['job.title', 'licence', 'occupation', 'rate', 'wording', 'content'])
    .where('source', '=', source)
    .execute()
  return rows
}

test('many adverts without a source are refused with its reason', async () => {
  const unnamed = { ...OPTIONS, source: null }
  await expect(prepareBatch(manyAdverts(), unnamed)).rejects.toThrow(/--source/)
})
