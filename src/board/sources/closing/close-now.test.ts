import { expect, test } from 'vitest'
import { anAdmin } from '#tests/support/admin.ts'
import { failure, jobsOf } from '#tests/support/fake-board.ts'
import { openFeedServer } from '#tests/support/feed-server.ts'

const { clock, boards, db, services, read, aSource } = await openFeedServer()
const { holds } = services.sources

/** A list that is off because nobody answered for long. */
async function aSilentList(ids = [1, 2, 3]) {
  const source = await aSource(ids)
  boards.serve(source.address, failure(null, { reason: 'time' }))
  for (let run = 0; run < 6; run++) await read(24)
  const answerAgain = (ids: number[]) => source.serve(ids)
  return { ...source, answerAgain }
}

const holdOf = async (sourceId: string) =>
  (await holds.list(await anAdmin(db))).find((hold) => hold.sourceId === sourceId)

async function entriesOf(sourceId: string) {
  const entries = await db
    .selectFrom('deskEntry')
    .select('action')
    .where('subjectId', '=', sourceId)
    .orderBy('id')
    .execute()
  return entries.map(({ action }) => action)
}

test('the desk closes what a silent list left, once, and takes it back for seven days', async () => {
  const { id, open, actor } = await aSilentList()
  const admin = await anAdmin(db)
  await expect(holds.closeNow(actor, id)).rejects.toMatchObject({ code: 'not_found' })
  await expect(holds.closeNow(admin, 'unknown')).rejects.toMatchObject({ code: 'not_found' })
  expect(await open()).toEqual(['1', '2', '3'])

  const both = await Promise.allSettled([holds.closeNow(admin, id), holds.closeNow(admin, id)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await open()).toEqual([])
  await expect(holds.closeNow(admin, id)).rejects.toMatchObject({ code: 'done_already' })

  const hold = await holdOf(id)
  expect(hold).toMatchObject({ kind: 'silent', state: 'accepted', missing: 3 })
  expect(await holds.undo(admin, hold?.id ?? '')).toBe(3)
  expect(await open()).toEqual(['1', '2', '3'])
  expect(await entriesOf(id)).toEqual(['source-hold-accepted', 'source-hold-undone'])
})

test('what the list has when it answers again is open again under its address', async () => {
  const { id, open, answerAgain } = await aSilentList()
  const before = (await jobsOf(db, id)).map((job) => job.id)
  const admin = await anAdmin(db)
  await holds.closeNow(admin, id)
  answerAgain([1, 2])
  await services.sourceDesk.readAgain(admin, id)
  await db
    .updateTable('source')
    .set({ nextAt: '2026-11-01T00:00:00Z' })
    .where('id', '=', id)
    .execute()
  await read()
  expect(await open()).toEqual(['1', '2'])
  expect((await jobsOf(db, id)).map((job) => job.id)).toEqual(before)
})

test('a list that comes whole, or has a reading that waits, is not closed like that', async () => {
  const fine = await aSource([1, 2])
  const admin = await anAdmin(db)
  await expect(holds.closeNow(admin, fine.id)).rejects.toThrow(/less than two days/)
  const held = await aSource(Array.from({ length: 12 }, (_, at) => at))
  held.serve([1])
  for (let run = 0; run < 3; run++) await read(24)
  await expect(holds.closeNow(admin, held.id)).rejects.toThrow(/Decide about that first/)
  expect([await fine.open(), await held.open()].map((open) => open.length)).toEqual([2, 12])
})

test('of more than a thousand a second admin closes, not the first one twice', async () => {
  const { id, open } = await aSilentList(Array.from({ length: 1001 }, (_, at) => at))
  const [one, other] = [await anAdmin(db), await anAdmin(db)]
  expect(await holds.closeNow(one, id)).toBe(false)
  expect(await open()).toHaveLength(1001)
  await expect(holds.closeNow(other, id)).rejects.toThrow(/Decide about that first/)
  const hold = await holdOf(id)
  await expect(holds.accept(one, hold?.id ?? '')).rejects.toThrow(/second admin/)
  expect(await holds.accept(other, hold?.id ?? '')).toBe(true)
  expect(await open()).toEqual([])
})

test('a list that comes whole before the second admin has answered closes nothing', async () => {
  const ids = Array.from({ length: 1001 }, (_, at) => at)
  const { id, address, open, serve } = await aSource(ids)
  boards.serve(address, failure(503))
  for (let run = 0; run < 3; run++) await read(24)
  expect(await holds.closeNow(await anAdmin(db), id)).toBe(false)
  serve(ids)
  await read(24)
  const other = await anAdmin(db)
  await expect(holds.accept(other, (await holdOf(id))?.id ?? '')).rejects.toMatchObject({
    code: 'done_already',
  })
  expect(await open()).toHaveLength(1001)
})

test('one that the desk had switched off before can be undone, one that was ended since cannot', async () => {
  const admin = await anAdmin(db)
  const [before, since] = [await aSilentList(), await aSilentList()]
  const turnOff = async (id: string, hours: number) => {
    await services.sourceDesk.turnOff(admin, id)
    const stateAt = new Date(clock.now().getTime() + hours * 3_600_000).toISOString()
    await db.updateTable('source').set({ stateAt }).where('id', '=', id).execute()
  }
  await turnOff(before.id, -1)
  for (const { id } of [before, since]) await holds.closeNow(admin, id)
  await turnOff(since.id, 1)
  expect(await holds.undo(admin, (await holdOf(before.id))?.id ?? '')).toBe(3)
  await expect(holds.undo(admin, (await holdOf(since.id))?.id ?? '')).rejects.toThrow(
    /no longer read/,
  )
})
