import { Gauge, Registry } from 'prom-client'
import type { Db } from '#server/platform/database/database.ts'
import { countVerdicts, findRegisterDay, readQueues, readReplicaLag } from './metrics.queries.ts'
import { createReading } from './reading.ts'
import { readRegistry } from './report.ts'

const QUEUES_FRESH_MS = 5000
const COUNTS_FRESH_MS = 60_000

interface Databases {
  db: Db
  /** The copy for searches; null without one. */
  replica: Db | null
}

/**
 * What only the database knows. It is the same for all processes of a server, so one of them reads it. Without an answer
 * the metrics are missing, except those that say so.
 */
export function createDatabaseMetrics({ db, replica }: Databases) {
  const registry = new Registry()
  const isUp = new Gauge({
    name: 'landfall_database_up',
    help: 'Whether the database answered within two seconds: 1 or 0.',
    registers: [registry],
  })
  const queues = readQueueMetrics(registry, db)
  const others = [readVerdicts(registry, db), readRegister(registry, db)]
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
  const clear = () => [waiting, oldest, failed].forEach((gauge) => gauge.reset())
  return createReading({
    freshMs: QUEUES_FRESH_MS,
    clear,
    async read() {
      const rows = await readQueues(db)
      clear()
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
    async read() {
      const rows = await countVerdicts(db)
      verdicts.reset()
      for (const { check, verdict, count } of rows) verdicts.set({ check, verdict }, count)
    },
  })
}

function readRegister(registry: Registry, db: Db) {
  const published = new Gauge({
    name: 'landfall_sponsor_register_published_timestamp_seconds',
    help: 'When the newest register of licensed sponsors was published that is loaded, in seconds since 1970.',
    registers: [registry],
  })
  const clear = () => published.remove()
  clear()
  return createReading({
    freshMs: COUNTS_FRESH_MS,
    clear,
    async read() {
      const day = await findRegisterDay(db)
      clear()
      if (day) published.set(Date.parse(day) / 1000)
    },
  })
}

function readReplica(registry: Registry, databases: { db: Db; replica: Db }) {
  const lag = new Gauge({
    name: 'landfall_replication_lag_seconds',
    help: 'How far the copy for searches is behind the database, in seconds.',
    registers: [registry],
  })
  const isUp = new Gauge({
    name: 'landfall_replica_up',
    help: 'Whether the copy for searches answered within two seconds: 1 or 0.',
    registers: [registry],
  })
  const clear = () => {
    lag.remove()
    isUp.set(0)
  }
  clear()
  return createReading({
    freshMs: QUEUES_FRESH_MS,
    clear,
    async read() {
      const seconds = await readReplicaLag(databases)
      lag.remove()
      isUp.set(1)
      if (seconds !== null) lag.set(seconds)
    },
  })
}
