import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestServer } from './test-server.ts'

const { db } = await openTestServer()
const one = (handle: typeof db) => sql<{ one: number }>`select 1 as one`.execute(handle)

test('the outer handle throws while a transaction is open, in what the transaction calls, too', async () => {
  const countJobs = async () => db.selectFrom('job').select('id').execute()
  await db.transaction().execute(async (transaction) => {
    await one(transaction)
    expect(() => db.selectFrom('job')).toThrow('A transaction is open: use its handle')
    await expect(countJobs()).rejects.toThrow('A transaction is open')
    await expect(one(db)).rejects.toThrow('A transaction is open')
    expect(() => db.transaction()).toThrow('A transaction is open')
  })
  await expect(countJobs()).resolves.toEqual([])
})

test('what runs beside a transaction uses the outer handle freely', async () => {
  const { promise: goOn, resolve } = Promise.withResolvers<void>()
  const transaction = db
    .transaction()
    .setIsolationLevel('read committed')
    .execute(async (transaction) => {
      await goOn
      return one(transaction)
    })
  const beside = one(db)
  resolve()
  expect((await beside).rows).toEqual([{ one: 1 }])
  expect((await transaction).rows).toEqual([{ one: 1 }])
})

test('the guard ends with its transaction, also with one that fails', async () => {
  const failing = db.transaction().execute(() => Promise.reject(new Error('no')))
  await expect(failing).rejects.toThrow('no')
  expect((await one(db)).rows).toEqual([{ one: 1 }])
})
