import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ANY_SEARCH } from '#board/search/search.ts'
import { aJob } from '#tests/support/builders.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { indexJobs, maintainIndex } from '#board/search/index/index-jobs.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const { app, db, services } = await openTestServer()

/** A word as in a title. Nothing typed below starts with its first letter. */
const aTitleWord = () => `X${uniqueWord()}`

async function suggest(kind: 'titles' | 'places', query: string) {
  return app.inject({ url: `/api/v1/suggest/${kind}${query}` })
}

/** The suggestions without the cached counts of the last seconds. */
async function titlesFor(typed: string) {
  services.jobs.notifyJobsChanged()
  return (await suggest('titles', `?q=${encodeURIComponent(typed)}`)).json()
}

/** Open jobs, the given number of each title. */
async function someJobs(...titles: [title: string, count: number][]) {
  for (const [title, count] of titles) {
    for (let index = 0; index < count; index += 1) await aJob(db, { title })
  }
}

const textsFor = async (typed: string) =>
  (await titlesFor(typed)).map(({ text }: { text: string }) => text)

test('titles of open jobs are suggested with how many jobs a search for them finds', async () => {
  const word = aTitleWord()
  await someJobs([`Nurse ${word}`, 1], [`Night nurse ${word}`, 1], [`Dental ${word} nursery`, 2])
  await someJobs([`NIGHT NURSE ${word}`, 1], [`Night Nurse ${word} (Band 5) - Leeds`, 1])

  expect(await titlesFor(`${word} nur`)).toEqual([
    { text: `Nurse ${word}`, count: 4, isExact: true },
    { text: `Night Nurse ${word}`, count: 3, isExact: true },
    { text: `Dental ${word} Nursery`, count: 2, isExact: true },
  ])
})

test('a title is suggested by the beginning of any of its words, in any order and case', async () => {
  const word = aTitleWord()
  const title = `Senior Staff Nurse ${word}`
  await someJobs([title, 1], [`Driver ${word}`, 1])

  for (const typed of ['s', 'SEN', 'staff', ' nur ', 'nurse staff', 'Senior Staff Nurse']) {
    expect(await textsFor(`${typed} ${word}`)).toEqual([title])
  }
  expect(await textsFor(`urse ${word}`)).toEqual([])
  expect(await textsFor(`staff driver ${word}`)).toEqual([])
})

test('accents, hyphens and plurals make no difference', async () => {
  const word = aTitleWord()
  await someJobs([`Chef de café ${word}`, 1], [`CHEF DE CAFE ${word}`, 1])
  await someJobs([`Co-ordinators ${word}`, 1], [`Women’s health nurse ${word}`, 1])

  expect(await titlesFor(`CAFÉ ${word}`)).toMatchObject([{ count: 2 }])
  expect(await textsFor(`cafe ${word}`)).toHaveLength(1)
  expect(await textsFor(`coordinator ${word}`)).toHaveLength(1)
  expect(await textsFor(`womens ${word}`)).toHaveLength(1)
})

test('no more than eight titles are suggested, after counting the most frequent', async () => {
  const word = aTitleWord()
  const letters = [...'abcdefghijklmnop']
  await someJobs(...letters.map((letter): [string, number] => [`${letter}x ${word}`, 1]))
  await someJobs([`kx ${word}`, 2])
  await maintainIndex(db)

  const found = await titlesFor(word)
  expect(found).toHaveLength(8)
  expect(found[0]).toEqual({ text: `Kx ${word}`, count: 3, isExact: true })
})

test('a title is gone with its last open job', async () => {
  const word = aTitleWord()
  const title = `Nurse ${word}`
  const first = await aJob(db, { title })
  const second = await aJob(db, { title })
  await aJob(db, { title, closesAt: new Date(Date.now() - 1000).toISOString() })
  const close = ({ id }: { id: string }) =>
    db.updateTable('job').set({ status: 'closed' }).where('id', '=', id).execute()
  expect(await titlesFor(word)).toMatchObject([{ text: title, count: 2 }])

  await close(first)
  expect(await titlesFor(word)).toMatchObject([{ text: title, count: 1 }])
  await close(second)
  expect(await titlesFor(word)).toEqual([])
  await maintainIndex(db)
  expect(await titlesFor(word)).toEqual([])
})

