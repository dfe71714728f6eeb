import Fastify, { LogController, type FastifyBaseLogger } from 'fastify'
import { sendFailure } from './answers/errors.ts'
import { healthRoutes } from './health.ts'
import { finishRequestsOnClose } from './shutdown.ts'

interface HealthAppOptions {
  isReady(): Promise<boolean>
  logger: FastifyBaseLogger
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
