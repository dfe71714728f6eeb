import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { expect, inject, test } from 'vitest'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { TASKS } from '#main/tasks.ts'
import { startTasks } from './pg-boss.ts'

test.each([
  ['send-proof', { purpose: 'reset', subject: 'ada@example.com' }, 10],
  ['send-mail', { mailId: 'lost' }, 20],
  ['recheck-sponsorship', {}, 25],
] as const)('a %s that a killed process had begun is taken up by another', async (...row) => {
  const [name, payload, seconds] = row
  const database = await openTestDatabase(inject('prepared'))
  const { db } = database
  const tasks = await startTasks({ ...database.bossOptions, supervise: false }, TASKS, () => {})
  const boss = new PgBoss({ ...database.bossOptions, supervise: false, schedule: false })
  await boss.start()
  await tasks.enqueue(db, name, payload as never)
  // Fetched and never finished, as by a killed process.
  const [lost] = await boss.fetch(name)
  const found = () => boss.getJobById(name, lost?.id ?? '')
  const look = async () => {
    await sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null`.execute(db)
    await boss.supervise(name)
  }
  await look()
  expect((await found())?.state).toBe('active')

  await sql`
    update pgboss.job set heartbeat_on = heartbeat_on - make_interval(secs => ${seconds + 1})
    where id = ${lost?.id}`.execute(db)
  await look()

  expect((await found())?.state).toBe('retry')
  await tasks.stop()
  await boss.stop({ graceful: false })
  await database.close()
})

test('of two rechecks that killed processes had begun one is taken up, and does the work of both', async () => {
  const name = 'recheck-sponsorship'
  const database = await openTestDatabase(inject('prepared'))
  const { db } = database
  const tasks = await startTasks({ ...database.bossOptions, supervise: false }, TASKS, () => {})
  const boss = new PgBoss({ ...database.bossOptions, supervise: false, schedule: false })
  await boss.start()
  const loseOne = async () => {
    await tasks.enqueue(db, name, {})
    const [lost] = await boss.fetch(name)
    await sql`
      update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute'
      where id = ${lost?.id}`.execute(db)
    await sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null`.execute(db)
    await boss.supervise(name)
    return async () => (await boss.getJobById(name, lost?.id ?? ''))?.state
  }

  // The first waits some seconds for its retry, so the second is a different task.
  const first = await loseOne()
  const second = await loseOne()

  expect([await first(), await second()]).toEqual(['retry', 'failed'])
  await sql`update pgboss.job set start_after = now() where name = ${name}`.execute(db)
  expect(await boss.fetch(name)).toHaveLength(1)
  expect(await first()).toBe('active')
  await tasks.stop()
  await boss.stop({ graceful: false })
  await database.close()
})

test('a queue of an earlier version gets the new settings', async () => {
  const database = await openTestDatabase(inject('prepared'))
  const boss = new PgBoss({ ...database.bossOptions, supervise: false, schedule: false })
  await boss.start()
  await sql`update pgboss.queue set heartbeat_seconds = null`.execute(database.db)

  const tasks = await startTasks({ ...database.bossOptions, supervise: false }, TASKS, () => {})

  const queue = await boss.getQueue('send-proof')
  const slow = await boss.getQueue('maintain-search')
  await tasks.stop()
  await boss.stop({ graceful: false })
  await database.close()
  expect([queue?.heartbeatSeconds, slow?.heartbeatSeconds]).toEqual([10, 25])
})
