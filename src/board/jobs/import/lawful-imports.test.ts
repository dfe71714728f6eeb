import { afterAll, expect, inject, test } from 'vitest'
import { maintainIndex } from '#board/search/index/index-jobs.ts'
import { aSource, anAdvert, importsInto, lines } from '#tests/support/import-text.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'

const { db, close } = await openTestDatabase(inject('prepared'))
afterAll(close)

const { take, jobsOf } = importsInto(db)

const LAWFUL = 'Care for thirty people by night.'
const RED = `${LAWFUL} You must not be pregnant.`
const listed = (ids: string[]) =>
  db.selectFrom('jobSearch').select('id').where('id', 'in', ids).execute()

test('an imported advert that breaks a law is in no list until it is mended', async () => {
  const source = aSource()
  const good = anAdvert(1, { description: LAWFUL })
  await take(source, lines(good, anAdvert(2, { description: RED })))
  const jobs = await jobsOf(source)
  const ids = jobs.map(({ id }) => id)
  const broken = jobs.find(({ description }) => description === RED)

  expect(broken?.lawStop).toMatchObject({ quote: expect.stringContaining('pregnant') })
  expect(broken?.status).toBe('open')
  expect(await listed(ids)).toEqual([{ id: jobs.find(({ id }) => id !== broken?.id)?.id }])

  await take(source, lines(good, anAdvert(2, { description: LAWFUL })))

  expect(await listed(ids)).toHaveLength(2)
  expect((await jobsOf(source)).map(({ lawStop }) => lawStop)).toEqual([null, null])
})

test('a listed advert that becomes unlawful leaves the lists', async () => {
  const source = aSource()
  await take(source, lines(anAdvert(1, { description: LAWFUL })))
  const ids = (await jobsOf(source)).map(({ id }) => id)

  await take(source, lines(anAdvert(1, { description: RED })))

  expect(await listed(ids)).toEqual([])
})

test('adverts of before are read with the next maintenance, and only once', async () => {
  const source = aSource()
  await take(source, lines(anAdvert(1, { description: RED })))
  const [job] = await jobsOf(source)
  const id = job?.id ?? ''
  // As a version without the laws has left it.
  await db.updateTable('job').set({ lawStop: null }).where('id', '=', id).execute()

  const first = await maintainIndex(db)
  const second = await maintainIndex(db)

  expect((await jobsOf(source))[0]?.lawStop).toMatchObject({ version: expect.any(Number) })
  expect(await listed([id])).toEqual([])
  expect([first, second]).toEqual([1, 0])
})
