import type { FastifyPluginAsync } from 'fastify'
import { DomainError } from '#platform/primitives/errors.schema.ts'

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
