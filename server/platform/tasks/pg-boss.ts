import { fromKysely, PgBoss, type ConstructorOptions } from 'pg-boss'
import type { TaskHandlers, TaskName, Tasks } from './tasks.ts'

/** Queues and, for work that comes round by the clock, its cron expression. */
const QUEUES: Record<TaskName, { cron?: string }> = {
  'close-expired-jobs': { cron: '* * * * *' },
}
const NAMES = Object.keys(QUEUES) as TaskName[]

// A mail server down for an hour loses nothing: the last of these attempts comes hours later.
const RETRIES = { retryLimit: 12, retryDelay: 10, retryBackoff: true, retryDelayMax: 3600 }

export async function startTasks(
  options: ConstructorOptions,
  onError: (error: Error) => void,
): Promise<Tasks> {
  await createQueues(options, onError)
  const boss = new PgBoss(options)
  boss.on('error', onError)
  await boss.start()

  return {
    async enqueue(db, name, payload) {
      await boss.send(name, payload, { db: fromKysely(db.withoutPlugins()) })
    },
    work: (handlers) => work(boss, handlers),
    stop: (timeoutMs = 0) =>
      boss.stop(timeoutMs > 0 ? { graceful: true, timeout: timeoutMs } : { graceful: false }),
  }
}

async function work(boss: PgBoss, handlers: TaskHandlers) {
  for (const name of NAMES) {
    const handle: (payload: never) => Promise<unknown> = handlers[name]
    await boss.work(name, { pollingIntervalSeconds: 1 }, async (tasks) => {
      for (const task of tasks) await handle(task.data as never)
    })
    const { cron } = QUEUES[name]
    if (cron) await boss.schedule(name, cron)
  }
}

// A queue made after `start` is looked up on pg-boss's own connection at the first `send`. Inside a
// transaction on the embedded database, which has one connection, that would wait for ever.
async function createQueues(options: ConstructorOptions, onError: (error: Error) => void) {
  const boss = new PgBoss({ ...options, supervise: false, schedule: false })
  boss.on('error', onError)
  await boss.start()
  for (const name of NAMES) await boss.createQueue(name, RETRIES)
  await boss.stop({ graceful: false })
}
