import { DomainError } from '#platform/primitives/errors.schema.ts'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyPluginAsync } from 'fastify'
import { sendFailure } from './answers/errors.ts'
import { finishRequestsOnClose } from './shutdown.ts'

interface HealthAppOptions {
  isReady(): Promise<boolean>
  logger: FastifyBaseLogger
}

interface HealthOptions {
  isStopping(): boolean
  isDatabaseReady(): Promise<boolean>
}

interface Readiness {
  Querystring: { exclude?: string }
}

/**
 * `/healthz` answers while the process runs, `/readyz` once it can serve requests. A proxy requests
 * `/readyz?exclude=database`: a lost database is lost for every process, and with no process behind the proxy nobody
 * would get the pages that can be served without it.
 */
export const healthRoutes: FastifyPluginAsync<HealthOptions> = async (
  app,
  { isStopping, isDatabaseReady },
) => {
  app.get(
    '/healthz',
    { logLevel: 'warn', config: { startsWorkItself: true } },
    async (_request, reply) => reply.header('cache-control', 'no-store').send('ok'),
  )
  app.get<Readiness>(
    '/readyz',
    { logLevel: 'warn', config: { startsWorkItself: true } },
    async ({ query }, reply) => {
      const isReady = query.exclude === 'database' || (await isDatabaseReady())
      if (isStopping() || !isReady) throw new DomainError('not_ready')
      return reply.header('cache-control', 'no-store').send('ready')
    },
  )
}

/** The server of a process that only runs tasks: it answers whether it lives and is ready, and nothing else. */
export async function createHealthApp({ isReady, logger }: HealthAppOptions) {
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
  })
  app.setErrorHandler(sendFailure)
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('Not found.'))
  finishRequestsOnClose(app)
  await app.register(healthRoutes, {
    isStopping: app.isStopping,
    isDatabaseReady: isReady,
  })
  return app
}
