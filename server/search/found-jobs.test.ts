import { expect, test, vi } from 'vitest'
import { ANY_SEARCH } from '#contract/search.ts'
import { aJob } from '#tests/support/builders.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { createCardFinder } from './found-jobs.ts'
import { createSearch } from './search.service.ts'

const { db, services } = await openTestServer()
const search = createSearch({ db, readDatabases: { primary: db, replica: db } }, services.jobs)

async function aSearchFor(count: number) {
  const title = `Lamplighter ${crypto.randomUUID().slice(0, 8)}`
  const jobs = []
  for (let made = 0; made < count; made += 1) jobs.push(await aJob(db, { title }))
  const find = async () => (await search.find({ ...ANY_SEARCH, title })).items
  return { ids: jobs.map(({ id }) => id), find }
}

test('a card that has not changed is read once', async () => {
  const { ids, find } = await aSearchFor(3)
  const first = await find()
  const read = vi.spyOn(db, 'executeQuery')

  const second = await find()

  expect(first.map(({ id }) => id)).toEqual(ids.toReversed())
  expect(second.every((card, index) => card === first[index])).toBe(true)
  expect(read).not.toHaveBeenCalled()
})

test('a card shows every change of its job and of what is said of it, whoever made it', async () => {
  const { ids, find } = await aSearchFor(2)
  const [id = ''] = ids
  await find()
  const change = db.updateTable('job').where('id', '=', id)
  const judge = db.updateTable('jobSearch').where('id', '=', id)

  await change.set({ employerName: 'Other House' }).execute()
  const [, changed] = await find()
  await change.set({ employerName: 'Third House' }).execute()
  const [, changedAgain] = await find()
  await judge.set({ licence: 1, occupation: 1, rate: 1, wording: 2 }).execute()
  const [other, judged] = await find()

  expect([changed?.employer, changedAgain?.employer]).toEqual(['Other House', 'Third House'])
  expect(judged?.check).toMatchObject({ licence: 'pass', wording: 'fail' })
  expect(other?.employer).toBe('Saltmarsh House')
})

test('a card is kept in the state it was read in, not in that it was found in', async () => {
  const { id } = await aJob(db, { employerName: 'Old House' })
  const findCards = createCardFinder(db)
  const outdated = { id, version: '1 1' }

  const [old] = await findCards([outdated])
  await db.updateTable('job').where('id', '=', id).set({ employerName: 'New House' }).execute()

  expect(old?.employer).toBe('Old House')
  expect((await findCards([outdated]))[0]?.employer).toBe('New House')
})

test('a job that is gone between the finding and the reading is left out', async () => {
  const { id } = await aJob(db)

  const cards = await createCardFinder(db)([
    { id: 'gone', version: '1 1' },
    { id, version: '1 1' },
  ])

  expect(cards.map((card) => card.id)).toEqual([id])
})
