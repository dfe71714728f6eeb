import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import {
  CACHE_CHANNEL,
  mailSendings,
  taskRuns,
  type CacheLookup,
  type MailSending,
  type TaskRun,
} from '#platform/channels.ts'
import { AddressRefused } from '#platform/mail/mail.ts'
import type { Resources } from '#platform/resources.ts'

const TASK_BUCKETS = [0.01, 0.05, 0.25, 1, 5, 15, 60, 300]

/** Metrics of the connections of each pool, read on each scrape. */
export function createPoolMetrics(registry: Registry, pools: Resources['pools']) {
  return new Gauge({
    name: 'landfall_database_connections',
    help: 'Connections to the database by pool: in use, idle, and callers that wait for one.',
    labelNames: ['pool', 'state'] as const,
    registers: [registry],
    collect() {
      for (const [pool, stateOf] of Object.entries(pools)) {
        const { inUse, idle, waiting } = stateOf()
        this.set({ pool, state: 'in use' }, inUse)
        this.set({ pool, state: 'idle' }, idle)
        this.set({ pool, state: 'waiting' }, waiting)
      }
    },
  })
}

/** Counts cache lookups. Returns how to stop, as the functions below do. */
export function countLookups(registry: Registry) {
  const lookups = new Counter({
    name: 'landfall_cache_lookups_total',
    help: 'Look-ups in the cache of pages and in that of values, by result: hit or miss.',
    labelNames: ['cache', 'result'] as const,
    registers: [registry],
  })
  const onLookup = (message: unknown) => {
    const { cache, isHit } = message as CacheLookup
    lookups.inc({ cache, result: isHit ? 'hit' : 'miss' })
  }
  subscribe(CACHE_CHANNEL, onLookup)
  return () => void unsubscribe(CACHE_CHANNEL, onLookup)
}

export function countMails(registry: Registry) {
  const mails = new Counter({
    name: 'landfall_mails_total',
    help: 'Attempts to send a mail: sent, refused (there is no such mailbox) or failed (its task tries again).',
    labelNames: ['result'] as const,
    registers: [registry],
  })
  for (const result of ['sent', 'refused', 'failed'] as const) mails.inc({ result }, 0)
  const onEnd = (message: unknown) => {
    const { error } = message as MailSending
    const failure = error instanceof AddressRefused ? 'refused' : 'failed'
    mails.inc({ result: error ? failure : 'sent' })
  }
  mailSendings.asyncEnd.subscribe(onEnd)
  return () => void mailSendings.asyncEnd.unsubscribe(onEnd)
}

export function countTasks(registry: Registry) {
  const durations = new Histogram({
    name: 'landfall_task_duration_seconds',
    help: 'Time that tasks took, by queue and result: completed, retry (it is tried again) or failed (it is not).',
    labelNames: ['queue', 'result'] as const,
    buckets: TASK_BUCKETS,
    registers: [registry],
  })
  const running = new Gauge({
    name: 'landfall_tasks_running',
    help: 'Tasks that run now, by queue.',
    labelNames: ['queue'] as const,
    registers: [registry],
  })
  const startedAt = new WeakMap<TaskRun, number>()
  const onStart = (message: unknown) => {
    const run = message as TaskRun
    startedAt.set(run, performance.now())
    running.inc({ queue: run.queue })
  }
  const onEnd = (message: unknown) => {
    const run = message as TaskRun
    const seconds = (performance.now() - (startedAt.get(run) ?? performance.now())) / 1000
    running.dec({ queue: run.queue })
    durations.observe({ queue: run.queue, result: resultOf(run) }, seconds)
  }
  taskRuns.start.subscribe(onStart)
  taskRuns.asyncEnd.subscribe(onEnd)
  return () => {
    taskRuns.start.unsubscribe(onStart)
    taskRuns.asyncEnd.unsubscribe(onEnd)
  }
}

function resultOf({ error, isLastAttempt }: TaskRun) {
  if (!error) return 'completed'
  return isLastAttempt ? 'failed' : 'retry'
}
