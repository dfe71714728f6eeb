import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { figuresPath } from '#organisations/model/organisation-paths.ts'
import { sendToLogIn } from '#accounts/log-in/send-to-log-in.ts'
import { asAttachment } from '#platform/http/answers/attachment.ts'
import type { Services } from '#platform/services.ts'

/** The figures as a file. Neither a page nor a call of the API. */
export const reportRoutes: FastifyPluginAsyncZod<Pick<Services, 'figuresReport'>> = async (
  app,
  { figuresReport },
) => {
  const params = z.object({ id: z.string() })
  app.get(
    '/organisations/:id/figures.csv',
    { schema: { hide: true, params } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const actor = await request.findActor()
      const { id } = request.params
      if (!actor) return sendToLogIn(reply, figuresPath(encodeURIComponent(id)))
      const { searchParams } = new URL(request.url, 'http://localhost')
      const content = await figuresReport.exportCsv(actor, id, {
        jobId: searchParams.get('job'),
        days: Number(searchParams.get('days')),
      })
      return asAttachment(reply, 'landfall-figures.csv')
        .type('text/csv; charset=utf-8')
        .send(content)
    },
  )
}
