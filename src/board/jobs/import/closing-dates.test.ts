import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { maintainIndex } from '#board/search/index/index-jobs.ts'
import { aSource, anAdvert, importsInto, lines, NOW } from '#tests/support/import-text.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const { db, services } = await openTestServer()
const { take, jobsOf } = importsInto(db)
const DAY_MS = 86_400_000
const TEXT = 'We care. Closing date: Thursday 26 November 2026.'

const datesOf = async (source: string) =>
  (await jobsOf(source)).map(({ status, closedAs, closesAt, closingWords }) => ({
    status,
    closedAs,
    closesAt,
    closingWords,
  }))

test('a closing date that is only in the text is read there, and the page can say where', async () => {
  const source = aSource()

  await take(source, lines(anAdvert(1, { description: TEXT })))

  expect(await datesOf(source)).toEqual([
    {
      status: 'open',
      closedAs: null,
      closesAt: '2026-11-26T23:59:59.000Z',
      closingWords: 'Closing date: Thursday 26 November 2026',
    },
  ])
})

test('one that its source states wins, and one that is over closes the advert', async () => {
  const source = aSource()
  const past = 'End Date Thursday 23 April 2026'

  await take(
    source,
    lines(
      anAdvert(1, { description: TEXT, valid_through: '2026-12-24' }),
      anAdvert(2, { description: past, date_posted: '2026-03-30' }),
      anAdvert(3, { description: 'We care.', status: 'closed' }),
    ),
  )

  expect(await datesOf(source)).toMatchObject([
    { status: 'open', closesAt: '2026-12-24T23:59:59.000Z', closingWords: null },
    { status: 'closed', closedAs: 'expired', closingWords: past },
    {},
  ])
})

test('an advert whose source extends it opens again', async () => {
  const source = aSource()
  const file = (day: string) => lines(anAdvert(1, { valid_through: day }))
  await take(source, file('2026-11-10'))

  await take(source, file('2026-12-10'))

  expect(await datesOf(source)).toMatchObject([{ status: 'open', closedAs: null }])
})

test('adverts from before are read once, and those that are over close', async () => {
  const source = aSource()
  const past = 'Closing date: 14 May 2026.'
  await take(
    source,
    lines(
      anAdvert(1, { description: past, date_posted: '2026-04-30' }),
      anAdvert(2, { date_posted: undefined, description: 'Closing date: 14 May.' }),
    ),
    { ignoreClosingDates: true },
  )
  await sql`update job_search set version = 5`.execute(db)

  await maintainIndex(db)
  await services.jobs.closeExpiredJobs()

  expect(await datesOf(source)).toMatchObject([
    { status: 'closed', closedAs: 'expired', closingWords: 'Closing date: 14 May 2026' },
    { status: 'open', closesAt: null },
  ])
})

test('spreadsheets and browsers write dates in many ways, and one advert in one order', async () => {
  const source = aSource()
  const pairs: [posted: string, closes: string][] = [
    ['46343', '46373'],
    ['17-Nov-26', '17-Dec-26'],
    ['17 November 2026', 'Thursday 17th December 2026 at 11:59pm'],
    ['17/11/2026 9:30 AM', '17/12/2026 12:00 PM'],
    ['Posted 3 Days Ago', 'Ongoing'],
    ['Tue Nov 17 2026 09:00:00 GMT+0000 (Greenwich Mean Time)', '14 December 2026 (noon)'],
    ['11/17/2026', '12/05/2026'],
    ['2026-11-17T09:00:00.000+0000', '2026-12-17T24:00:00Z'],
    ['Tue, 17 Nov 2026 09:00:00 EST', 'Thu, 17 Dec 2026 23:59:00 EST'],
    ['17 Nov 2026', '9am on 14 December 2026'],
    ['17 Nov 26', 'Midnight 14 Dec 2026'],
    ['Today', 'ASAP'],
    ['2026/11/17', '2026-12-17 00:00:00'],
  ]

  const { counts } = await take(
    source,
    lines(
      ...pairs.map(([date_posted, closing_date], index) =>
        anAdvert(String(index).padStart(2, '0'), { date_posted, closing_date }),
      ),
    ),
  )

  expect(counts).toMatchObject({ added: 13, refused: 0 })
  const jobs = await jobsOf(source)
  expect(jobs.map(({ status }) => status)).toEqual(pairs.map(() => 'open'))
  expect(jobs.map(({ postedAt, closesAt }) => [postedAt, closesAt])).toEqual([
    ['2026-11-17T00:00:00.000Z', '2026-12-17T23:59:59.000Z'],
    ['2026-11-17T00:00:00.000Z', '2026-12-17T23:59:59.000Z'],
    ['2026-11-17T00:00:00.000Z', '2026-12-17T23:59:00.000Z'],
    ['2026-11-17T09:30:00.000Z', '2026-12-17T12:00:00.000Z'],
    [new Date(NOW).toISOString(), null],
    ['2026-11-17T09:00:00.000Z', '2026-12-14T12:00:00.000Z'],
    ['2026-11-17T00:00:00.000Z', '2026-12-05T23:59:59.000Z'],
    ['2026-11-17T09:00:00.000Z', '2026-12-18T00:00:00.000Z'],
    ['2026-11-17T14:00:00.000Z', '2026-12-18T04:59:00.000Z'],
    ['2026-11-17T00:00:00.000Z', '2026-12-14T09:00:00.000Z'],
    ['2026-11-17T00:00:00.000Z', '2026-12-14T23:59:59.000Z'],
    [new Date(NOW).toISOString(), null],
    ['2026-11-17T00:00:00.000Z', '2026-12-17T23:59:59.000Z'],
  ])
})

test('an advert in the next file counts as seen, and none is older for being there twice', async () => {
  const source = aSource()
  const later = Date.now() + DAY_MS
  await take(source, lines(anAdvert(1)))
  await take(source, lines(anAdvert(1)), { now: later })

  await take(source, lines(anAdvert(1)), { now: later - DAY_MS / 2 })

  expect(await jobsOf(source)).toMatchObject([{ lastSeenAt: new Date(later).toISOString() }])
})
