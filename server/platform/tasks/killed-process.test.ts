import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { expect, inject, test } from 'vitest'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { startTasks } from './pg-boss.ts'

test('a mail that a killed process was sending is sent by another within minutes', async () => {
  const database = await openTestDatabase(inject('prepared'))
  const { db } = database
  const tasks = await startTasks({ ...database.bossOptions, supervise: false }, () => {})
  const boss = new PgBoss({ ...database.bossOptions, supervise: false, schedule: false })
  await boss.start()
  await tasks.enqueue(db, 'send-proof', { purpose: 'reset', subject: 'ada@example.com' })
  // Fetched and never finished, as by a process that was killed.
  const [lost] = await boss.fetch('send-proof')
  const state = async () => (await boss.getJobById('send-proof', lost?.id ?? ''))?.state
  await boss.supervise('send-proof')
  expect(await state()).toBe('active')

  await sql`
    update pgboss.job set heartbeat_on = heartbeat_on - interval '61 seconds'
    where id = ${lost?.id}`.execute(db)
  await sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null`.execute(db)
  await boss.supervise('send-proof')

  expect(await state()).toBe('retry')
  await tasks.stop()
  await boss.stop({ graceful: false })
  await database.close()
})

test('a queue of an earlier version gets the new settings', async () => {
  const database = await openTestDatabase(inject('prepared'))
  const boss = new PgBoss({ ...database.bossOptions, supervise: false, schedule: false })
  await boss.start()
  await sql`update pgboss.queue set heartbeat_seconds = null`.execute(database.db)

  const tasks = await startTasks({ ...database.bossOptions, supervise: false }, () => {})

  const queue = await boss.getQueue('send-proof')
  const slow = await boss.getQueue('maintain-search')
  await tasks.stop()
  await boss.stop({ graceful: false })
  await database.close()
  expect(queue?.heartbeatSeconds).toBe(60)
  expect(slow?.heartbeatSeconds ?? null).toBeNull()
})
