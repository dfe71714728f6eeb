import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { failures } from '#platform/primitives/errors.schema.ts'
import { Id } from '#platform/primitives/primitives.schema.ts'
import { asAttachment } from '#platform/http/answers/attachment.ts'
import { requireActor } from '#accounts/sessions/http/session.ts'
import type { Services } from '#platform/services.ts'

/** Mounted under `/api/v1`. */
export const evidenceRoutes: FastifyPluginAsyncZod<Pick<Services, 'applications'>> = async (
  app,
  { applications },
) => {
  app.get(
    '/applications/:id/evidence',
    {
      schema: {
        tags: ['Applications'],
        summary: 'Save the evidence: an application that we warned you about, as a text file',
        params: z.object({ id: Id }),
        response: { 200: z.any(), ...failures('not_logged_in', 'not_found') },
      },
    },
    async (request, reply) => {
      const actor = await requireActor(request)
      const { name, text } = await applications.saveEvidence(actor, request.params.id)
      return asAttachment(reply, name)
        .header('cache-control', 'private, no-store')
        .type('text/plain; charset=utf-8')
        .send(text)
    },
  )
}
