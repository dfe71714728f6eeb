import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { queries, type Query } from '../channels.ts'
import type { Db } from './database.ts'
import { migrate } from './migrate.ts'

async function aDatabaseWith(migration: string) {
  const { db, close } = await openTestDatabase(inject('prepared'))
  onTestFinished(close)
  await sql`insert into kysely_migration values (${migration}, now()::text)`.execute(db)
  return db
}

async function readMigrations(db: Db) {
  return (await sql`select name from kysely_migration order by name`.execute(db)).rows
}

test('an older version starts on the tables of a newer one, and runs nothing', async () => {
  const db = await aDatabaseWith('9999-of-tomorrow')
  const before = await readMigrations(db)

  await migrate(db)

  expect(await readMigrations(db)).toEqual(before)
})

test('the lock of migrations is that of their transaction, not of a connection', async () => {
  const db = await aDatabaseWith('9999-of-tomorrow')
  const statements: string[] = []
  const note = (query: unknown) => void statements.push((query as Query).text)
  queries.start.subscribe(note)
  onTestFinished(() => void queries.start.unsubscribe(note))

  await migrate(db)

  const locks = statements.filter((text) => text.includes('advisory'))
  expect(locks).toEqual([expect.stringContaining('pg_advisory_xact_lock')])
})

test('an unknown migration of an older version is an error', async () => {
  const db = await aDatabaseWith('0000-unknown')

  await expect(migrate(db)).rejects.toThrow(/0000-unknown is missing/)
})
