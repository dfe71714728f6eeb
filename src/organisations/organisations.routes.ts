import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { organisationPath } from './model/organisation-paths.ts'
import { sendToLogIn } from '#accounts/log-in/send-to-log-in.ts'
import type { Services } from '#platform/services.ts'

/** The download of an organisation’s page. Not a page route, because it is a stream. */
export const organisationRoutes: FastifyPluginAsyncZod<Pick<Services, 'organisations'>> = async (
  app,
  { organisations },
) => {
  const params = z.object({ id: z.string() })
  app.get(
    '/organisations/:id/history.csv',
    { schema: { hide: true, params } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const actor = await request.findActor()
      const { id } = request.params
      if (!actor) return sendToLogIn(reply, organisationPath(encodeURIComponent(id)))
      const history = await organisations.exportHistory(actor, id)
      return reply
        .header('content-disposition', 'attachment; filename="history.csv"')
        .type('text/csv; charset=utf-8')
        .send(history)
    },
  )
}
