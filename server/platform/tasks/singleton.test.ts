import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { openTestServer } from '#tests/support/test-server.ts'
import { startTasks } from './pg-boss.ts'
import type { TaskHandlers, TaskName } from './tasks.ts'

const { db, tasks, bossOptions } = await openTestServer()
const others = await startTasks({ ...bossOptions, supervise: false }, () => {})
afterAll(() => others.stop())

test('two processes run rechecks one after the other, and other tasks beside each other', async () => {
  const running: Partial<Record<TaskName, number>> = {}
  const most: Partial<Record<TaskName, number>> = {}
  const done: TaskName[] = []
  const handlers = new Proxy({} as TaskHandlers, {
    get: (_, name: TaskName) => async () => {
      running[name] = (running[name] ?? 0) + 1
      most[name] = Math.max(most[name] ?? 0, running[name])
      await setTimeout(100)
      running[name] -= 1
      done.push(name)
    },
  })
  const names: TaskName[] = ['recheck-sponsorship', 'maintain-search']
  for (const name of names) await tasks.enqueueAll(db, name, [{}, {}, {}])

  await tasks.work(handlers)
  await others.work(handlers)

  await vi.waitFor(() => expect(done).toHaveLength(6), { timeout: 30_000, interval: 50 })
  expect(most).toEqual({ 'recheck-sponsorship': 1, 'maintain-search': 3 })
})
