import { createServer as createHttpServer } from 'node:http'
import { createServer as createVite, isRunnableDevEnvironment } from 'vite'
import { readConfig } from '#platform/config.ts'
import { createLogger } from './logger.ts'
import { openResources } from '#platform/resources.ts'
import { TASKS } from '#main/tasks.ts'
import { reportFailure, toListenError } from '#platform/startup-error.ts'

type Entry = typeof import('#main/entry.ts')
type Server = Awaited<ReturnType<Entry['createServer']>>

const config = readConfig(process.env)
const logger = createLogger(config.logLevel)
const resources = await openResources(config, TASKS, (error) => logger.error(error))

const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' })
const environment = vite.environments.ssr
if (!isRunnableDevEnvironment(environment)) throw new Error('Vite cannot run the server.')
const { runner } = environment
let entry: Entry | undefined
let server: Server | undefined

/** The server of the current code: created again when an edit changed the module graph. */
async function currentServer(): Promise<Server> {
  const latest = (await runner.import('/server/main/entry.ts')) as Entry
  if (server && latest === entry) return server
  await server?.app.close()
  entry = latest
  server = await latest.createServer({ config, resources, logger, clientDir: null })
  await server.app.ready()
  return server
}

const { addSamples, startTasks } = await currentServer()
if (resources.isEmbedded) await addSamples()
await startTasks()

// Vite adds its own scripts and styles to pages, which the policy would block.
const http = createHttpServer((request, response) => {
  vite.middlewares(request, response, async () => {
    const { app } = await currentServer()
    const { setHeader } = response
    response.setHeader = (name, value) =>
      name.toLowerCase() === 'content-security-policy'
        ? response
        : setHeader.call(response, name, value)
    app.routing(request, response)
  })
})
http.on('error', async (error) => {
  reportFailure(toListenError(error, config.port))
  await vite.close()
  await resources.close()
})
http.listen(config.port, config.host, () => {
  process.stdout.write(`Landfall (development) is at ${config.publicUrl}\n`)
})
