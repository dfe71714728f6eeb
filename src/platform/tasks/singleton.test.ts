import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { openTestServer } from '#tests/support/test-server.ts'
import { TASKS } from '#main/tasks.ts'
import { startTasks } from './pg-boss.ts'
import type { TaskHandlers, TaskName } from './tasks.ts'

const { db, tasks, bossOptions } = await openTestServer()
const others = await startTasks({ ...bossOptions, supervise: false }, TASKS, () => {})
afterAll(() => others.stop())

const WAIT = { timeout: 30_000, interval: 50 }

test('two processes run one recheck at a time and let one wait; other tasks run beside each other', async () => {
  const running: Partial<Record<TaskName, number>> = {}
  const most: Partial<Record<TaskName, number>> = {}
  const done: TaskName[] = []
  const handle = (name: TaskName) => async () => {
    running[name] = (running[name] ?? 0) + 1
    most[name] = Math.max(most[name] ?? 0, running[name])
    // Enqueued while it runs: what it has already checked may change, so one of these must wait.
    if (name === 'recheck-sponsorship' && runs(name) === 0) await enqueue(name)
    await setTimeout(100)
    running[name] -= 1
    done.push(name)
  }
  const names = Object.keys(TASKS) as TaskName[]
  const handlers = Object.fromEntries(
    names.map((name) => [name, handle(name)]),
  ) as unknown as TaskHandlers
  const enqueue = (name: TaskName) => tasks.enqueueAll(db, name, [{}, {}, {}] as never[])
  const runs = (name: TaskName) => done.filter((each) => each === name).length
  await enqueue('recheck-sponsorship')
  await enqueue('delete-files')

  await tasks.work(handlers)
  await others.work(handlers)

  await vi.waitFor(() => expect(runs('recheck-sponsorship')).toBe(2), WAIT)
  await vi.waitFor(() => expect(runs('delete-files')).toBe(3), WAIT)
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from pgboss.job
    where name = 'recheck-sponsorship' and state < 'active'`.execute(db)
  expect({ most, rows }).toEqual({
    most: { 'recheck-sponsorship': 1, 'delete-files': 3 },
    rows: [{ waiting: 0 }],
  })
})
