import { sql } from 'kysely'
import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import { addressOf, administer, openTestDatabase } from '#tests/support/test-database.ts'
import { openPostgres } from './postgres.ts'
import { isDatabaseAway, withoutTimeLimit } from './time-limit.ts'

const { bossOptions, close } = await openTestDatabase(inject('prepared'))
afterAll(close)
const address = bossOptions.connectionString ?? ''
const onPostgres = test.runIf(address)

async function open() {
  const database = await openPostgres(address, () => {}, { queryTimeoutMs: 200, poolSize: 2 })
  onTestFinished(database.close)
  return database.db
}

onPostgres('a request does not wait for a database that does not answer', async () => {
  const db = await open()

  const failure = await sql`select pg_sleep(3)`.execute(db).catch((error: unknown) => error)

  expect(isDatabaseAway(failure)).toBe(true)
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
})

onPostgres('a database that cannot hold every script is refused with what to do', async () => {
  const name = `landfall_ascii_${process.pid}`
  const encoding = "encoding 'SQL_ASCII' locale 'C' template template0"
  await administer(address, `create database ${name} ${encoding}`)
  onTestFinished(() => administer(address, `drop database ${name}`))

  const opening = openPostgres(addressOf(address, name), () => {})

  await expect(opening).rejects.toThrow(
    `/${name}, whose encoding is SQL_ASCII. Create the database anew, with: createdb --encoding UTF8`,
  )
})

onPostgres('a database that nobody asked for anything is closed as well', async () => {
  const database = await openPostgres(address, () => {})
  expect(database.poolState()).toMatchObject({ idle: 1 })

  await database.close()

  expect(database.poolState()).toEqual({ inUse: 0, idle: 0, waiting: 0 })
})

onPostgres('background work may take its time', async () => {
  const db = await open()

  const { rows } = await withoutTimeLimit(() => sql`select pg_sleep(0.5), 1 as one`.execute(db))

  expect(rows).toMatchObject([{ one: 1 }])
})
