import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { DraftAnswers, DraftKind, DraftSubject } from './drafts.schema.ts'
import { bodyFailures } from '#platform/primitives/errors.schema.ts'
import { requireActor } from '#accounts/sessions/http/session.ts'
import type { Services } from '#platform/services.ts'

const BODY_LIMIT = 256 * 1024

const schema = {
  tags: ['Drafts'],
  params: z.object({ kind: DraftKind, subject: DraftSubject }),
  body: DraftAnswers,
  response: {
    204: z.undefined().meta({ description: 'Saved.' }),
    ...bodyFailures('not_logged_in'),
  },
}

/** Mounted under `/api/v1`. */
export const draftRoutes: FastifyPluginAsyncZod<Pick<Services, 'drafts'>> = async (
  app,
  { drafts },
) => {
  app.put(
    '/drafts/:kind/:subject',
    { bodyLimit: BODY_LIMIT, schema: { ...schema, summary: 'Save an unfinished form' } },
    async (request, reply) => {
      await drafts.save(await requireActor(request), request.params, request.body)
      return reply.code(204).send()
    },
  )

  app.patch(
    '/drafts/:kind/:subject',
    {
      bodyLimit: BODY_LIMIT,
      schema: { ...schema, summary: 'Save some fields of an unfinished form' },
    },
    async (request, reply) => {
      await drafts.merge(await requireActor(request), request.params, request.body)
      return reply.code(204).send()
    },
  )
}
