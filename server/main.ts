import { fileURLToPath } from 'node:url'
import closeWithGrace from 'close-with-grace'
import { pino } from 'pino'
import { readConfig, type Config } from './config.ts'
import { addSamples } from './jobs/samples/sample-jobs.ts'
import { createPlatform } from './platform/platform.ts'
import { StartupError } from './startup-error.ts'

const BUILT_SERVER = new URL('../build/server/index.js', import.meta.url)
const BUILT_CLIENT = fileURLToPath(new URL('../build/client', import.meta.url))
const STOP_TIMEOUT_MS = 10_000

// Before the bundle is loaded: React for makers takes several times as long to render a page.
process.env.NODE_ENV = 'production'

try {
  await serve(readConfig(process.env))
} catch (error) {
  const isForPeople = error instanceof StartupError
  process.stderr.write(`${isForPeople ? error.message : String((error as Error).stack)}\n`)
  process.exitCode = 1
}

async function serve(config: Config) {
  const started = performance.now()
  const logger = pino({ level: config.logLevel })
  const { createServer } = (await import(BUILT_SERVER.href)) as typeof import('./entry.ts')
  const platform = await createPlatform(config, (error) => logger.error(error))
  const { app, tasks } = await createServer({
    config,
    platform,
    logger,
    clientDir: BUILT_CLIENT,
  })

  async function stop() {
    await app.close()
    await platform.close()
  }
  closeWithGrace({ delay: STOP_TIMEOUT_MS, logger }, stop)
  if (platform.isNew) await addSamples(platform.db)
  await platform.tasks.work(tasks)
  // After an update there may be jobs that searches do not know yet, or know otherwise.
  await platform.tasks.enqueue(platform.db, 'tend-search', {})
  await platform.tasks.enqueue(platform.db, 'recheck-sponsorship', {})
  await listen(app, config).catch(async (error) => {
    await stop()
    throw error
  })

  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(
    [...platform.parts, `Landfall is at ${config.publicUrl} (ready in ${seconds} s)`, ''].join(
      '\n',
    ),
  )
}

async function listen(
  app: { listen(where: { port: number; host: string }): Promise<string> },
  { port, host }: Config,
) {
  try {
    await app.listen({ port, host })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new StartupError(`PORT ${port} is taken by another program; set PORT to a free one.`, {
      cause: error,
    })
  }
}
