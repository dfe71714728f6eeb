import { sql } from 'kysely'
import { fromKysely, PgBoss, type ConstructorOptions, type Job } from 'pg-boss'
import { taskEnqueueings, taskRuns, type TaskEnqueueing } from '../channels.ts'
import type { Db } from '../database/database.ts'
import { withoutTimeLimit } from '../database/time-limit.ts'
import type { TaskContext, TaskHandlers, TaskName, Tasks } from './tasks.ts'
import { withoutTrace, withTrace } from './traced-payload.ts'

interface QueueSettings {
  /** For tasks that run by the clock. */
  cron?: string
  /**
   * One task at a time in all processes together, because others would work in the pauses that it makes for visitors;
   * and one that waits, because it will find all the work: a second would find none.
   */
  isSingleton?: boolean
}

const QUEUES: Record<TaskName, QueueSettings> = {
  'close-expired-jobs': { cron: '* * * * *' },
  'maintain-search': { cron: '7 * * * *', isSingleton: true },
  'recheck-sponsorship': { cron: '*/5 * * * *', isSingleton: true },
  'rescan-texts': { cron: '*/10 * * * *', isSingleton: true },
  'decide-alerts': { cron: '* * * * *' },
  'send-alert-digest': {},
  'send-alert-mail': {},
  'sweep-alerts': { cron: '53 3 * * *' },
  'send-contact-message': {},
  'send-startup-request': {},
  'send-proof': {},
  'send-account-notice': {},
  'delete-files': {},
  'scan-files': { cron: '* * * * *' },
  'tell-infected': {},
  'send-takedown': {},
  'carry-out-decision': {},
  'send-warning': {},
  'sweep-accounts': { cron: '17 3 * * *' },
  'sweep-drafts': { cron: '23 3 * * *' },
  'delete-logo': {},
  'sweep-logos': { cron: '47 3 * * *' },
  'publish-upload': {},
  'sweep-uploads': { cron: '37 3 * * *' },
  'send-application-mail': {},
  'send-address-request': {},
  'share-details': { cron: '* * * * *' },
  'sweep-resumes': { cron: '41 3 * * *' },
  // By day: nobody is woken by a mail about a list.
  'tell-saved-jobs': { cron: '23 7-20 * * *' },
  'send-saved-mail': {},
  'sweep-saved-jobs': { cron: '53 3 * * *' },
  'tell-job-change': {},
  'tell-status': {},
  'send-waiting-messages': {},
  'tell-messages': {},
  'tell-applicants-licence': {},
  'count-answers': { cron: '29 * * * *' },
  'remind-of-answers': { cron: '11 7 * * *' },
  'send-applicant-share': {},
  'remind-arrivals': { cron: '11 6-20 * * *' },
  'send-arrival-mail': {},
  'send-interview-mail': {},
  'end-interview': {},
  'sweep-arrival-files': { cron: '43 3 * * *' },
  'tell-worker-licence': {},
  'acknowledge-startup': {},
  'send-startup-receipt': {},
  'tell-case': {},
  'send-case-mail': {},
  'remind-founders': { cron: '37 8-17 * * *' },
  'sweep-founder-cases': { cron: '57 3 * * *' },
  'tell-licence-held': {},
  'tend-organisations': { cron: '* * * * *' },
  'send-organisation-mail': {},
  'lapse-proofs': { cron: '29 3 * * *' },
}
const NAMES = Object.keys(QUEUES) as TaskName[]
/** Of earlier versions. Deleted with their schedules, which would go on filling them. */
const FORMER_QUEUES = ['tend-search']

// The last attempt comes four hours later, so hours without a mail server lose nothing. No pause is longer than five
// minutes, so that what has gathered is sent soon after its return.
const RETRY_OPTIONS = { retryLimit: 52, retryDelay: 10, retryBackoff: true, retryDelayMax: 300 }

/** The queue of tasks that used up their attempts, for admins to inspect. */
export const FAILED_TASKS = 'failed-tasks'

/**
 * A running task sends a sign of life at half of this interval. A killed process sends none, and its tasks go to
 * another: after this, at most two looks and the first retry delay, which is less than a minute in all. A code is
 * worth nothing after ten minutes, so its sign of life comes more often and its retry sooner.
 */
const SIGN_OF_LIFE = {
  codes: { heartbeatSeconds: 10, retryDelay: 3 },
  mails: { heartbeatSeconds: 20 },
  byTheClock: { heartbeatSeconds: 25 },
}
/** The queue of codes and of links that log in or confirm. */
const CODES: TaskName = 'send-proof'
/**
 * How often one of the processes looks for tasks without a sign of life, and every process reads what it found. Until
 * both have happened, the next task of a singleton queue may wait.
 */
