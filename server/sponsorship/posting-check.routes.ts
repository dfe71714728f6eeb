import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { failures } from '#contract/errors.ts'
import { SponsorshipCheck } from '#contract/sponsorship/check.ts'
import { PostingToCheck } from '#contract/sponsorship/posting-to-check.ts'
import { requireActor } from '#server/http/session.ts'
import type { Services } from '#server/platform/services.ts'

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
    async (request) => {
      const actor = await requireActor(request)
      return postings.sponsorshipFields.check(actor, request.body)
    },
  )
}
