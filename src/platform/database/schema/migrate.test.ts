import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { queries, type Query } from '#platform/channels.ts'
import type { Db } from '#platform/database/database.ts'
import { openPostgres } from '#platform/database/server/postgres.ts'
import { migrate } from './migrate.ts'

async function aDatabaseWith(migration: string) {
  const { db, close } = await openTestDatabase(inject('prepared'))
  onTestFinished(close)
  await sql`insert into kysely_migration values (${migration}, now()::text)`.execute(db)
  return db
}

/** Migrations that have been run, as empty steps. */
async function readAsDone(db: Db) {
  const rows = (await readMigrations(db)) as { name: string }[]
  return Object.fromEntries(rows.map(({ name }) => [name, { up: async () => {} }]))
}

/** The number of statements that wait for a table. */
async function countWaiting(db: Db) {
  const { rows } = await sql<{ count: string }>`
    select count(*) from pg_locks where not granted and database =
      (select oid from pg_database where datname = current_database())`.execute(db)
  return Number(rows[0]?.count)
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

/** Needs two tables, one after the other. */
const TWO_TABLES = {
  async up(db: Db) {
    await sql`alter table job add column of_tomorrow text`.execute(db)
    await sql`alter table saved_job add column of_tomorrow text`.execute(db)
  },
}

test('a migration that did not get a table in time is tried again, whole', async () => {
  const { db, close } = await openTestDatabase(inject('prepared'))
  onTestFinished(close)
  let attempts = 0

  await migrate(db, {
    ...(await readAsDone(db)),
    '9999-two-tables': {
      async up(db) {
        await TWO_TABLES.up(db as Db)
        attempts += 1
        if (attempts < 3) throw Object.assign(new Error('lock timeout'), { code: '55P03' })
      },
    },
  })

  expect(attempts).toBe(3)
  expect(
    (await sql`select job.of_tomorrow, saved_job.of_tomorrow from job, saved_job`.execute(db)).rows,
  ).toEqual([])
})

test('a migration whose fault is its own is not tried again', async () => {
  const { db, close } = await openTestDatabase(inject('prepared'))
  onTestFinished(close)
  let attempts = 0
  const up = async () => {
    attempts += 1
    throw new Error('no')
  }

  await expect(migrate(db, { ...(await readAsDone(db)), '9999-wrong': { up } })).rejects.toThrow(
    'no',
  )
  expect(attempts).toBe(1)
})

test.runIf(process.env.TEST_DATABASE_URL)(
  'of a request and a migration that wait for each other, the migration gives way',
  async () => {
    const { db, bossOptions, close } = await openTestDatabase(inject('prepared'))
    const starting = await openPostgres(bossOptions.connectionString ?? '', () => {})
    onTestFinished(close)
    onTestFinished(starting.close)
    const known = { ...(await readAsDone(db)), '9999-two-tables': TWO_TABLES }
    const migrated = await db.transaction().execute(async (request) => {
      await sql`lock table saved_job in row exclusive mode`.execute(request)
      const running = migrate(starting.db, known)
      await expect.poll(() => countWaiting(starting.db)).toBe(1)
      await sql`lock table job in row exclusive mode`.execute(request)
      return { running }
    })

    await migrated.running
    expect(
      (await sql`select job.of_tomorrow, saved_job.of_tomorrow from job, saved_job`.execute(db))
        .rows,
    ).toEqual([])
  },
)

test('an unknown migration of an older version is an error', async () => {
  const db = await aDatabaseWith('0000-unknown')

  await expect(migrate(db)).rejects.toThrow(/0000-unknown is missing/)
})
