import { afterAll, expect, inject, test } from 'vitest'
import { readMigration } from '#platform/database/schema/migrate.ts'
import { formatPay } from '#trade/pay/format-pay.ts'
import { payOf } from '#trade/pay/pay-columns.ts'
import { aJob } from '#tests/support/builders.ts'
import { aSource, anAdvert, importsInto, lines } from '#tests/support/import-text.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'

const { db, close } = await openTestDatabase(inject('prepared'))
afterAll(close)

const { take, jobsOf } = importsInto(db)

async function migrateAgain() {
  const { up } = await readMigration('0056-pay-of-earlier-imports.sql')
  await up(db)
}

async function payOfJobs(source: string) {
  return (await jobsOf(source)).map((job) => formatPay(payOf(job)))
}

test('pay without words of an earlier import is mentioned until its source is read again', async () => {
  const source = aSource()
  const text = lines(
    anAdvert(1, { salary_min: 36_000, salary_max: 41_000, salary_period: 'year' }),
    anAdvert(2, { salary_text: '£30,000 a year' }),
  )
  await take(source, text)
  const before = await payOfJobs(source)
  expect(before).toEqual(['£36,000 to £41,000 a year', '£30,000 a year'])

  await migrateAgain()
  expect(await payOfJobs(source)).toEqual([
    'the text mentions £36,000 to £41,000 a year',
    '£30,000 a year',
  ])

  const { counts } = await take(source, text)
  expect(counts).toMatchObject({ updated: 1, unchanged: 1 })
  expect(await payOfJobs(source)).toEqual(before)
})

test('an advert without a posting day keeps its first one when its pay is read again', async () => {
  const source = aSource()
  const advert = lines(anAdvert(1, { salary_min: 36_000, date_posted: undefined }))
  await take(source, advert)
  const [before] = await jobsOf(source)

  await migrateAgain()
  await take(source, advert, { now: Date.now() })

  expect(await jobsOf(source)).toMatchObject([{ postedAt: before?.postedAt, payText: null }])
})

test('the bottom that an earlier import read in the text is left out', async () => {
  const source = aSource()
  await take(source, lines(anAdvert(1, { salary_text: 'Up to £42,000 a year' })))
  await db.updateTable('job').set({ payMin: 36_000 }).where('source', '=', source).execute()

  await migrateAgain()

  expect(await payOfJobs(source)).toEqual(['up to £42,000 a year'])
})

test('the pay of a job posted here and of a sample stays', async () => {
  const pay = { payMin: 36_000, payCurrency: 'GBP', payPeriod: 'year', payText: null } as const
  const posted = await aJob(db, pay)
  const sample = await aJob(db, { ...pay, source: 'sample', sourceRef: 'p' })

  await migrateAgain()

  const ids = [posted.id, sample.id]
  const stored = await db.selectFrom('job').select('payText').where('id', 'in', ids).execute()
  expect(stored).toEqual([{ payText: null }, { payText: null }])
})
