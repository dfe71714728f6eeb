import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newId } from '#server/platform/new-id.ts'
import { aJob } from '#tests/support/builders.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { indexJobs, maintainIndex } from '../index/index-jobs.ts'

const { app, db } = await openTestServer()

async function suggest(kind: 'titles' | 'places', query: string) {
  return app.inject({ url: `/api/v1/suggest/${kind}${query}` })
}

async function titlesFor(typed: string) {
  return (await suggest('titles', `?q=${encodeURIComponent(typed)}`)).json()
}

/** A word that no other test's titles have; of letters, because numbers at the end of a title are cut off. */
const aWord = () => `W${newId().replaceAll(/\d/g, (digit) => 'bcdfghjklm'[Number(digit)] ?? '')}`

/** Open jobs, so many of each title. */
async function someJobs(...titles: [title: string, count: number][]) {
  for (const [title, count] of titles) {
    for (let index = 0; index < count; index += 1) await aJob(db, { title })
  }
}

const textsFor = async (typed: string) =>
  (await titlesFor(typed)).map(({ text }: { text: string }) => text)

test('titles of open jobs are suggested with how many there are, most frequent first', async () => {
  const word = aWord()
  await someJobs([`Nurse ${word}`, 1], [`Night nurse ${word}`, 1], [`Dental ${word} nursery`, 2])
  await someJobs([`NIGHT NURSE ${word}`, 1], [`Night Nurse ${word} (Band 5) - Leeds`, 1])

  expect(await titlesFor(`${word} nur`)).toEqual([
    { text: `Night Nurse ${word}`, count: 3 },
    { text: `Dental ${word} Nursery`, count: 2 },
    { text: `Nurse ${word}`, count: 1 },
  ])
})

test('a title is suggested by the beginning of any of its words, in any order and case', async () => {
  const word = aWord()
  const title = `Senior Staff Nurse ${word}`
  await someJobs([title, 1], [`Driver ${word}`, 1])

  for (const typed of ['s', 'SEN', 'staff', ' nur ', 'nurse staff', 'Senior Staff Nurse']) {
    expect(await textsFor(`${typed} ${word}`)).toEqual([title])
  }
  expect(await textsFor(`urse ${word}`)).toEqual([])
  expect(await textsFor(`staff driver ${word}`)).toEqual([])
})

test('accents, hyphens and plurals make no difference', async () => {
  const word = aWord()
  await someJobs([`Chef de café ${word}`, 1], [`CHEF DE CAFE ${word}`, 1])
  await someJobs([`Co-ordinators ${word}`, 1], [`Women’s health nurse ${word}`, 1])

  expect(await titlesFor(`CAFÉ ${word}`)).toMatchObject([{ count: 2 }])
  expect(await textsFor(`cafe ${word}`)).toHaveLength(1)
  expect(await textsFor(`coordinator ${word}`)).toHaveLength(1)
  expect(await textsFor(`womens ${word}`)).toHaveLength(1)
})

test('no more than eight titles are suggested, after counting the most frequent', async () => {
  const word = aWord()
  const letters = [...'abcdefghijklmnop']
  await someJobs(...letters.map((letter): [string, number] => [`${letter}x ${word}`, 1]))
  await someJobs([`kx ${word}`, 2])
  await maintainIndex(db)

  const found = await titlesFor(word)
  expect(found).toHaveLength(8)
  expect(found[0]).toEqual({ text: `Kx ${word}`, count: 3 })
})

test('a title is gone with its last open job', async () => {
  const word = aWord()
  const title = `Nurse ${word}`
  const first = await aJob(db, { title })
  const second = await aJob(db, { title })
  await aJob(db, { title, closesAt: new Date(Date.now() - 1000).toISOString() })
  const close = ({ id }: { id: string }) =>
    db.updateTable('job').set({ status: 'closed' }).where('id', '=', id).execute()
  expect(await titlesFor(word)).toEqual([{ text: title, count: 2 }])

  await close(first)
  expect(await titlesFor(word)).toEqual([{ text: title, count: 1 }])
  await close(second)
  expect(await titlesFor(word)).toEqual([])
  await maintainIndex(db)
  expect(await titlesFor(word)).toEqual([])
})

test('a job with a new title is suggested under it, and no longer under the old one', async () => {
  const [before, after] = [aWord(), aWord()]
  const { id } = await aJob(db, { title: `Nurse ${before}` })

  await db
    .updateTable('job')
    .set({ title: `Nurse ${after}` })
    .where('id', '=', id)
    .execute()
  await indexJobs(db, [id])

  expect(await textsFor(before)).toEqual([])
  expect(await textsFor(after)).toEqual([`Nurse ${after}`])
})

test('a title that is missing from the table is there after maintenance', async () => {
  const word = aWord()
  await aJob(db, { title: `Nurse ${word}` })
  await sql`delete from job_title where key like ${`%${word.toLowerCase()}`}`.execute(db)

  await maintainIndex(db)

  expect(await textsFor(word)).toHaveLength(1)
})

test('suggestions agree with a filter over all titles', async () => {
  const word = aWord()
  const parts = ['nur', 'nurse', 'nursery', 'staff', 'care', 'carer', 'theatre', 'doctor']
  const titles = parts.flatMap((one, at) =>
    parts.map((other, index): [string, number] => [
      `${one} ${other} ${word}`,
      1 + ((at * 5 + index) % 4),
    ]),
  )
  await someJobs(...titles)
  await maintainIndex(db)

  for (const typed of ['n', 'nur', 'nurse', 'st', 'care n', 'doctor', 'the do', 'carer care']) {
    const starts = typed.split(' ').map((start) => ` ${start}`)
    const matching = titles.filter(([text]) => starts.every((start) => ` ${text}`.includes(start)))
    const counts = matching.map(([, count]) => count).toSorted((a, b) => b - a)
    const found: { text: string; count: number }[] = await titlesFor(`${typed} ${word}`)
    expect([typed, found.map(({ count }) => count)]).toEqual([typed, counts.slice(0, 8)])
    for (const { text, count } of found) {
      expect(matching).toContainEqual([text.toLowerCase().replace(word.toLowerCase(), word), count])
    }
  }
})

test.each(['titles', 'places'] as const)(
  'an empty, too long or odd query suggests no %s and never fails',
  async (kind) => {
    for (const query of ['', '?q=', '?q=%20', `?q=${'a'.repeat(61)}`, '?q=a&q=b', '?q[]=a']) {
      const response = await suggest(kind, query)
      expect([query, response.statusCode, response.json()]).toEqual([query, 200, []])
    }
    for (const hostile of [
      "' or 1=1--",
      '%00',
      '\u0000',
      '(a+)+$',
      '__proto__',
      '\\',
      '😀',
      '%_',
    ]) {
      expect((await suggest(kind, `?q=${encodeURIComponent(hostile)}`)).statusCode).toBe(200)
    }
  },
)

test('suggestions may be cached publicly', async () => {
  for (const kind of ['titles', 'places'] as const) {
    const { headers } = await suggest(kind, '?q=nurse')

    expect(headers['cache-control']).toBe('public, max-age=60, s-maxage=60')
    expect(headers['set-cookie']).toBeUndefined()
  }
})
