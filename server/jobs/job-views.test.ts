import { expect, test, vi } from 'vitest'
import { aJob } from '#tests/support/builders.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { createJobViews } from './job-views.ts'

const { db } = await openTestServer()
const MINUTE_MS = 60_000

async function aKeptJob(overrides = {}) {
  const { id } = await aJob(db, overrides)
  const { find } = createJobViews(db)
  return { find: () => find(id), first: await find(id), change: changeOf(id) }
}

function changeOf(id: string) {
  return (values: { title?: string; status?: 'removed' | 'closed' }) =>
    db.updateTable('job').where('id', '=', id).set(values).execute()
}

test('a job that has not changed is the same object again', async () => {
  const { find, first } = await aKeptJob()

  expect(first).not.toBeNull()
  expect(await find()).toBe(first)
})

test('a job shows every change, whoever made it, and is gone once it is removed', async () => {
  const { find, change } = await aKeptJob()

  await change({ title: 'Night nurse' })
  expect(await find()).toMatchObject({ title: 'Night nurse', isOpen: true })
  await change({ status: 'closed' })
  expect(await find()).toMatchObject({ title: 'Night nurse', isOpen: false })
  await change({ status: 'removed' })
  expect(await find()).toBeNull()
})

test('a job closes at its closing date, though nothing has written so', async () => {
  const closesAt = new Date(Date.now() + MINUTE_MS).toISOString()
  const { find, first } = await aKeptJob({ closesAt })
  using _clock = vi.spyOn(Date, 'now').mockReturnValue(Date.parse(closesAt))

  expect(first).toMatchObject({ isOpen: true })
  expect(await find()).toMatchObject({ isOpen: false })
})

test('a page that would write into a job that others read is stopped', async () => {
  const { first } = await aKeptJob()

  expect(() => Object.assign(first ?? {}, { title: 'Mine' })).toThrow(TypeError)
})
