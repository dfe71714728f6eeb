import { expect, test } from 'vitest'
import { newId } from '#server/platform/new-id.ts'
import { aJob } from '#tests/support/builders.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const { app, db, services } = await openTestServer()

async function suggest(kind: 'titles' | 'places', query: string) {
  return app.inject({ url: `/api/v1/suggest/${kind}${query}` })
}

async function titlesFor(typed: string) {
  return (await suggest('titles', `?q=${encodeURIComponent(typed)}`)).json()
}

/** A word that no other test's titles have. */
const aWord = () => `w${newId()}`

test('titles of open jobs are suggested with how many there are, in the usual spelling', async () => {
  const word = aWord()
  await aJob(db, { title: `Night nurse ${word}` })
  await aJob(db, { title: `Night Nurse ${word}` })
  await aJob(db, { title: `Night Nurse ${word}` })
  await aJob(db, { title: `Nurse ${word}` })
  services.jobs.notifyJobsChanged()

  expect(await titlesFor(`${word} nur`)).toEqual([
    { text: `Night Nurse ${word}`, count: 3 },
    { text: `Nurse ${word}`, count: 1 },
  ])
})

test('a title is gone with its last open job', async () => {
  const word = aWord()
  const title = `Nurse ${word}`
  const first = await aJob(db, { title })
  const second = await aJob(db, { title })
  await aJob(db, { title, closesAt: new Date(Date.now() - 1000).toISOString() })
  const close = async ({ id }: { id: string }) => {
    await db.updateTable('job').set({ status: 'closed' }).where('id', '=', id).execute()
    services.jobs.notifyJobsChanged()
  }
  services.jobs.notifyJobsChanged()
  expect(await titlesFor(word)).toEqual([{ text: title, count: 2 }])

  await close(first)
  expect(await titlesFor(word)).toEqual([{ text: title, count: 1 }])
  await close(second)
  expect(await titlesFor(word)).toEqual([])
})

test('control characters in a title hide no other title', async () => {
  const word = aWord()
  await aJob(db, { title: `Nurse \u001E7\u001F${word}` })
  await aJob(db, { title: `Nurse 8 ${word}` })
  services.jobs.notifyJobsChanged()

  expect(await titlesFor(`nurse ${word}`)).toHaveLength(1)
  expect(await titlesFor(`8 ${word}`)).toEqual([{ text: `Nurse 8 ${word}`, count: 1 }])
})

test.each(['titles', 'places'] as const)(
  'nothing, too much or nonsense suggests no %s and is no failure',
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

test('answers are the same for everybody and say so', async () => {
  for (const kind of ['titles', 'places'] as const) {
    const { headers } = await suggest(kind, '?q=nurse')

    expect(headers['cache-control']).toBe('public, max-age=60, s-maxage=60')
    expect(headers['set-cookie']).toBeUndefined()
  }
})
