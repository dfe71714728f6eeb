import { afterAll, expect, inject, test } from 'vitest'
import {
  aSource,
  anAdvert,
  importText,
  importsInto,
  lines,
  NOW,
} from '#tests/support/import-text.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { parsePart } from './part.ts'

const { db, close } = await openTestDatabase(inject('prepared'))
afterAll(close)

const { take, jobsOf } = importsInto(db)

test('an advert becomes a job with everything it says', async () => {
  const source = aSource()
  const advert = anAdvert(1, {
    postcode: 'LS1 4AP',
    lat: '53.8',
    lon: '-1.55',
    salary_text: '£31,049 - £37,796 per annum',
    employment_type: 'FULL_TIME',
    hours: '37.5',
    email: 'jobs@saltmarsh.example',
    url: 'https://jobs.saltmarsh.example/1',
    valid_through: '2026-12-01',
    description: '<p>Care for <b>people</b>.</p>',
  })

  const { counts } = await take(source, lines(advert))

  expect(counts).toMatchObject({ read: 1, added: 1, updated: 0, unchanged: 0, refused: 0 })
  expect(await jobsOf(source)).toMatchObject([
    {
      id: expect.stringMatching(/^[0-9a-z]{13}$/),
      ownerId: null,
      status: 'open',
      title: 'Registered nurse',
      employerName: 'Saltmarsh House',
      category: 'nursing',
      type: 'Full-time',
      country: 'GB',
      place: 'Leeds',
      postcodeDistrict: 'LS1',
      latitude: 53.8,
      longitude: -1.55,
      isRemote: false,
      payMin: 31_049,
      payMax: 37_796,
      payCurrency: 'GBP',
      payPeriod: 'year',
      payText: '£31,049 - £37,796 per annum',
      hoursPerWeek: 37.5,
      description: 'Care for people.',
      descriptionHtml: '<p>Care for <strong>people</strong>.</p>',
      preview: 'Care for people.',
      applyEmail: 'jobs@saltmarsh.example',
      source,
      sourceRef: '1',
      sourceUrl: 'https://jobs.saltmarsh.example/1',
      postedAt: '2026-11-01T09:00:00.000Z',
      closesAt: '2026-12-01T23:59:59.000Z',
      closedAt: null,
    },
  ])
})

test('running it again changes nothing but the day it was seen, whenever that is', async () => {
  const source = aSource()
  const file = lines(
    anAdvert(1),
    anAdvert(2, { date_posted: undefined }),
    anAdvert(3, { valid_through: '2026-11-22' }),
  )
  await take(source, file)
  const before = await jobsOf(source)

  const later = NOW + 30 * 86_400_000
  const lastSeenAt = new Date(later).toISOString()
  await take(source, file, { now: later, isDryRun: true })
  expect(await jobsOf(source)).toEqual(before)

  const { counts } = await take(source, file, { now: later })

  expect(counts).toMatchObject({ added: 0, updated: 0, unchanged: 3, refused: 0 })
  expect(await jobsOf(source)).toEqual(before.map((job) => ({ ...job, lastSeenAt })))
})

test('what the source changed is updated, and only that', async () => {
  const source = aSource()
  await take(source, lines(anAdvert(1), anAdvert(2, { date_posted: undefined })))
  const [, undated] = await jobsOf(source)

  const { counts } = await take(
    source,
    lines(anAdvert(1), anAdvert(2, { date_posted: undefined, title: 'Midwife' }), anAdvert(3)),
    { now: NOW + 86_400_000 },
  )

  expect(counts).toMatchObject({ added: 1, updated: 1, unchanged: 1 })
  const [, changed] = await jobsOf(source)
  expect(changed).toMatchObject({ title: 'Midwife', postedAt: undated?.postedAt, id: undated?.id })
})

test('a removed job and a job with an owner stay as they are', async () => {
  const source = aSource()
  await take(source, lines(anAdvert(1), anAdvert(2)))
  await db
    .updateTable('job')
    .set({ status: 'removed' })
    .where('source', '=', source)
    .where('sourceRef', '=', '1')
    .execute()
  await db
    .updateTable('job')
    .set({ ownerId: 'somebody' })
    .where('source', '=', source)
    .where('sourceRef', '=', '2')
    .execute()
  const before = await jobsOf(source)

  const { counts } = await take(
    source,
    lines(anAdvert(1, { title: 'X' }), anAdvert(2, { title: 'X' })),
  )

  expect(counts).toMatchObject({ updated: 0, unchanged: 2 })
  expect(await jobsOf(source)).toEqual(before)
})

test('an advert past its closing date is imported closed, or open with the option', async () => {
  const source = aSource()
  const file = lines(anAdvert(1, { valid_through: '2026-11-10' }))

  const first = await take(source, file)
  expect(first.counts).toMatchObject({ added: 1, past: 1 })
  expect(await jobsOf(source)).toMatchObject([
    {
      status: 'closed',
      closesAt: '2026-11-10T23:59:59.000Z',
      closedAt: '2026-11-10T23:59:59.000Z',
      closedAs: 'expired',
    },
  ])

  const second = await take(source, file, { ignoreClosingDates: true })
  expect(second.counts).toMatchObject({ updated: 1, past: 0 })
  expect(await jobsOf(source)).toMatchObject([
    { status: 'open', closesAt: null, closedAt: null, closedAs: null },
  ])
})

