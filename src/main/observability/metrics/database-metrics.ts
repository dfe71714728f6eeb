import { Gauge, Registry } from 'prom-client'
import type { Db } from '#platform/database/database.ts'
import { addGauge } from './gauge.ts'
import {
  countVerdicts,
  findRegisterDay,
  readQueues,
  readReplicaLag,
  readSources,
} from './metrics.queries.ts'
import { createReading } from './reading.ts'
import { readRegistry } from './report.ts'

const QUEUES_FRESH_MS = 5000
const COUNTS_FRESH_MS = 60_000

interface Databases {
  db: Db
  /** The copy for searches, if any. */
  replica: Db | null
}

/**
 * Metrics that only the database knows. They are the same for all processes of a server, so one of them reads them. If
 * the database does not answer they are missing, except those that report just that.
 */
export function createDatabaseMetrics({ db, replica }: Databases) {
  const registry = new Registry()
  const isUp = addGauge(
    registry,
    'landfall_database_up',
    'Whether the database answered within two seconds: 1 or 0.',
  )
  const queues = readQueueMetrics(registry, db)
  const others = [
    readVerdicts(registry, db),
    readRegister(registry, db),
    readSourceMetrics(registry, db),
  ]
  const copy = replica && readReplica(registry, { db, replica })

  return {
    async read() {
      const [isAnswering] = await Promise.all([queues(), copy?.(), ...others.map((each) => each())])
      isUp.set(isAnswering ? 1 : 0)
      return readRegistry(registry)
    },
  }
}

function readQueueMetrics(registry: Registry, db: Db) {
  const options = { labelNames: ['queue'] as const, registers: [registry] }
  const waiting = new Gauge({
    ...options,
    name: 'landfall_task_queue_waiting',
    help: 'Tasks whose time has come and that nobody has taken up, by queue.',
  })
  const oldest = new Gauge({
    ...options,
    name: 'landfall_task_queue_oldest_seconds',
    help: 'For how long the task has been waiting that has waited longest, by queue.',
  })
  const failed = new Gauge({
    ...options,
    name: 'landfall_tasks_failed',
    help: 'Tasks that used up their attempts and wait for an admin, by queue.',
  })
  return createReading({
    freshMs: QUEUES_FRESH_MS,
    clear: () => [waiting, oldest, failed].forEach((gauge) => gauge.reset()),
    read: () => readQueues(db),
    set(rows) {
      for (const { queue, failedQueue, count, oldestSeconds } of rows) {
        if (failedQueue) failed.set({ queue: failedQueue }, count)
        else {
          waiting.set({ queue }, count)
          oldest.set({ queue }, oldestSeconds)
        }
      }
    },
  })
}

function readVerdicts(registry: Registry, db: Db) {
  const verdicts = new Gauge({
    name: 'landfall_job_verdicts',
    help: 'Open jobs in the UK by what their sponsorship check says on each criterion.',
    labelNames: ['check', 'verdict'] as const,
    registers: [registry],
  })
  return createReading({
    freshMs: COUNTS_FRESH_MS,
    clear: () => verdicts.reset(),
    read: () => countVerdicts(db),
    set(rows) {
      for (const { check, verdict, count } of rows) verdicts.set({ check, verdict }, count)
    },
  })
}

function readRegister(registry: Registry, db: Db) {
  const published = addGauge(
    registry,
    'landfall_sponsor_register_published_timestamp_seconds',
    'When the newest register of licensed sponsors was published that is loaded, in seconds since 1970.',
  )
  const clear = () => published.remove()
  clear()
  return createReading({
    freshMs: COUNTS_FRESH_MS,
    clear,
    read: () => findRegisterDay(db),
    set(day) {
      if (day) published.set(Date.parse(day) / 1000)
    },
  })
}

function readSourceMetrics(registry: Registry, db: Db) {
  const sources = new Gauge({
    name: 'landfall_sources',
    help: 'Lists of adverts: on; silent, which are on but not read for three intervals; failed, switched off by failures.',
    labelNames: ['state'] as const,
    registers: [registry],
  })
  const holds = addGauge(
    registry,
    'landfall_source_holds',
    'Closings of lists that wait for the desk.',
  )
  const oldest = addGauge(
    registry,
    'landfall_source_hold_oldest_seconds',
    'For how long the decision about a list has been waiting that has waited longest; 0 if none does.',
  )
  const newest = addGauge(
    registry,
    'landfall_source_newest_advert_seconds',
    'Seconds since a list last had a new advert.',
  )
  const clear = () => {
    sources.reset()
    for (const gauge of [holds, oldest, newest]) gauge.remove()
  }
  clear()
  return createReading({
    freshMs: COUNTS_FRESH_MS,
    clear,
    read: () => readSources(db),
    set(numbers) {
      if (!numbers) return
      for (const state of ['on', 'silent', 'failed'] as const)
        sources.set({ state }, numbers[state])
      holds.set(numbers.holds)
      oldest.set(numbers.oldestHoldSeconds)
      if (numbers.newestAdvertSeconds !== null) newest.set(numbers.newestAdvertSeconds)
    },
  })
}

function readReplica(registry: Registry, databases: { db: Db; replica: Db }) {
  const lag = addGauge(
    registry,
    'landfall_replication_lag_seconds',
    'How far the copy for searches is behind the database, in seconds.',
  )
  const isUp = addGauge(
    registry,
    'landfall_replica_up',
    'Whether the copy for searches answered within two seconds: 1 or 0.',
  )
  const clear = () => {
    lag.remove()
    isUp.set(0)
  }
  clear()
  return createReading({
    freshMs: QUEUES_FRESH_MS,
    clear,
    read: () => readReplicaLag(databases),
    set(seconds) {
      isUp.set(1)
      if (seconds !== null) lag.set(seconds)
    },
  })
}
