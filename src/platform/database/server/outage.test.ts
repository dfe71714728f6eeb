import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import { sql } from 'kysely'
import { aTcpProxy } from '#tests/support/tcp-proxy.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { watchForOutage } from './outage.ts'
import { openPostgres } from './postgres.ts'
import { DATABASE_AWAY, isDatabaseAway, withoutTimeLimit } from './time-limit.ts'

const { bossOptions, close } = await openTestDatabase(inject('prepared'))
afterAll(close)
const address = bossOptions.connectionString ?? ''
const onPostgres = test.runIf(address)

const AWAY = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
const HOUR_MS = 3_600_000

test('from the third failure in a row on the database is left alone', () => {
  const outage = watchForOutage(HOUR_MS)
  outage.record(AWAY)
  outage.record(AWAY)
  expect(outage.check).not.toThrow()

  outage.record(AWAY)

  expect(outage.check).toThrow(expect.objectContaining({ code: DATABASE_AWAY }))
})

test('an answer between failures, even a no, is no outage', () => {
  const outage = watchForOutage(HOUR_MS)
  const duplicate = Object.assign(new Error('duplicate key'), { code: '23505' })
  for (const error of [AWAY, AWAY, duplicate, AWAY, AWAY, undefined, AWAY, AWAY])
    outage.record(error)

  expect(outage.check).not.toThrow()
})

test('one query at a time asks whether it is back, and its answer ends the outage', () => {
  const outage = watchForOutage(0)
  for (let count = 0; count < 3; count += 1) outage.record(AWAY)

  expect(outage.check).not.toThrow()
  expect(outage.check).toThrow()
  outage.record()
  expect(outage.check).not.toThrow()
})

onPostgres('during an outage a request is told at once, and the first answer ends it', async () => {
  const { hostname, port } = new URL(address)
  const proxy = await aTcpProxy({ host: hostname, port: Number(port) || 5432 })
  const through = new URL(address)
  through.hostname = '127.0.0.1'
  through.port = String(proxy.port)
  const options = { queryTimeoutMs: 5000, poolSize: 2 }
  const database = await openPostgres(through.href, () => {}, options)
  onTestFinished(database.close)
  const ask = () => sql`select 1`.execute(database.db).catch((error: unknown) => error)
  proxy.cut()
  for (let count = 0; count < 4; count += 1) expect(isDatabaseAway(await ask())).toBe(true)

  expect(await ask()).toMatchObject({ code: DATABASE_AWAY })
  // Tasks have no visitor waiting for them.
  const ofTask = await withoutTimeLimit(ask)
  expect(isDatabaseAway(ofTask)).toBe(true)
  expect(ofTask).not.toMatchObject({ code: DATABASE_AWAY })

  proxy.mend()
  await expect.poll(ask).toMatchObject({ rows: [{}] })
})