test('a posting date of tomorrow is taken for now', async () => {
  const source = aSource()
  await take(source, lines(anAdvert(1, { date_posted: '2026-11-22' })))
  expect(await jobsOf(source)).toMatchObject([{ postedAt: '2026-11-21T12:00:00.000Z' }])
})

test('a dry run says what would happen and writes nothing', async () => {
  const source = aSource()
  await take(source, lines(anAdvert(1), anAdvert(2)))
  const before = await jobsOf(source)

  const { counts, report } = await take(
    source,
    lines(
      anAdvert(1),
      anAdvert(2, { title: 'Midwife' }),
      anAdvert(3),
      anAdvert(3),
      anAdvert(4, { title: '' }),
    ),
    { isDryRun: true },
  )

  expect(counts).toMatchObject({ read: 5, added: 1, updated: 1, unchanged: 1, refused: 2 })
  expect(report).toHaveLength(2)
  expect(await jobsOf(source)).toEqual(before)
})

test('an import that was stopped ends, run again, where one clean run ends', async () => {
  const [stopped, clean] = [aSource(), aSource()]
  const adverts = Array.from({ length: 1800 }, (_, index) =>
    anAdvert(index % 1700, { title: `Nurse ${index}` }),
  )
  const file = lines(...adverts)

  const half = await take(stopped, file, {
    isEnough: ({ added }: { added: number }) => added >= 500,
  })
  expect(half.counts.added).toBeGreaterThanOrEqual(500)
  expect(half.counts.added).toBeLessThan(1700)
  const rest = await take(stopped, file)
  expect(rest.counts).toMatchObject({
    added: 1700 - half.counts.added,
    unchanged: half.counts.added,
    refused: 100,
  })

  await take(clean, file)
  const facts = async (source: string) =>
    (await jobsOf(source)).map(({ sourceRef, title, sourceDigest }) => [
      sourceRef,
      title,
      sourceDigest,
    ])
  expect(await facts(stopped)).toEqual(await facts(clean))
})

test('a file that breaks off counts as far as it goes', async () => {
  const source = aSource()
  const { counts, failure } = await take(source, `[${JSON.stringify(anAdvert(1))},\n{"id": 2, "ti`)
  expect(counts).toMatchObject({ read: 1, added: 1 })
  expect(failure).toMatch(/^The JSON is cut off: the file ends at line 2/)
})

test('each advert keeps the source it names, and its own address in every database', async () => {
  const [one, other] = [aSource(), aSource()]
  await importText(
    db,
    lines(anAdvert(1, { source: one }), anAdvert(1, { source: other }), anAdvert(2)),
    {
      fallbackSource: other,
    },
  )
  expect(await jobsOf(one)).toHaveLength(1)
  expect((await jobsOf(other)).map(({ sourceRef }) => sourceRef)).toEqual(['1', '2'])
})

test('parts of a file that are imported at the same time are together the whole file', async () => {
  const [source, whole] = [aSource(), aSource()]
  const untitled = { id: undefined, title: 'Night nurse' }
  const file = [
    lines(...Array.from({ length: 40 }, (_, index) => anAdvert(index))),
    '{"id": 41,',
    lines(anAdvert(7, { title: 'Day nurse' }), anAdvert('', untitled), anAdvert('', untitled)),
  ].join('\n')
  const expected = await take(whole, file)

  const parts = await Promise.all(
    [1, 2, 3].map((number) => take(source, file, { part: { number, count: 3 } })),
  )

  const sum = (name: 'read' | 'added' | 'refused') =>
    parts.reduce((total, { counts }) => total + counts[name], 0)
  expect([sum('read'), sum('added'), sum('refused')]).toEqual([44, 41, 3])
  expect(expected.counts).toMatchObject({ read: 44, added: 41, refused: 3 })
  for (const { counts } of parts) expect(counts.read).toBeGreaterThan(5)
  const reported = parts.flatMap(({ report }) => report)
  expect(reported.toSorted((one, other) => one.line - other.line)).toEqual(expected.report)
  const statedIn = async (name: string) =>
    (await jobsOf(name)).map(({ sourceRef, title }) => [sourceRef, title])
  expect(await statedIn(source)).toEqual(await statedIn(whole))
})

test.each(['2/4', '1/1', '64/64'])('the part %s is understood', (text) => {
  const [number, count] = text.split('/').map(Number)
  expect(parsePart(text)).toEqual({ number, count })
})

test.each(['', '0/4', '5/4', '1/65', '2', '1/0', '-1/4', '1/4/2', 'one/two', '1 / 4'])(
  'the part ‘%s’ is rejected in one sentence',
  (text) => {
    expect(() => parsePart(text)).toThrow(/^--part: write it like 2\/4/)
  },
)
