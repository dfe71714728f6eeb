import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { DraftAnswers, DraftKind, DraftSubject } from '#contract/drafts.ts'
import { failures } from '#contract/errors.ts'
import { requireActor } from '#server/http/session.ts'
import type { Services } from '#server/services.ts'

const BODY_LIMIT = 256 * 1024

/** Mounted under `/api/v1`. */
export const draftRoutes: FastifyPluginAsyncZod<Pick<Services, 'drafts'>> = async (
  app,
  { drafts },
) => {
  app.put(
    '/drafts/:kind/:subject',
    {
      bodyLimit: BODY_LIMIT,
      schema: {
        tags: ['Drafts'],
        summary: 'Save an unfinished form',
        params: z.object({ kind: DraftKind, subject: DraftSubject }),
        body: DraftAnswers,
        response: {
          204: z.undefined().meta({ description: 'Saved.' }),
          ...failures(
            'invalid_input',
            'bad_request',
            'not_logged_in',
            'too_large',
            'wrong_type',
            'too_many',
          ),
        },
      },
    },
    async (request, reply) => {
      const actor = await requireActor(request)
      await drafts.save(actor, request.params, request.body)
      return reply.code(204).send()
    },
  )
}
