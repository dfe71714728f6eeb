import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Config } from '#platform/config.ts'
import { createErrorReporter } from './error-reporter.ts'
import { startMetrics, startTracing } from '#main/observability/observe.ts'
import { openResources } from '#platform/resources.ts'
import { closeOnStop, isReporting, shareJobChanges } from './processes.ts'
import { TASKS } from '#main/tasks.ts'
import { toListenError } from '#platform/startup-error.ts'

const BUILT_SERVER = new URL('../../../build/server/index.js', import.meta.url)
const BUILT_CLIENT = fileURLToPath(new URL('../../../build/client', import.meta.url))

/**
 * Opens everything, answers requests, and closes in reverse order when told to stop. For `stopDelayMs` before that it
 * answers as before but reports that it is not ready, so that a proxy turns to others.
 */
export async function serve(config: Config, logger: Logger) {
  const startedAt = performance.now()
  // Closes everything in reverse order, even if closing one part fails.
  const opened = new AsyncDisposableStack()
  let beginStop = () => {}
  const { stopDelayMs } = config
  const close = async () => {
    beginStop()
    await pause(stopDelayMs)
    await opened.disposeAsync()
  }
  const graceful = closeOnStop(logger, config, close)
  try {
    const tracing = await startTracing(config)
    opened.defer(tracing.close)
    const resources = await openResources(config, TASKS, createErrorReporter(logger))
    opened.defer(resources.close)
    const { createServer } = (await import(BUILT_SERVER.href)) as typeof import('#main/entry.ts')
    const metrics = await startMetrics(config, resources)
    opened.defer(metrics.close)
    const observers = [...tracing.observers, ...metrics.observers]
    const parts = { config, resources, logger, clientDir: BUILT_CLIENT, observers }
    const server = await createServer(parts)
    beginStop = server.app.beginStop
    // Tasks end while the last requests do, which may still enqueue some.
    opened.defer(async () => {
      await Promise.all([resources.tasks.endWork(), server.app.close()])
    })
    shareJobChanges(server.services.jobs)
    if (resources.isEmbedded) await server.addSamples()
    await server.startTasks()
    if (opened.disposed) return
    const listening = listen(server.app, config)
    // The framework looks up other addresses of the host that it listens on, and fails if closed meanwhile.
    opened.defer(() => listening.catch(() => {}))
    await listening
    void server.warmUp()
    if (isReporting) report(resources.parts, config, performance.now() - startedAt)
  } catch (error) {
    // Told to stop while starting: the failure comes from parts that are closed already.
    if (opened.disposed) return
    // It would close everything a second time and let the process exit with 0.
    graceful.uninstall()
    await opened.disposeAsync()
    throw error
  }
}

async function listen(
  app: { listen(where: { port: number; host: string }): Promise<string> },
  { port, host }: Config,
) {
  await app.listen({ port, host }).catch((error) => {
    throw toListenError(error, port)
  })
}

function report(parts: string[], config: Config, milliseconds: number) {
  const { publicUrl, processes, role, port } = config
  const what =
    role === 'tasks' ? `Tasks run; /readyz is on port ${port}` : `Landfall is at ${publicUrl}`
  const ready = `${what} (ready in ${(milliseconds / 1000).toFixed(1)} s)`
  const several = processes > 1 ? [`Processes: ${processes}`] : []
  const part = role === 'web' ? ['Tasks: run by other processes (ROLE=tasks)'] : []
  process.stdout.write([...parts, ...part, ...several, ready, ''].join('\n'))
}
