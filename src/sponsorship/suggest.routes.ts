import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { OccupationSuggestion, SponsorSuggestion } from './model/suggestions.schema.ts'
import type { Services } from '#platform/services.ts'
import { MAX_QUERY_LENGTH } from './sponsorship.service.ts'

const tags = ['Sponsorship']

const SuggestQuery = z.object({
  // Treat a value that is not text as an empty query: suggestions must never show an error while someone types.
  q: z
    .string()
    .catch('')
    .meta({ description: `What is typed so far, up to ${MAX_QUERY_LENGTH} characters.` }),
})

/** Mounted under `/api/v1`. */
export const sponsorSuggestRoutes: FastifyPluginAsyncZod<Pick<Services, 'sponsorship'>> = async (
  app,
  { sponsorship },
) => {
  app.get(
    '/suggest/sponsors',
    {
      schema: {
        tags,
        summary: 'Suggest entries of the register of licensed sponsors while someone types',
        querystring: SuggestQuery,
        response: { 200: z.array(SponsorSuggestion) },
      },
    },
    async ({ query }, reply) => {
      setPublicCache(reply)
      return sponsorship.suggestSponsors(query.q)
    },
  )

  app.get(
    '/suggest/occupations',
    {
      schema: {
        tags,
        summary: 'Suggest occupation codes by their titles while someone types',
        querystring: SuggestQuery,
        response: { 200: z.array(OccupationSuggestion) },
      },
    },
    async ({ query }, reply) => {
      setPublicCache(reply)
      return sponsorship.suggestOccupations(query.q)
    },
  )
}

/** Suggestions are the same for everyone, so shared caches may store them. */
function setPublicCache(reply: FastifyReply) {
  reply.header('cache-control', 'public, max-age=60, s-maxage=60')
}
