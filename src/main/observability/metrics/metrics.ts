import cluster from 'node:cluster'
import { collectDefaultMetrics, Registry, Counter, Histogram } from 'prom-client'
import type { Config } from '#platform/config.ts'
import type { Db } from '#platform/database/database.ts'
import { openPostgres } from '#platform/database/server/postgres.ts'
import type { Resources } from '#platform/resources.ts'
import { createDatabaseMetrics } from './database-metrics.ts'
import { processesReport, serveMetrics } from './metrics-server.ts'
import { countLookups, countMails, countTasks, createPoolMetrics } from './platform-metrics.ts'
import { answerSupervisor } from './process-reports.ts'
import { readRegistry, type Report } from './report.ts'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { LOAD_CHANNEL, type LoadChange } from '#platform/channels.ts'
import { methodOf, routeOf, type Observer } from '#main/observability/observer.ts'
import { addGauge } from './gauge.ts'

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]

/** Enough for these reads, without taking connections from requests. */
const OWN_POOL = { poolSize: 1, timeoutMs: 5000, applicationName: 'landfall-metrics' }

type Addresses = Partial<Pick<Config, 'databaseUrl' | 'databaseReadUrl'>>
type Parts = Pick<Resources, 'db' | 'pools'>

/** Measures this process until it is closed. */
export async function createMetrics(config: Addresses, { db, pools }: Parts) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  createPoolMetrics(registry, pools)
  const stops = [countLoad, countLookups, countMails, countTasks].map((count) => count(registry))
  const { databases, close } = await openDatabases(config, db)
  const fromDatabase = createDatabaseMetrics(databases)
  return {
    observer: createRequestMetrics(registry),
    /** Includes what the database knows, which one process reports for all. */
    async read({ withDatabase }: { withDatabase: boolean }): Promise<Report> {
      const [own, shared] = await Promise.all([
        readRegistry(registry),
        withDatabase ? fromDatabase.read() : [],
      ])
      return [...own, ...shared]
    },
    async close() {
      for (const stop of stops) stop()
      await close()
    },
  }
}

export type Metrics = Awaited<ReturnType<typeof createMetrics>>

/** Publishes the metrics: to the supervisor if there are several processes, else on a port. Returns how to stop. */
export async function publishMetrics({ read }: Metrics, where: NonNullable<Config['metrics']>) {
  if (cluster.isWorker) return answerSupervisor(read)
  const { close } = await serveMetrics(where, async () => [
    await read({ withDatabase: true }),
    processesReport(1),
  ])
  return close
}

async function openDatabases({ databaseUrl, databaseReadUrl }: Addresses, embedded: Db) {
  if (!databaseUrl) return { databases: { db: embedded, replica: null }, close: async () => {} }
  const ignore = () => {}
  const open = (address: string) => openPostgres(address, ignore, { ...OWN_POOL, isOptional: true })
  const [own, copy] = await Promise.all([
    open(databaseUrl),
    databaseReadUrl ? open(databaseReadUrl) : null,
  ])
  return {
    databases: { db: own.db, replica: copy?.db ?? null },
    close: async () => void (await Promise.all([own.close(), copy?.close()])),
  }
}

/** Counts answered requests by method, route and class of status. */
function createRequestMetrics(registry: Registry): Observer {
  const durations = new Histogram({
    name: 'landfall_http_request_duration_seconds',
    help: 'Time until a request was answered, by method, pattern of its route and class of its status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers: [registry],
  })
  return (app, findPattern) => {
    app.addHook('onResponse', (request, reply, done) => {
      const status = `${Math.floor(reply.statusCode / 100)}xx`
      const labels = { method: methodOf(request), route: routeOf(request, findPattern), status }
      durations.observe(labels, reply.elapsedTime / 1000)
      done()
    })
  }
}

/** Measures how much work requests cause at the moment, and how many were rejected. Returns how to stop. */
function countLoad(registry: Registry) {
  const inWork = addGauge(registry, 'landfall_requests_in_work', 'Requests that are worked on now.')
  const refused = new Counter({
    name: 'landfall_requests_refused_total',
    help: 'Requests that were sent away because the server has too much work.',
    registers: [registry],
  })
  const changes = {
    begin: () => inWork.inc(),
    end: () => inWork.dec(),
    refuse: () => refused.inc(),
  }
  const onChange = (message: unknown) => changes[(message as LoadChange).kind]()
  subscribe(LOAD_CHANNEL, onChange)
  return () => void unsubscribe(LOAD_CHANNEL, onChange)
}
