import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { failures } from '#platform/primitives/errors.schema.ts'
import { MoveForm } from '#hiring/applications/model/move-form.schema.ts'
import { Id } from '#platform/primitives/primitives.schema.ts'
import { requireActor } from '#accounts/sessions/http/session.ts'
import type { Services } from '#platform/services.ts'

/** Mounted under `/api/v1`. */
export const actionRoutes: FastifyPluginAsyncZod<Pick<Services, 'applications'>> = async (
  app,
  { applications },
) => {
  app.post(
    '/post/:jobId/moves',
    {
      schema: {
        tags: ['Applications'],
        summary: 'Move applicants of a job you posted to another stage',
        description: 'They are told a minute later; until then it can be taken back on the page.',
        params: z.object({ jobId: Id }),
        body: MoveForm,
        response: {
          200: z.object({
            actionId: Id,
            results: z
              .array(z.string())
              .meta({ description: 'Of each of them: done, there, withdrawn, moved …' }),
          }),
          ...failures(
            'invalid_input',
            'not_logged_in',
            'second_step_needed',
            'not_found',
            'moved_meanwhile',
            'too_many',
          ),
        },
      },
    },
    async (request, reply) => {
      const actor = await requireActor(request)
      reply.header('cache-control', 'no-store')
      return applications.actions.move(actor, request.params.jobId, request.body)
    },
  )
}