const LOOK_SECONDS = 10
const LOOKING = {
  superviseIntervalSeconds: LOOK_SECONDS,
  monitorIntervalSeconds: LOOK_SECONDS,
  queueCacheIntervalSeconds: LOOK_SECONDS,
}

/** Done is recorded for a batch: if the database is lost in that moment, its mails are sent again. */
export const TASKS_IN_BATCH = 20

// Polls once a second and runs a batch at a time, each task on its own, without a pause while more are
// waiting: a hundred emails for one person do not delay another's.
const WORK_OPTIONS = {
  pollingIntervalSeconds: 1,
  batchSize: TASKS_IN_BATCH,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const

const FAILED_TASK_RETENTION_SECONDS = 90 * 86_400

/** Creates the queues that are missing and opens them. */
export async function startTasks(
  options: ConstructorOptions,
  onError: (error: Error) => void,
): Promise<Tasks> {
  await createQueues(options, onError)
  return openTasks(options, onError)
}

/** Opens queues that exist. */
export async function openTasks(
  options: ConstructorOptions,
  onError: (error: Error) => void,
): Promise<Tasks> {
  const boss = new PgBoss({ ...LOOKING, ...options })
  const ending = new AbortController()
  let isStopped = false
  // A task that did not end in time is back in the queue. What it says then, without a database, is no news.
  const report = (error: Error) => {
    if (!isStopped) onError(error)
  }
  boss.on('error', report)
  await boss.start()

  async function endWork() {
    ending.abort(new Error('The process stops; another goes on with this task.'))
    await Promise.all(NAMES.map((name) => boss.offWork(name, { wait: false })))
  }

  return {
    async enqueue(db, name, payload, { delaySeconds = 0 } = {}) {
      const startAfter = delaySeconds > 0 ? { startAfter: delaySeconds } : {}
      const enqueueing: TaskEnqueueing = { queue: name, count: 1 }
      await taskEnqueueings.tracePromise(
        () =>
          boss.send(name, withTrace(payload, enqueueing.traceparent), {
            db: fromKysely(db.withoutPlugins()),
            ...startAfter,
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
    work: (handlers) => work(boss, handlers, { onError: report, signal: ending.signal }),
    runDue: (db, handlers) =>
      runDue({ boss, db }, handlers, { onError: report, signal: ending.signal }),
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
  /** Says that the process stops. */
  signal: AbortSignal
}

async function work(boss: PgBoss, handlers: TaskHandlers, settings: WorkSettings) {
  for (const name of NAMES) {
    const handle: Handle = handlers[name]
    await boss.work(name, WORK_OPTIONS, (tasks) =>
      Promise.all(tasks.map((task) => runTask(task, handle, settings))),
    )
    const { cron } = QUEUES[name]
    if (cron) await boss.schedule(name, cron)
  }
}

async function runDue(
  { boss, db }: { boss: PgBoss; db: Db },
  handlers: TaskHandlers,
  settings: WorkSettings,
) {
  let count: number
  do {
    count = 0
    for (const name of await findDueNames(db)) {
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

/** The queues that have a task to run now, the one that has waited longest first. */
async function findDueNames(db: Db) {
  const { rows } = await sql<{ name: TaskName }>`
    select name from pgboss.job
    where state < 'active' and start_after <= now() and name = any(${NAMES})
    group by name order by min(created_on)`.execute(db)
  return rows.map(({ name }) => name)
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
  // Its own says that the queue heard no sign of life, as after a break in the connection, and that another
  // process may have it by now.
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
async function createQueues(options: ConstructorOptions, onError: (error: Error) => void) {
  const boss = new PgBoss({ ...options, supervise: false, schedule: false })
  boss.on('error', onError)
  await boss.start()
  for (const name of FORMER_QUEUES) await boss.deleteQueue(name)
  await boss.createQueue(FAILED_TASKS, { retentionSeconds: FAILED_TASK_RETENTION_SECONDS })
  for (const name of NAMES) {
    const policy = QUEUES[name].isSingleton ? 'stately' : 'standard'
    const former = await boss.getQueue(name)
    // A policy can't be changed. What is lost is queued again by the clock.
    if (former && former.policy !== policy) await boss.deleteQueue(name)
    await boss.createQueue(name, { ...optionsOf(name), policy })
    // One of an earlier version has its old settings.
    await boss.updateQueue(name, optionsOf(name))
  }
  await boss.stop({ graceful: false })
}

function optionsOf(name: TaskName) {
  // Tasks that run by the clock make up for a failure at their next run.
  if (QUEUES[name].cron) return { ...RETRY_OPTIONS, ...SIGN_OF_LIFE.byTheClock }
  const signs = name === CODES ? SIGN_OF_LIFE.codes : SIGN_OF_LIFE.mails
  return { ...RETRY_OPTIONS, ...signs, deadLetter: FAILED_TASKS }
}
