import type { FastifyInstance } from 'fastify'
import { sendToLogIn } from '#accounts/log-in/send-to-log-in.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { isCrossSite } from '#platform/http/security.ts'
import type { Services } from '#platform/services.ts'

/** The download of the settings page. Not a page route, because it is a stream. */
export async function exportRoutes(app: FastifyInstance, { accounts }: Pick<Services, 'accounts'>) {
  app.get('/setting/data', { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isCrossSite(request)) throw new DomainError('cross_site')
    const actor = await request.findActor()
    if (!actor) return sendToLogIn(reply, '/setting')
    const day = new Date().toISOString().slice(0, 10)
    return reply
      .header('content-disposition', `attachment; filename="landfall-data-${day}.zip"`)
      .type('application/zip')
      .send(await accounts.settings.exportData(actor))
  })
}
