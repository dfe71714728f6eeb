import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import type { Logger } from 'pino'
import type { Config } from '#platform/config.ts'
import type { Jobs } from '#board/jobs/jobs.service.ts'

/**
 * Several processes answer on one port, so that the server uses more than one core (decision 16). The
 * first process of all supervises them: it starts, replaces and stops them, and passes messages on.
 */

// What the processes send each other.
const STOP = 'stop'
const JOBS_CHANGED = 'jobs-changed'
// A process that fails at once must not be started in a tight loop.
const RESTART_PAUSE_MS = 1000
/** A process that has just started does not listen yet, so the message is repeated. */
const TELL_AGAIN_MS = 500
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const

/** The time each process has to report unfinished work. */
const REPORT_MS = 2000

type StopTimes = Pick<Config, 'stopDelayMs' | 'stopTimeoutMs'>

/**
 * Starts that many processes of `program` and returns whether all started. If the first can’t start, its exit code
 * becomes ours.
 */
export async function supervise(
  program: string,
  { processes, stopDelayMs, stopTimeoutMs }: Pick<Config, 'processes'> & StopTimes,
  logger: Logger,
): Promise<boolean> {
  let isStopping = false
  cluster.setupPrimary({ exec: program })
  cluster.on('message', (sender, message) => {
    if (message === JOBS_CHANGED) notifyOthers(sender, message)
  })
  const graceful = closeWithGrace(
    { delay: stopDelayMs + stopTimeoutMs + REPORT_MS, logger },
    async () => {
      isStopping = true
      const codes = await Promise.all(workers().map(stop))
      // The process has reported its unfinished work. This is the library’s way to exit with a code other than 0.
      if (codes.some((code) => code !== 0 && code !== null))
        throw new Error('A process had to be cut off.')
    },
  )

  // Alone at first: it migrates the database and reports wrong settings.
  const first = cluster.fork()
  const started = once(first, 'listening').then(() => true)
  if (!(await Promise.race([started, once(first, 'exit').then(() => false)]))) {
    graceful.uninstall()
    process.exitCode = isStopping ? 0 : (first.process.exitCode ?? 1)
    return false
  }
  cluster.on('exit', async ({ process: { pid } }, code, signal) => {
    if (isStopping) return
    logger.error({ pid, code, signal }, 'A process of the server ended and is replaced')
    await pause(RESTART_PAUSE_MS)
    if (!isStopping) cluster.fork()
  })
  for (let count = 1; count < processes; count += 1) cluster.fork()
  return true
}

function workers(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
}

function notifyOthers(sender: Worker, message: string) {
  for (const worker of workers()) {
    if (worker !== sender) send(worker, message)
  }
}

/** Returns the exit code; null if a signal ended it, as a terminal’s signal does with one that has just started. */
async function stop(worker: Worker): Promise<number | null> {
  const exit = once(worker, 'exit')
  send(worker, STOP)
  const telling = setInterval(() => send(worker, STOP), TELL_AGAIN_MS)
  const [code] = await exit
  clearInterval(telling)
  return code
}

/** A process that is ending no longer reads, and that must not end its supervisor. */
function send(worker: Worker, message: string) {
  if (worker.isConnected()) worker.send(message, () => {})
}

/** Whether this process prints the start-up report: one is enough. */
export const isReporting = !cluster.isWorker || cluster.worker?.id === 1

/**
 * Calls `close` when this process must end: at a signal, or when its supervisor says so. A supervised process ignores
 * signals, because a terminal sends them to both.
 */
export function closeOnStop(
  logger: Logger,
  { stopDelayMs, stopTimeoutMs }: StopTimes,
  close: () => Promise<void>,
) {
  const isSupervised = cluster.isWorker
  const skip = isSupervised ? [...SIGNALS] : []
  const graceful = closeWithGrace({ delay: stopDelayMs + stopTimeoutMs, logger, skip }, close)
  if (isSupervised) {
    for (const signal of SIGNALS) process.on(signal, () => {})
    let isStopping = false
    process.on('message', (message) => {
      if (message !== STOP || isStopping) return
      isStopping = true
      graceful.close()
    })
  }
  return graceful
}

/** Announces changed jobs to the other processes, so that their caches drop stale values. */
export function shareJobChanges({
  onChange,
  notifyJobsChanged,
}: Pick<Jobs, 'onChange' | 'notifyJobsChanged'>) {
  if (!cluster.isWorker) return
  let isFromOther = false
  onChange(() => {
    if (!isFromOther) process.send?.(JOBS_CHANGED)
  })
  process.on('message', (message) => {
    if (message !== JOBS_CHANGED) return
    isFromOther = true
    try {
      notifyJobsChanged()
    } finally {
      isFromOther = false
    }
  })
}
