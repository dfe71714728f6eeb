import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { bodyFailures } from '#platform/primitives/errors.schema.ts'
import { SponsorshipCheck } from '#sponsorship/model/check.schema.ts'
import { PostingToCheck } from '#sponsorship/model/posting-to-check.schema.ts'
import { requireActor } from '#accounts/sessions/http/session.ts'
import type { Services } from '#platform/services.ts'

const BODY_LIMIT = 256 * 1024

/** Mounted under `/api/v1`. */
export const postingCheckRoutes: FastifyPluginAsyncZod<Pick<Services, 'postings'>> = async (
  app,
  { postings },
) => {
  app.post(
    '/sponsorship/check',
    {
      bodyLimit: BODY_LIMIT,
      schema: {
        tags: ['Sponsorship'],
        summary: 'Check an advert before it is posted',
        description:
          'As far as it is written; nothing is saved. Null without a country, and for a job outside the UK.',
        body: PostingToCheck,
        response: {
          200: SponsorshipCheck.nullable(),
          ...bodyFailures('not_logged_in'),
        },
      },
    },
    async (request) => {
      const actor = await requireActor(request)
      return postings.sponsorshipFields.check(actor, request.body)
    },
  )
}
