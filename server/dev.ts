import { createServer as createHttpServer } from 'node:http'
import { pino } from 'pino'
import { createServer as createVite, isRunnableDevEnvironment } from 'vite'
import { readConfig } from './config.ts'
import { addSamples } from './jobs/samples/sample-jobs.ts'
import { createPlatform } from './platform/platform.ts'

type Entry = typeof import('./entry.ts')
type Server = Awaited<ReturnType<Entry['createServer']>>

const config = readConfig(process.env)
const logger = pino({ level: config.logLevel })
const platform = await createPlatform(config, (error) => logger.error(error))
if (platform.isNew) await addSamples(platform.db)

const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' })
const environment = vite.environments.ssr
if (!isRunnableDevEnvironment(environment)) throw new Error('Vite cannot run the server.')
const { runner } = environment
let entry: Entry | undefined
let server: Server | undefined

/** The server of today's code: made anew when an edit changed the module graph. */
async function currentServer(): Promise<Server> {
  const latest = (await runner.import('/server/entry.ts')) as Entry
  if (server && latest === entry) return server
  await server?.app.close()
  entry = latest
  server = await latest.createServer({ config, platform, logger, clientDir: null })
  await server.app.ready()
  return server
}

const { tasks } = await currentServer()
await platform.tasks.work(tasks)

// Vite's middlewares add their own scripts and styles to a page, so no policy can hold here.
createHttpServer((request, response) => {
  vite.middlewares(request, response, async () => {
    const { app } = await currentServer()
    const { setHeader } = response
    response.setHeader = (name, value) =>
      name.toLowerCase() === 'content-security-policy'
        ? response
        : setHeader.call(response, name, value)
    app.routing(request, response)
  })
}).listen(config.port, config.host, () => {
  process.stdout.write(`Landfall (development) is at ${config.publicUrl}\n`)
})
