import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { startMetrics, startTracing } from './observability/observe.ts'
import { openResources } from './platform/resources.ts'
import { closeOnStop, isReporting, shareJobChanges } from './processes.ts'
import { toListenError } from './startup-error.ts'

const BUILT_SERVER = new URL('../build/server/index.js', import.meta.url)
const BUILT_CLIENT = fileURLToPath(new URL('../build/client', import.meta.url))

/** Opens everything, answers, and closes in reverse order when it is told to stop. */
export async function serve(config: Config, logger: Logger) {
  const startedAt = performance.now()
  // Closes all of it in reverse order, whatever goes wrong with one.
  const opened = new AsyncDisposableStack()
  const graceful = closeOnStop(logger, () => opened.disposeAsync())
  try {
    const { createServer } = (await import(BUILT_SERVER.href)) as typeof import('./entry.ts')
    const tracing = await startTracing(config)
    opened.defer(tracing.close)
    const resources = await openResources(config, (error) => logger.error(error))
    opened.defer(resources.close)
    const metrics = await startMetrics(config, resources)
    opened.defer(metrics.close)
    const observers = [...tracing.observers, ...metrics.observers]
    const parts = { config, resources, logger, clientDir: BUILT_CLIENT, observers }
    const server = await createServer(parts)
    opened.defer(() => server.app.close())
    shareJobChanges(server.services.jobs)
    if (resources.isEmbedded) await server.addSamples()
    await server.startTasks()
    await listen(server.app, config)
    if (isReporting) report(resources.parts, config, performance.now() - startedAt)
  } catch (error) {
    // It would close everything a second time and let the process end with 0.
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

function report(parts: string[], { publicUrl, processes }: Config, milliseconds: number) {
  const ready = `Landfall is at ${publicUrl} (ready in ${(milliseconds / 1000).toFixed(1)} s)`
  const several = processes > 1 ? [`Processes: ${processes}`] : []
  process.stdout.write([...parts, ...several, ready, ''].join('\n'))
}
