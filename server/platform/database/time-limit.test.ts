import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { toDomainError } from '#server/http/errors.ts'
import { openPostgres } from './postgres.ts'
import { isDatabaseAway, withoutTimeLimit } from './time-limit.ts'

const server = process.env.TEST_DATABASE_URL ?? ''

async function open() {
  const database = await openPostgres(server, () => {}, { queryTimeoutMs: 200, poolSize: 2 })
  onTestFinished(database.close)
  return database.db
}

test.runIf(server)('a request does not wait for a database that does not answer', async () => {
  const db = await open()

  const failure = await sql`select pg_sleep(5)`.execute(db).catch((error: unknown) => error)

  expect(isDatabaseAway(failure)).toBe(true)
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
})

test.runIf(server)('background work may take its time', async () => {
  const db = await open()

  const { rows } = await withoutTimeLimit(() => sql`select pg_sleep(0.5), 1 as one`.execute(db))

  expect(rows).toMatchObject([{ one: 1 }])
})

test.each([
  { message: 'Query read timeout' },
  { message: 'timeout exceeded when trying to connect' },
  { message: 'Connection terminated unexpectedly' },
  { code: 'ECONNREFUSED', message: '' },
  { code: '57P01', message: 'terminating connection due to administrator command' },
  { code: '08006', message: '' },
])('a caller is told to come back when the database says %o', (failure) => {
  const error = Object.assign(new Error(failure.message), failure)

  expect(toDomainError(error)).toMatchObject({ code: 'not_ready', status: 503, retryAfter: 5 })
})

test.each([
  { code: '23505', message: 'duplicate key' },
  { message: 'undefined is not a function' },
])('a failure of ours stays one: %o', (failure) => {
  const error = Object.assign(new Error(failure.message), failure)

  expect(toDomainError(error)).toMatchObject({ code: 'internal', status: 500 })
})
