import { PgBoss } from 'pg-boss'
import { expect, inject, test } from 'vitest'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { TASKS } from '#main/tasks.ts'
import { STORED_DAYS } from '#platform/primitives/time/stored-days.ts'
import { FAILED_TASKS, startTasks } from './pg-boss.ts'

test('a queue of an earlier version is deleted with its schedule', async () => {
  const database = await openTestDatabase(inject('prepared'))
  const boss = new PgBoss({ ...database.bossOptions, supervise: false, schedule: false })
  await boss.start()
  await boss.createQueue('tend-queue')
  await boss.schedule('tend-queue', '23 3 * * *')

  const tasks = await startTasks({ ...database.bossOptions, supervise: false }, TASKS, () => {})

  const queues = (await boss.getQueues()).map(({ name }) => name)
  const schedules = (await boss.getSchedules()).map(({ name }) => name)
  await tasks.stop()
  await boss.stop({ graceful: false })
  await database.close()
  expect(queues).toContain('maintain-search')
  expect(queues).not.toContain('tend-queue')
  expect(schedules).not.toContain('tend-queue')
})

test('a queue whose tasks now run alone is made anew', async () => {
  const database = await openTestDatabase(inject('prepared'))
  const boss = new PgBoss({ ...database.bossOptions, supervise: false, schedule: false })
  await boss.start()
  await boss.deleteQueue('recheck-sponsorship')
  await boss.createQueue('recheck-sponsorship')

  const tasks = await startTasks({ ...database.bossOptions, supervise: false }, TASKS, () => {})

  const queue = await boss.getQueue('recheck-sponsorship')
  await tasks.stop()
  await boss.stop({ graceful: false })
  await database.close()
  expect(queue?.policy).toBe('stately')
})

test('what a task wrote to goes after the days that the notice says, also in a queue of before', async () => {
  const database = await openTestDatabase(inject('prepared'))
  const boss = new PgBoss({ ...database.bossOptions, supervise: false, schedule: false })
  await boss.start()
  await boss.updateQueue('send-proof', { deleteAfterSeconds: 3_000_000 })

  const tasks = await startTasks({ ...database.bossOptions, supervise: false }, TASKS, () => {})

  const stored = await Promise.all(Object.keys(TASKS).map((name) => boss.getQueue(name)))
  const failed = await boss.getQueue(FAILED_TASKS)
  await tasks.stop()
  await boss.stop({ graceful: false })
  await database.close()
  expect(new Set(stored.map((queue) => queue?.deleteAfterSeconds))).toEqual(
    new Set([STORED_DAYS.doneTask * 86_400]),
  )
  expect(failed?.retentionSeconds).toBe(STORED_DAYS.mail * 86_400)
})
