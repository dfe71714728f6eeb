import type { FastifyPluginAsync } from 'fastify'
import { DomainError } from '#contract/errors.ts'

/** `/healthz` answers while the process runs, `/readyz` once it can serve requests. */
export const healthRoutes: FastifyPluginAsync<{ isReady(): Promise<boolean> }> = async (
  app,
  { isReady },
) => {
  app.get(
    '/healthz',
    { logLevel: 'warn', config: { startsWorkItself: true } },
    async (_request, reply) => reply.header('cache-control', 'no-store').send('ok'),
  )
  app.get(
    '/readyz',
    { logLevel: 'warn', config: { startsWorkItself: true } },
    async (_request, reply) => {
      if (!(await isReady())) throw new DomainError('not_ready')
      return reply.header('cache-control', 'no-store').send('ready')
    },
  )
}
