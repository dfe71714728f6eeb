import { setTimeout as pause } from 'node:timers/promises'
import { fromKysely, PgBoss, type ConstructorOptions, type Job } from 'pg-boss'
import { taskEnqueueings, taskRuns, type TaskEnqueueing } from '#platform/channels.ts'
import { STORED_DAYS } from '#platform/primitives/time/stored-days.ts'
import { withoutTimeLimit } from '#platform/database/server/time-limit.ts'
import type { TaskContext, TaskHandlers, TaskName, Tasks, TaskSettings } from './tasks.ts'
import { withoutTrace, withTrace } from './traced-payload.ts'

/** Queues of earlier versions. Deleted with their schedules, which would still fill them. */
const FORMER_QUEUES = [
  'ask-if-still-open',
  'close-expired-jobs',
  'count-answers',
  'remind-arrivals',
  'remind-founders',
  'remind-of-answers',
  'remind-of-old-data',
  'send-applicant-digests',
  'send-applicant-share',
  'send-application-mail',
  'send-arrival-mail',
  'send-case-mail',
  'send-contact-message',
  'send-interview-mail',
  'send-organisation-mail',
  'send-saved-mail',
  'send-startup-receipt',
  'send-startup-request',
  'send-takedown',
  'send-warning',
  'share-details',
  'tell-licence-held',
  'tell-worker-licence',
  'tend-queue',
]

// The last attempt comes four hours later, so hours without a mail server lose nothing. No pause is longer than five
// minutes, so that waiting tasks run soon after its return.
const RETRY_OPTIONS = { retryLimit: 52, retryDelay: 10, retryBackoff: true, retryDelayMax: 300 }

/** The queue of tasks that used up their attempts, for admins to inspect. */
export const FAILED_TASKS = 'failed-tasks'

/**
 * A running task sends a heartbeat at half of this interval. A killed process sends none, and its tasks go to another:
 * after this, at most two looks and the first retry delay, which is less than a minute in all.
 */
const HEARTBEATS = {
  urgent: { heartbeatSeconds: 10, retryDelay: 3 },
  mails: { heartbeatSeconds: 20 },
  byTheClock: { heartbeatSeconds: 25 },
}
/**
 * The interval at which one of the processes looks for tasks without a heartbeat, and every process reads the result.
 * Until both have happened, the next task of a singleton queue may wait.
 */
const SUPERVISE_SECONDS = 10
const SUPERVISION = {
  superviseIntervalSeconds: SUPERVISE_SECONDS,
  monitorIntervalSeconds: SUPERVISE_SECONDS,
  queueCacheIntervalSeconds: SUPERVISE_SECONDS,
}

/**
 * The size of a batch, whose completion is recorded at once: if the database is lost in that moment, its emails are
 * sent again.
 */
export const TASKS_IN_BATCH = 20

/**
 * The interval at which a process asks which queues have work: one query, instead of fifty if it polled each queue
 * every second.
 */
