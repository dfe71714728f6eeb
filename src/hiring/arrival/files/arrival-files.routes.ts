import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { failures } from '#platform/primitives/errors.schema.ts'
import { Id } from '#platform/primitives/primitives.schema.ts'
import { CLOSED_FILE, sendAttachment } from '#platform/http/answers/attachment.ts'
import { requireActor } from '#accounts/sessions/http/session.ts'
import type { Services } from '#platform/services.ts'

/** Mounted under `/api/v1`. */
export const arrivalFileRoutes: FastifyPluginAsyncZod<Pick<Services, 'arrival'>> = async (
  app,
  { arrival },
) => {
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))

  app.get(
    '/applications/:id/arrival/files/:fileId',
    {
      schema: {
        tags: ['Applications'],
        summary: 'Download a file of the way from an offer to the first day',
        params: z.object({ id: Id, fileId: Id }),
        response: {
          200: z.any(),
          ...failures('not_logged_in', 'second_step_needed', 'not_found', ...CLOSED_FILE),
        },
      },
    },
    async (request, reply) => {
      const actor = await requireActor(request)
      return sendAttachment(reply, await arrival.files.open(actor, request.params))
    },
  )
}
