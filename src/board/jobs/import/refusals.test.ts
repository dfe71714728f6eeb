import { afterAll, expect, inject, test } from 'vitest'
import { aSource, anAdvert, importText, importsInto, lines } from '#tests/support/import-text.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'

const { db, close } = await openTestDatabase(inject('prepared'))
afterAll(close)

const { take, jobsOf } = importsInto(db)

test('a reference that comes twice is refused the second time, batches apart too', async () => {
  const source = aSource()
  const many = Array.from({ length: 600 }, (_, index) => anAdvert(index))

  const { counts, report } = await take(
    source,
    lines(anAdvert('a'), anAdvert('a', { title: 'Another' }), ...many, anAdvert('a')),
  )

  expect(counts).toMatchObject({ read: 603, added: 601, refused: 2 })
  const reason = 'Line 1 has an advert with this reference: give each its own.'
  expect(report).toEqual([
    { line: 2, field: 'reference', reason, value: 'a', outcome: 'rejected' },
    { line: 603, field: 'reference', reason, value: 'a', outcome: 'rejected' },
  ])
})

test('adverts without a reference are told apart by what they say', async () => {
  const source = aSource()
  const file = lines(
    anAdvert(1, { id: undefined }),
    anAdvert(2, { id: undefined, title: 'Midwife' }),
  )

  expect((await take(source, file)).counts).toMatchObject({ added: 2 })
  expect((await take(source, file)).counts).toMatchObject({ unchanged: 2 })
})

test('a row is refused with a sentence for each thing that is wrong', async () => {
  const source = aSource()
  const { counts, report } = await take(
    source,
    lines(
      anAdvert(1, { title: ' ', company: '\0', description: '<p></p>' }),
      anAdvert(2, { country: 'Narnia' }),
      anAdvert(4, { date_posted: '2027-01-01' }),
      anAdvert(5, { date_posted: '1970-01-01' }),
      anAdvert(6),
    ),
  )
  expect(counts).toMatchObject({ read: 5, added: 1, refused: 4 })
  expect(report.map(({ line, field }) => [line, field])).toEqual([
    [1, 'title'],
    [1, 'employer'],
    [1, 'description'],
    [2, 'country'],
    [3, 'postedAt'],
    [4, 'postedAt'],
  ])
})

test('a row is imported without an optional field that is wrong', async () => {
  const source = aSource()
  const { counts, report } = await take(
    source,
    lines(
      anAdvert(1, {
        email: 'call us',
        closing_date: 'ongoing',
        date_posted: 'Posted 3 Days Ago',
        url: 'javascript:alert(1)',
        title: 'Nurse '.repeat(60),
      }),
    ),
  )
  expect(counts).toMatchObject({ added: 1, refused: 0 })
  expect(report.map(({ field, outcome }) => [field, outcome])).toEqual([
    ['title', 'partial'],
    ['postedAt', 'partial'],
    ['closesAt', 'partial'],
    ['email', 'partial'],
  ])
  const [job] = await jobsOf(source)
  expect(job).toMatchObject({ applyEmail: null, closesAt: null, sourceUrl: null })
  expect(job?.title.length).toBeLessThanOrEqual(200)
})

test('a file of the same name with another employer’s references replaces no advert', async () => {
  const fallbackSource = aSource()
  const settings = { source: null, fallbackSource }
  const ours = [anAdvert(1), anAdvert(2)]
  await importText(db, lines(...ours), settings)

  const theirs = { title: 'Cleaner', company: 'Beta Homes Ltd' }
  const file = lines(anAdvert(1, theirs), anAdvert(2, { company: 'Saltmarsh House Ltd' }))
  const { counts, report } = await importText(db, file, settings)

  expect(counts).toMatchObject({ added: 0, updated: 1, refused: 1 })
  expect(report).toMatchObject([
    { line: 1, reason: expect.stringContaining('name this file’s source with --source') },
  ])
  expect(await jobsOf(fallbackSource)).toMatchObject([
    { title: 'Registered nurse', employerName: 'Saltmarsh House' },
    { title: 'Registered nurse', employerName: 'Saltmarsh House Ltd' },
  ])

  const named = await take(aSource(), file)
  expect(named.counts).toMatchObject({ added: 2, refused: 0 })
})
