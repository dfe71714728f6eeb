import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireActor } from '#accounts/sessions/http/session.ts'
import { bodyFailures } from '#platform/primitives/errors.schema.ts'
import type { Services } from '#platform/services.ts'
import { LawNote, PostingToRead } from './law-notes.schema.ts'

const BODY_LIMIT = 256 * 1024

/** Mounted under `/api/v1`. */
export const lawNoteRoutes: FastifyPluginAsyncZod<Pick<Services, 'postings'>> = async (
  app,
  { postings },
) => {
  app.post(
    '/post/law',
    {
      bodyLimit: BODY_LIMIT,
      schema: {
        tags: ['Jobs'],
        summary: 'Read an advert by the law before it is posted',
        description:
          'As far as it is written; nothing is saved. Empty for a job outside the UK. The laws are no legal advice.',
        body: PostingToRead,
        response: {
          200: z.array(LawNote),
          ...bodyFailures('not_logged_in'),
        },
      },
    },
    async (request) => {
      const actor = await requireActor(request)
      return postings.readLaw(actor, request.body)
    },
  )
}