test('a job with a new title is suggested under it, and no longer under the old one', async () => {
  const [before, after] = [aTitleWord(), aTitleWord()]
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
  const word = aTitleWord()
  await aJob(db, { title: `Nurse ${word}` })
  await sql`delete from job_title where key like ${`%${word.toLowerCase()}`}`.execute(db)

  await maintainIndex(db)

  expect(await textsFor(word)).toHaveLength(1)
})

test('of many titles the most frequent are suggested, each with what its search finds', async () => {
  // Starts like nothing typed below.
  const word = `Z${uniqueWord()}`
  const parts = ['nur', 'nurse', 'nursery', 'staff', 'care', 'porter', 'theatre', 'doctor']
  const titles = parts.flatMap((one, at) =>
    parts.slice(at + 1).map((other, index): [string, number] => {
      const count = 1 + ((at * 5 + index) % 4)
      return [`${one} ${other} ${word}`, count]
    }),
  )
  await someJobs(...titles)
  await maintainIndex(db)
  const jobs = new Map(titles.map(([text, count]) => [text.toLowerCase(), count]))

  for (const typed of ['n', 'nur', 'nurse', 'st', 'care n', 'doctor', 'the do', 'porter care']) {
    const starts = typed.split(' ').map((start) => ` ${start}`)
    const matching = titles.filter(([text]) => starts.every((start) => ` ${text}`.includes(start)))
    const frequencies = matching.map(([, count]) => count).toSorted((a, b) => b - a)
    const found: { text: string; count: number }[] = await titlesFor(`${typed} ${word}`)
    const shown = found.map(({ text }) => jobs.get(text.toLowerCase()) ?? 0)
    expect([typed, shown.toSorted((a, b) => b - a)]).toEqual([typed, frequencies.slice(0, 8)])
    expect(found).toEqual(found.toSorted((one, other) => other.count - one.count))
    for (const { text, count } of found) {
      const { total } = await services.search.find({ ...ANY_SEARCH, q: text })
      expect([text, count]).toEqual([text, total.count])
    }
  }
})

test('roles come before titles that only share the letters, with what a search for them finds', async () => {
  await someJobs(['Paediatric nurse', 2], ['Staff nurse', 1], ['Nursery manager', 8])
  await someJobs(['Nursery nurse', 9], ['Nurse (Band 5)', 1])

  const found: { text: string; count: number }[] = await titlesFor('nur')
  const texts = found.map(({ text }) => text)

  expect(texts.slice(0, 4)).toEqual([
    'Nurse',
    'Registered nurse',
    'Children’s nurse',
    'Staff nurse',
  ])
  expect(texts.indexOf('Nursery nurse')).toBeGreaterThan(3)
  expect(new Set(texts).size).toBe(texts.length)
  for (const { text, count } of found) {
    const { total } = await services.search.find({ ...ANY_SEARCH, q: text })
    expect([text, count]).toEqual([text, total.count])
  }
  await someJobs(['Registered general nurse', 1])
  const { total } = await services.search.find({ ...ANY_SEARCH, q: 'RGN' })
  expect(total.count).toBeGreaterThan(1)
  expect(await titlesFor('rgn')).toEqual([
    expect.objectContaining({ text: 'Registered general nurse', count: total.count }),
  ])
})

test('of a pay band, the titles of its open jobs are suggested with it', async () => {
  const word = aTitleWord()
  await someJobs(
    [`Band 3 Porter ${word}`, 2],
    [`Porter ${word} - Band 3`, 1],
    [`Porter ${word}`, 1],
  )
  await someJobs([`Band 4 Dentist ${word}`, 1], [`Band 3 Dentist ${word}`, 1])

  const porters = { text: `Band 3 Porter ${word}`, count: 3, isExact: true }
  expect(await titlesFor(`band 3 ${word}`)).toEqual([
    porters,
    { text: `Band 3 Dentist ${word}`, count: 1, isExact: true },
  ])
  expect(await titlesFor(`${word} por BAND3`)).toEqual([porters])
  expect(await titlesFor(`band 3/4 ${word} porter`)).toEqual([porters])
  expect(await titlesFor('band 3')).toContainEqual(porters)
  expect(await titlesFor(`band 9 ${word}`)).toEqual([])
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
