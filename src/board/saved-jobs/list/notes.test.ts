import { expect, test } from 'vitest'
import { Note } from '#board/saved-jobs/saved-jobs.schema.ts'
import { aLoggedInPerson } from '#tests/support/applications.ts'
import { aJob } from '#tests/support/builders.ts'
import { savedCalls } from '#tests/support/saved-jobs.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { app, db, services } = server
const { notes } = services.savedJobs
const { save, remove } = savedCalls(app)

async function aSaver() {
  const { actor, cookies } = await aLoggedInPerson(server)
  const { id } = await aJob(db)
  await save(id, cookies)
  return { actor, cookies, id }
}

test('a note is saved, changed and emptied, and read by its writer alone', async () => {
  const { actor, id } = await aSaver()
  const other = await aLoggedInPerson(server)

  await notes.save(actor, id, { note: 'Ring Ada', version: 0 })
  expect(await notes.find(actor, id)).toEqual({ text: 'Ring Ada', version: 1 })
  expect(await notes.find(other.actor, id)).toBeNull()
  await expect(notes.save(other.actor, id, { note: 'Mine now', version: 1 })).rejects.toThrow(
    'no longer here',
  )

  await notes.save(actor, id, { note: '', version: 1 })
  expect(await notes.find(actor, id)).toEqual({ text: '', version: 2 })
})

test('of two tabs the second is told what the first wrote, and may go on', async () => {
  const { actor, id } = await aSaver()
  await notes.save(actor, id, { note: 'From the first tab', version: 0 })

  await expect(notes.save(actor, id, { note: 'From the second', version: 0 })).rejects.toThrow(
    'It says now: “From the first tab”.',
  )
  expect((await notes.find(actor, id))?.text).toBe('From the first tab')

  await notes.save(actor, id, { note: 'From the second', version: 1 })
  expect((await notes.find(actor, id))?.text).toBe('From the second')
})

test('the same form sent twice, or twice at once, is saved once', async () => {
  const { actor, id } = await aSaver()
  const note = { note: 'Once', version: 0 }

  await Promise.all([notes.save(actor, id, note), notes.save(actor, id, note)])
  await notes.save(actor, id, note)

  expect(await notes.find(actor, id)).toEqual({ text: 'Once', version: 1 })
})

test.each(['nothing', '\0', "'; drop table saved_job", ''])(
  'there is no note about %j',
  async (id) => {
    const { actor } = await aSaver()
    await expect(notes.save(actor, id, { note: 'Hello', version: 0 })).rejects.toThrow()
    expect(await notes.find(actor, id)).toBeNull()
  },
)

test('a job that is not on the list any more takes no note', async () => {
  const { actor, cookies, id } = await aSaver()
  await remove(id, cookies)

  await expect(notes.save(actor, id, { note: 'Late', version: 0 })).rejects.toThrow()
})

test('a note has two thousand letters at most, and none that cannot be stored', () => {
  const parse = (note: string) => Note.safeParse({ note, version: '0' })

  expect(parse('x'.repeat(2000)).success).toBe(true)
  expect(parse('x'.repeat(2001)).error?.issues[0]?.message).toBe(
    'The note is longer than 2,000 characters. Shorten it.',
  )
  // A browser counts a line break as one character and sends two.
  expect(parse(`${'x\r\n'.repeat(999)}xy`).success).toBe(true)
  expect(parse(' \0a\ud800 ').data?.note).toBe('a\uFFFD')
  expect(Note.safeParse({ note: 'a', version: '1; drop' }).success).toBe(false)
})
