import { expect, test } from 'vitest'
import { aJob } from '#tests/support/builders.ts'
import { aPerson } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const { db, services } = await openTestServer()

const day = (date: string) => `2026-11-${date}T09:00:00.000Z`

test('a person’s own jobs are open and closed ones, newest first, and nobody else’s', async () => {
  const [ada, bola] = [await aPerson(db), await aPerson(db)]
  await aJob(db, { ownerId: ada.id, title: 'Closed', status: 'closed', postedAt: day('02') })
  await aJob(db, { ownerId: ada.id, title: 'Over', closesAt: day('02'), postedAt: day('01') })
  await aJob(db, { ownerId: ada.id, title: 'Open', postedAt: day('03') })
  await aJob(db, { ownerId: ada.id, title: 'Removed', status: 'removed' })
  await aJob(db, { ownerId: bola.id, title: 'Somebody else’s' })

  const { items, next } = await services.jobs.listPostedDetails(ada)

  expect(items.map(({ title, isOpen }) => [title, isOpen])).toEqual([
    ['Open', true],
    ['Closed', false],
    ['Over', false],
  ])
  expect(next).toBeNull()
})

test('somebody with many jobs reads them page by page, each once, equal dates included', async () => {
  const ada = await aPerson(db)
  for (let count = 0; count < 23; count += 1) {
    await aJob(db, { ownerId: ada.id, postedAt: day('02') })
  }

  const first = await services.jobs.listPostedDetails(ada)
  const second = await services.jobs.listPostedDetails(ada, { after: first.next })

  expect(first.items).toHaveLength(20)
  expect(second.next).toBeNull()
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(23)
})
