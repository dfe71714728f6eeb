import cluster from 'node:cluster'
import { fileURLToPath } from 'node:url'
import { pino, type Logger } from 'pino'
import { readConfig, type Config } from './config.ts'
import { openResources } from './platform/resources.ts'
import { closeOnStop, isReporting, shareJobChanges, supervise } from './processes.ts'
import { reportFailure, toListenError } from './startup-error.ts'

const BUILT_SERVER = new URL('../build/server/index.js', import.meta.url)
const BUILT_CLIENT = fileURLToPath(new URL('../build/client', import.meta.url))
// More than the requests and then the tasks that are running get (`shutdown.ts`, `resources.ts`).
const STOP_TIMEOUT_MS = 15_000
// More than each process gets, so that each reports for itself what it could not finish.
const STOP_ALL_TIMEOUT_MS = STOP_TIMEOUT_MS + 2000

// Set before the bundle is loaded: React's development build renders several times more slowly.
process.env.NODE_ENV = 'production'

try {
  const config = readConfig(process.env)
  const { processes } = config
  const logger = pino({ level: config.logLevel })
  if (processes > 1 && cluster.isPrimary) {
    const program = fileURLToPath(import.meta.url)
    await supervise({ program, processes, stopTimeoutMs: STOP_ALL_TIMEOUT_MS, logger })
  } else await start(config, logger)
} catch (error) {
  reportFailure(error)
  // Its channel to the supervisor would hold it.
  if (cluster.isWorker) process.exit()
}

async function start(config: Config, logger: Logger) {
  const startedAt = performance.now()
  // Closes all of it in reverse order, whatever goes wrong with one.
  const opened = new AsyncDisposableStack()
  const graceful = closeOnStop({ delay: STOP_TIMEOUT_MS, logger }, () => opened.disposeAsync())
  try {
    const { createServer } = (await import(BUILT_SERVER.href)) as typeof import('./entry.ts')
    const resources = await openResources(config, (error) => logger.error(error))
    opened.defer(resources.close)
    const server = await createServer({ config, resources, logger, clientDir: BUILT_CLIENT })
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
