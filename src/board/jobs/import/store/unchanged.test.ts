import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, expect, inject, test } from 'vitest'
import { SAMPLES } from '#board/jobs/samples/samples.ts'
import { prepareJob, READER_VERSION } from '#board/jobs/import/prepare-job.ts'
import { toAdvert } from '#board/jobs/import/shapes/to-advert.ts'
import { aSource, anAdvert, importsInto, lines, NOW } from '#tests/support/import-text.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'

const { db, close } = await openTestDatabase(inject('prepared'))
afterAll(close)

const { take, jobsOf } = importsInto(db)

test('the same record is not read again', async () => {
  const source = aSource()
  await take(source, lines(anAdvert(1)))
  // As if it had been read differently.
  await sql`
    update job set import_digest = replace(import_digest, source_digest, 'other'), source_digest = 'other'
    where source = ${source}`.execute(db)

  const { counts } = await take(source, lines(anAdvert(1)))

  expect(counts).toMatchObject({ read: 1, updated: 0, unchanged: 1 })
})

test.each([
  ['whose job another version has written since', sql`source_digest = 'other'`],
  ['whose job was closed because it was gone', sql`source_digest = null`],
])('a record %s is read again', async (_, change) => {
  const source = aSource()
  await take(source, lines(anAdvert(1)))
  await sql`update job set ${change} where source = ${source}`.execute(db)

  const { counts } = await take(source, lines(anAdvert(1)))

  expect(counts).toMatchObject({ updated: 1, unchanged: 0 })
})

test('a record is read again with other options', async () => {
  const source = aSource()
  const file = lines(anAdvert(1, { location: undefined }))
  await take(source, file)

  const { counts } = await take(source, file, { country: 'IE' })

  expect(counts).toMatchObject({ updated: 1 })
  expect(await jobsOf(source)).toMatchObject([{ country: 'IE' }])
})

test('what there is to say about a record is said each time', async () => {
  const source = aSource()
  const day = '2026-11-10'
  const file = lines(anAdvert(1, { email: 'none' }), anAdvert(2, { valid_through: day }))
  const first = await take(source, file)

  const again = await take(source, file)

  expect(again.report).toEqual(first.report)
  expect(again.report).toMatchObject([{ line: 1, field: 'email' }])
  expect(again.counts).toMatchObject({ unchanged: 2, past: 1 })
  const [warned] = await jobsOf(source)
  expect(warned?.importDigest).toBeNull()
})

test('an unchanged advert twice in a file is refused the second time', async () => {
  const source = aSource()
  await take(source, lines(anAdvert(1)))

  const { counts, report } = await take(source, lines(anAdvert(1), anAdvert(1)))

  expect(counts).toMatchObject({ read: 2, unchanged: 1, refused: 1 })
  expect(report).toMatchObject([{ line: 2, field: 'reference', value: '1' }])
})

test('a job from before there were digests of records gets its own', async () => {
  const source = aSource()
  await take(source, lines(anAdvert(1), anAdvert(2)))
  const [digested] = await jobsOf(source)
  await sql`update job set import_digest = null where source = ${source}`.execute(db)

  const { counts } = await take(source, lines(anAdvert(1), anAdvert(2)))

  expect(counts).toMatchObject({ unchanged: 2 })
  const [again] = await jobsOf(source)
  expect(again?.importDigest).toBe(digested?.importDigest)
})

test('adverts are read as they were when the version of the reader was raised last', () => {
  const options = {
    source: 'samples',
    fallbackSource: null,
    country: 'GB',
    category: 'administration',
    ignoreClosingDates: false,
    now: NOW,
  }
  const digest = createHash('sha256')
  for (const { ref: id, place: location, ...job } of SAMPLES) {
    const prepared = prepareJob(toAdvert({ ...job, id, location }), options)
    digest.update('row' in prepared ? prepared.row.sourceDigest : 'refused')
  }

  // Another digest: raise READER_VERSION, or what has been imported already keeps what was read before.
  expect([READER_VERSION, digest.digest('hex').slice(0, 12)]).toEqual([5, '3deac9fa02b7'])
})
