import cluster from 'node:cluster'
import { fileURLToPath } from 'node:url'
import { readConfig, type Config } from '#platform/config.ts'
import { createLogger } from './processes/logger.ts'
import { supervise } from './processes/processes.ts'
import { limitMemory } from './processes/limit-memory.ts'
import type { Logger } from 'pino'
import { reportFailure } from '#platform/startup-error.ts'

limitMemory(fileURLToPath(import.meta.url))

// Set before the bundle is loaded: React's development build renders several times more slowly.
process.env.NODE_ENV = 'production'

try {
  await start(readConfig(process.env))
} catch (error) {
  reportFailure(error)
  // The open channel to the supervisor would keep it alive.
  if (cluster.isWorker) process.exit()
}

async function start(config: Config) {
  const logger = createLogger(config.logLevel)
  if (config.processes > 1 && cluster.isPrimary) return startSupervisor(config, logger)
  // The supervisor needs nothing that this loads.
  const { serve } = await import('./processes/serve.ts')
  return serve(config, logger)
}

async function startSupervisor(config: Config, logger: Logger) {
  const served = config.metrics && (await serveProcessMetrics(config.metrics))
  const isStarted = await supervise(fileURLToPath(import.meta.url), config, logger)
  if (!isStarted) served?.close()
}

async function serveProcessMetrics(where: NonNullable<Config['metrics']>) {
  const { createReportCollector } = await import('./observability/metrics/process-reports.ts')
  const { serveMetrics } = await import('./observability/metrics/metrics-server.ts')
  return serveMetrics(where, createReportCollector())
}