const WAKE_MS = 1000
// Runs a batch at a time, each task on its own, without a pause while more are waiting: a hundred emails for one person
// do not delay another's. It polls only in case it was not woken.
const WORK_OPTIONS = {
  pollingIntervalSeconds: 60,
  batchSize: TASKS_IN_BATCH,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const

const DAY_SECONDS = 86_400

/** Creates the missing queues of these tasks, with their schedules, and opens them. */
export async function startTasks(
  options: ConstructorOptions,
  definitions: Record<string, TaskSettings>,
  onError: (error: Error) => void,
): Promise<Tasks> {
  await createQueues(options, definitions, onError)
  return openTasks(options, onError)
}

/** Opens queues that exist. */
export async function openTasks(
  options: ConstructorOptions,
  onError: (error: Error) => void,
): Promise<Tasks> {
  const boss = new PgBoss({ ...SUPERVISION, ...options })
  const ending = new AbortController()
  let isStopped = false
  // A task that did not end in time is back in the queue. Its errors afterwards, without a database, are not news.
  const report = (error: Error) => {
    if (!isStopped) onError(error)
  }
  boss.on('error', report)
  await boss.start()
  const settings: WorkSettings = { onError: report, signal: ending.signal }

  const names = new Set<TaskName>()

  async function endWork() {
    ending.abort(new Error('The process stops; another goes on with this task.'))
    await Promise.all([...names].map((name) => boss.offWork(name, { wait: false })))
  }

  return {
    async enqueue(db, name, payload, { delaySeconds = 0, isFirst = false } = {}) {
      const order = { priority: isFirst ? 1 : 0, startAfter: delaySeconds }
      const enqueueing: TaskEnqueueing = { queue: name, count: 1 }
      await taskEnqueueings.tracePromise(
        () =>
          boss.send(name, withTrace(payload, enqueueing.traceparent), {
            db: fromKysely(db.withoutPlugins()),
            ...order,
          }),
        enqueueing,
      )
    },
    async enqueueAll(db, name, payloads) {
      if (payloads.length === 0) return
      const enqueueing: TaskEnqueueing = { queue: name, count: payloads.length }
      await taskEnqueueings.tracePromise(() => {
        const jobs = payloads.map((payload) => ({
          data: withTrace(payload, enqueueing.traceparent),
        }))
        return boss.insert(name, jobs, { db: fromKysely(db.withoutPlugins()) })
      }, enqueueing)
    },
    async work(handlers) {
      const workers = await work(boss, handlers, settings)
      for (const name of workers.keys()) names.add(name)
      void wakeWorkers(boss, workers, settings)
    },
    runDue: (handlers) => runDue(boss, handlers, settings),
    endWork,
    async stop(timeoutMs = 0) {
      await endWork()
      boss.once('stopped', () => (isStopped = true))
      await boss.stop(timeoutMs > 0 ? { graceful: true, timeout: timeoutMs } : { graceful: false })
    },
  }
}

interface WorkSettings {
  onError(error: Error): void
  /** Aborted when the process stops. */
  signal: AbortSignal
}

async function work(boss: PgBoss, handlers: TaskHandlers, settings: WorkSettings) {
  const workers = new Map<TaskName, string>()
  for (const name of namesOf(handlers)) {
    const handle: Handle = handlers[name]
    const worker = await boss.work(name, WORK_OPTIONS, (tasks) =>
      Promise.all(tasks.map((task) => runTask(task, handle, settings))),
    )
    workers.set(name, worker)
  }
  return workers
}

/** Wakes the worker of each queue that has work, until the process stops. */
async function wakeWorkers(
  boss: PgBoss,
  workers: Map<TaskName, string>,
  { onError, signal }: WorkSettings,
) {
  const names = [...workers.keys()]
  while (!signal.aborted) {
    const due = await findDueNames(boss, names).catch((error: Error) => {
      if (!signal.aborted) onError(error)
      return []
    })
    for (const name of due) boss.notifyWorker(workers.get(name) ?? '')
    await pause(WAKE_MS, undefined, { signal }).catch(() => {})
  }
}

async function runDue(boss: PgBoss, handlers: TaskHandlers, settings: WorkSettings) {
  const names = namesOf(handlers)
  let count: number
  do {
    count = 0
    for (const name of await findDueNames(boss, names)) {
      const tasks = await boss.fetch<unknown>(name, { batchSize: TASKS_IN_BATCH })
      const handle: Handle = handlers[name]
      const results = await Promise.all(tasks.map((task) => runTask(task, handle, settings)))
      for (const { id, status, output } of results) {
        if (status === 'completed') await boss.complete(name, id)
        else await boss.fail(name, id, output)
      }
      count += tasks.length
    }
  } while (count > 0)
}

function namesOf(handlers: TaskHandlers) {
  return Object.keys(handlers) as TaskName[]
}

/** The queues that have a task to run now, the one that has waited longest first. */
async function findDueNames(boss: PgBoss, names: TaskName[]): Promise<TaskName[]> {
  const { rows } = await boss.getDb().executeSql(
    `select queue.name from unnest($1::text[]) as queue (name)
    cross join lateral (
      select start_after from pgboss.job
      where job.name = queue.name and state < 'active' and start_after <= now()
      order by start_after limit 1
    ) as waiting
    order by start_after`,
    [names],
  )
  return rows.map(({ name }: { name: TaskName }) => name)
}

type Handle = (payload: never, context: TaskContext) => Promise<unknown>

async function runTask(
  {
    id,
    name,
    data,
    retryCount,
    signal: ownSignal,
  }: Omit<Job<unknown>, 'signal'> & Partial<Pick<Job<unknown>, 'signal'>>,
  handle: Handle,
  { onError, signal: stopSignal }: WorkSettings,
) {
  const { payload, traceparent } = withoutTrace(data)
  const isLastAttempt = retryCount >= RETRY_OPTIONS.retryLimit
  // The task’s own signal means that the queue got no heartbeat, as after a break in the connection, and that another
  // process may have the task by now.
  const signal = ownSignal ? AbortSignal.any([stopSignal, ownSignal]) : stopSignal
  const attempt = async () => {
    try {
      return await withoutTimeLimit(() => handle(payload as never, { signal }))
    } catch (error) {
      if (!signal.aborted || error !== signal.reason) {
        onError(new Error(`Task ${name} (${id}) failed`, { cause: error }))
      }
      throw error
    }
  }
  return taskRuns.tracePromise(attempt, { queue: name, isLastAttempt, traceparent }).then(
    () => ({ id, status: 'completed' as const, output: null }),
    (error: Error) => ({ id, status: 'failed' as const, output: error }),
  )
}

// pg-boss looks up a queue created after `start` on its own connection at the first `send`. Inside a
// transaction on the embedded database, which has one connection, that would never return.
async function createQueues(
  options: ConstructorOptions,
  definitions: Record<string, TaskSettings>,
  onError: (error: Error) => void,
) {
  const boss = new PgBoss({ ...options, supervise: false, schedule: false })
  boss.on('error', onError)
  await boss.start()
  for (const name of FORMER_QUEUES) await boss.deleteQueue(name)
  await boss.createQueue(FAILED_TASKS, { retentionSeconds: STORED_DAYS.mail * DAY_SECONDS })
  for (const [name, settings] of Object.entries(definitions)) {
    const policy = settings.isSingleton ? 'stately' : 'standard'
    const former = await boss.getQueue(name)
    // A policy can't be changed. Lost tasks are queued again by the clock.
    if (former && former.policy !== policy) await boss.deleteQueue(name)
    await boss.createQueue(name, { ...optionsOf(settings), policy })
    // A queue of an earlier version has its old settings.
    await boss.updateQueue(name, optionsOf(settings))
    if (settings.cron) await boss.schedule(name, settings.cron)
  }
  await boss.stop({ graceful: false })
}

function optionsOf({ cron, isUrgent }: TaskSettings) {
  // Some name the address that they wrote to.
  const deleteAfterSeconds = STORED_DAYS.doneTask * DAY_SECONDS
  // Tasks that run by the clock make up for a failure at their next run.
  if (cron) return { ...RETRY_OPTIONS, ...HEARTBEATS.byTheClock, deleteAfterSeconds }
  const signs = isUrgent ? HEARTBEATS.urgent : HEARTBEATS.mails
  return { ...RETRY_OPTIONS, ...signs, deadLetter: FAILED_TASKS, deleteAfterSeconds }
}
